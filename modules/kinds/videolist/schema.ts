import { anchor } from '#contract/fields/field.ts';
import { defineModule } from '#contract/fields/module-kind.ts';

export const videolist = defineModule({
  model: 'videolist',
  label: { de: 'Videoreihe', en: 'Video list' },
  group: 'media',
  position: 4,
  icon: 'videos',
  children: ['videoitem'],
  minimumChildren: 1,
  keywords: ['videos', 'filme'],
  fields: { anchor: anchor() },
});
