/** True when a service worker controls this page and can answer offline. */
export function isControlled(): boolean {
  try {
    return Boolean(navigator.serviceWorker?.controller);
  } catch {
    // Storage is blocked.
    return false;
  }
}
