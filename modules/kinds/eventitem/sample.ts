import { makeSample, type Samples } from '../../make-sample.ts';

export const samples: Samples = (_media, event) =>
  [0, 1, 2, 3].map((n) => makeSample('eventitem', `coming-${n}`, { fields: { event: event(n) } }));
