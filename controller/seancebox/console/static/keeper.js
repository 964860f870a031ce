// What this browser remembers of its visitor; nothing, where it may not.
export function kept(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keep(key, value) {
  try {
    localStorage.setItem(key, value);
  } catch {
    // a private window: it lasts as long as the page
  }
}
