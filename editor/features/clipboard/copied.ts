import { Observable } from '../../core/observable.ts';
import { type ClipboardPayload, readPayload, writePayload } from './clipboard-payload.ts';

const key = 'proscenium-editor-copied';

/** The modules copied last, shared by all tabs; also works in browsers without read access to the clipboard. */
export const copied = new Observable<ClipboardPayload | null>(readStored());

export function storeCopied(payload: ClipboardPayload): void {
  copied.set(payload);
  try {
    localStorage.setItem(key, writePayload(payload));
  } catch {
    // Too long for the storage: only this tab and the clipboard have it.
  }
}

/** Receives copies from other tabs. Returns the cleanup function. */
export function followOtherTabs(): () => void {
  const changed = (event: StorageEvent) => {
    if (event.key === key) copied.set(readPayload(event.newValue));
  };
  window.addEventListener('storage', changed);
  return () => window.removeEventListener('storage', changed);
}

function readStored(): ClipboardPayload | null {
  try {
    return readPayload(localStorage.getItem(key));
  } catch {
    return null;
  }
}
