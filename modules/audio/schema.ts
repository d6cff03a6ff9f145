import { embed } from '#contract/field.ts';
import { defineModule } from '#contract/module.ts';

export const audio = defineModule({
  model: 'audio',
  label: { de: 'Audio', en: 'Audio' },
  group: 'media',
  keywords: ['podcast', 'musik', 'music'],
  fields: { embed: embed('Adresse der Aufnahme', 'Audio address', { hosts: 'audio', required: true }) },
});
