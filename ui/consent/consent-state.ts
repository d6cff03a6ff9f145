import { useSyncExternalStore } from 'react';
import { type Choices, type ConsentRecord, cookieFor, makeRecord, readConsent } from './consent-record.ts';

interface ConsentState {
  /** Null before the visitor has chosen. */
  record: ConsentRecord | null;
  /** The control from which the consent dialog was opened; null while it is closed. */
  opener: HTMLElement | null;
  /** Increases whenever media are refused, which unloads players that were loaded once. */
  refusals: number;
}

const unknown: ConsentState = { record: null, opener: null, refusals: 0 };
// The choice is a cookie, so it is the same for everything in the window. On the server it is never read.
const listeners = new Set<() => void>();
let state: ConsentState | undefined;

/** The choice on this device; unknown on the server and until hydration. */
export function useConsent(): ConsentState {
  return useSyncExternalStore(subscribe, consent, () => unknown);
}

export function consent(): ConsentState {
  if (state) return state;
  const record = readConsent(cookies());
  // Without a choice it is the same object as on the server, which avoids a re-render.
  state = record ? { ...unknown, record } : unknown;
  return state;
}

/** Stores a choice; other purposes are unchanged. If cookies are blocked, it is valid for this page only. */
export function choose(choices: Choices): void {
  const { record, refusals } = consent();
  const next = makeRecord(`${new Date().toISOString().slice(0, 19)}Z`, { ...record, ...choices });
  try {
    document.cookie = cookieFor(next, window.location.protocol === 'https:');
  } catch {
    // Cookies are blocked.
  }
  change({ record: next, opener: null, refusals: choices.media === false ? refusals + 1 : refusals });
}

/** Opens the consent dialog from a control, which gets the focus back; null closes it. */
export function manageConsent(opener: HTMLElement | null): void {
  const before = consent();
  // Each arrival closes the dialog: a change of this state renders the whole layout again.
  if (opener !== before.opener) change({ ...before, opener });
}

/** Reads a choice made in another window. */
export function readAgain(): void {
  const before = consent();
  const record = readConsent(cookies());
  if (!record || record.time === before.record?.time) return;
  change({ ...before, record, refusals: before.refusals + (record.media ? 0 : 1) });
}

/** Resets the state; for tests. */
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
