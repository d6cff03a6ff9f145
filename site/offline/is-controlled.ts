/** True where the worker stands between this page and the house, and has something to show when the house is away. */
export function isControlled(): boolean {
  try {
    return Boolean(navigator.serviceWorker?.controller);
  } catch {
    // The browser allows no storage.
    return false;
  }
}
