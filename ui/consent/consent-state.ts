import { useSyncExternalStore } from 'react';
import { type Choices, type ConsentRecord, cookieFor, makeRecord, readConsent } from './consent-record.ts';

interface ConsentState {
  /** Null: nothing was chosen yet. */
  record: ConsentRecord | null;
  /** What the manager was opened from; null while nobody has opened it. */
  opener: HTMLElement | null;
  /** Grows whenever media are refused: what was loaded once goes too. */
  refusals: number;
}

const unknown: ConsentState = { record: null, opener: null, refusals: 0 };
const listeners = new Set<() => void>();
let state: ConsentState | undefined;

/** The choice on this device; unknown on the server and until the page is taken over. */
export function useConsent(): ConsentState {
  return useSyncExternalStore(subscribe, consent, () => unknown);
}

export function consent(): ConsentState {
  if (state) return state;
  const record = readConsent(cookies());
  // Where nothing was chosen it is the same as the server's: nothing is drawn again.
  state = record ? { ...unknown, record } : unknown;
  return state;
}

/** Keeps a choice; what it does not speak of stays as it was. Storage that is blocked keeps it for this page alone. */
export function choose(choices: Choices): void {
  const { record, refusals } = consent();
  const next = makeRecord(`${new Date().toISOString().slice(0, 19)}Z`, { ...record, ...choices });
  try {
    document.cookie = cookieFor(next, window.location.protocol === 'https:');
  } catch {
    // Not allowed here.
  }
  change({ record: next, opener: null, refusals: choices.media === false ? refusals + 1 : refusals });
}

/** Opens the manager from a control, which gets the focus back; null closes it. */
export function manageConsent(opener: HTMLElement | null): void {
  change({ ...consent(), opener });
}

/** Takes over what was chosen in another window. */
export function readAgain(): void {
  const before = consent();
  const record = readConsent(cookies());
  if (!record || record.time === before.record?.time) return;
  change({ ...before, record, refusals: before.refusals + (record.media ? 0 : 1) });
}

/** As after a fresh start; for tests. */
export function forgetConsent(): void {
  state = undefined;
  for (const listener of listeners) listener();
}

function change(next: ConsentState): void {
  state = next;
  document.documentElement.toggleAttribute('data-media', next.record?.media === true);
  for (const listener of listeners) listener();
}

function cookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
