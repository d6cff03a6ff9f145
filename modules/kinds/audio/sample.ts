import { makeSample, type Samples } from '../../make-sample.ts';

export const samples: Samples = () => [
  makeSample('audio', 'podcast', { fields: { embed: 'https://oper-colonia.podigee.io/12-die-souffleuse' } }),
  makeSample('audio', 'soundcloud', {
    fields: { embed: 'https://soundcloud.com/oper-colonia/graben-um-vierzehn-uhr' },
  }),
];
