// Pixels of an OLED, one for one.
const LIT = [200, 232, 255, 255];
const UNLIT = [4, 7, 10, 255];

// bits: base64 of rows, the leftmost pixel in the highest bit.
export function paint(canvas, { width, height, bits }) {
  const bytes = atob(bits);
  const image = new ImageData(width, height);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const isLit = (bytes.charCodeAt(pixel >> 3) >> (7 - (pixel & 7))) & 1;
    image.data.set(isLit ? LIT : UNLIT, pixel * 4);
  }
  Object.assign(canvas, { width, height });
  canvas.getContext("2d").putImageData(image, 0, 0);
}

export function wipe(canvas) {
  canvas.getContext("2d").clearRect(0, 0, canvas.width, canvas.height);
}
