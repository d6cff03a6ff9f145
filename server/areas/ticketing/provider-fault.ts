/**
 * Kind of fault: unreachable, timeout, a response that cannot be shown, too many waiting requests, or 404.
 */
export type FaultKind = 'away' | 'slow' | 'rubbish' | 'busy' | 'gone';

const statuses: Record<FaultKind, number> = { away: 503, slow: 504, rubbish: 502, busy: 503, gone: 404 };

/** The provider sent no response that can be shown to visitors. */
export class ProviderFault extends Error {
  readonly kind: FaultKind;

  constructor(kind: FaultKind, reason: string) {
    super(reason);
    this.name = 'ProviderFault';
    this.kind = kind;
  }

  get status(): number {
    return statuses[this.kind];
  }
}
