/**
 * What is wrong with the provider: nobody answers, too late, something that cannot be shown, too many are waiting, or it
 * has no such page.
 */
export type FaultKind = 'away' | 'slow' | 'rubbish' | 'busy' | 'gone';

const statuses: Record<FaultKind, number> = { away: 503, slow: 504, rubbish: 502, busy: 503, gone: 404 };

/** The provider gave no answer that visitors could be shown. */
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
