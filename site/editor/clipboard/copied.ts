import { Observable } from '../observable.ts';
import { type Parcel, readParcel, writeParcel } from './parcel.ts';

const key = 'proscenium-editor-copied';

/** The modules copied last, in every tab of this browser; also for browsers that let no page read the clipboard. */
export const copied = new Observable<Parcel | null>(readKept());

export function keepCopied(parcel: Parcel): void {
  copied.set(parcel);
  try {
    localStorage.setItem(key, writeParcel(parcel));
  } catch {
    // Too long for the storage: this tab has it, and the clipboard.
  }
}

/** Learns what other tabs copy; returns how to stop. */
export function followOtherTabs(): () => void {
  const changed = (event: StorageEvent) => {
    if (event.key === key) copied.set(readParcel(event.newValue));
  };
  window.addEventListener('storage', changed);
  return () => window.removeEventListener('storage', changed);
}

function readKept(): Parcel | null {
  try {
    return readParcel(localStorage.getItem(key));
  } catch {
    return null;
  }
}
