// Pixels of an OLED, one for one; the glass glows as much as is lit.
const LIT = [206, 232, 255, 255];
const FULL_GLOW = 0.3; // of all pixels

// bits: base64 of rows, the leftmost pixel in the highest bit.
export function paint(canvas, { width, height, bits }) {
  const bytes = atob(bits);
  const image = new ImageData(width, height);
  let lit = 0;
  for (let pixel = 0; pixel < width * height; pixel++) {
    if (!((bytes.charCodeAt(pixel >> 3) >> (7 - (pixel & 7))) & 1)) continue;
    image.data.set(LIT, pixel * 4);
    lit++;
  }
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
  canvas.getContext("2d").putImageData(image, 0, 0);
  glow(canvas, lit / (width * height));
}

export function wipe(canvas) {
  canvas.getContext("2d").clearRect(0, 0, canvas.width, canvas.height);
  glow(canvas, 0);
}

function glow(canvas, share) {
  canvas.style.setProperty("--glow", Math.min(1, share / FULL_GLOW).toFixed(2));
}
