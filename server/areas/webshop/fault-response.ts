import type { Locale } from '#contract/base/locale.ts';
import { fallbackResponse } from '../../http/listener/fallback-response.ts';
import type { ProviderFault } from './provider-fault.ts';
import { type ReadFrame, withNote } from './shop-frame.ts';

/** Interval in milliseconds during which the same fault is logged only once. */
const quiet = 60_000;

/** Responds with the frame, an error message and the telephone number. */
export type FaultResponse = (fault: ProviderFault, locale: Locale, target: string | undefined) => Promise<Response>;

export function createFaultResponse(frame: ReadFrame): FaultResponse {
  let lastLogged = { kind: '', at: 0 };
  return async (fault, locale, target) => {
    const { kind, status } = fault;
    if (kind !== 'gone' && (lastLogged.kind !== kind || Date.now() - lastLogged.at > quiet)) {
      lastLogged = { kind, at: Date.now() };
      console.error(`Ticket provider: ${kind}, ${fault.message}`);
    }
    const html = await frame(locale);
    if (html === null) return fallbackResponse('unavailable', target);
    const headers = new Headers({ 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
    if (status === 503 || status === 504) headers.set('Retry-After', '30');
    return new Response(withNote(html, kind === 'gone' ? 'gone' : 'away'), { status, headers });
  };
}
