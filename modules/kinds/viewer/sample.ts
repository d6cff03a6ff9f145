import { makeSample, type Samples } from '../../make-sample.ts';

export const samples: Samples = () => [
  makeSample('viewer', 'booklet', {
    fields: { embed: 'https://issuu.com/opercolonia/docs/spielzeitheft-2026-27', media_type: 'Issuu' },
  }),
];
