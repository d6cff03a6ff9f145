import { anchor } from '#contract/field.ts';
import { defineModule } from '#contract/module.ts';

export const videolist = defineModule({
  model: 'videolist',
  label: { de: 'Videoreihe', en: 'Video list' },
  group: 'media',
  children: ['videoitem'],
  minimumChildren: 1,
  fields: { anchor: anchor() },
});
