import type { Locale } from '#contract/locale.ts';
import { lastResort } from '../entrance/last-resort.ts';
import type { ProviderFault } from './provider-fault.ts';
import { type ReadFrame, withNote } from './shop-frame.ts';

/** How long the same fault of the provider goes without another line in the log, in milliseconds. */
const quiet = 60_000;

/** The frame with a note and the telephone number, whatever the provider does. */
export type SayFault = (fault: ProviderFault, locale: Locale, target: string | undefined) => Promise<Response>;

export function createSayFault(frame: ReadFrame): SayFault {
  let told = { kind: '', at: 0 };
  return async (fault, locale, target) => {
    const { kind, status } = fault;
    if (kind !== 'gone' && (told.kind !== kind || Date.now() - told.at > quiet)) {
      told = { kind, at: Date.now() };
      console.error(`Ticket provider: ${kind}, ${fault.message}`);
    }
    const html = await frame(locale);
    if (html === null) return lastResort('unavailable', target);
    const headers = new Headers({ 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
    if (status === 503 || status === 504) headers.set('Retry-After', '30');
    return new Response(withNote(html, kind === 'gone' ? 'gone' : 'away'), { status, headers });
  };
}
