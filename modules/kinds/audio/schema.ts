import { embed } from '#contract/fields/field.ts';
import { defineModule } from '#contract/fields/module-kind.ts';

export const audio = defineModule({
  model: 'audio',
  label: { de: 'Audio', en: 'Audio' },
  group: 'media',
  position: 5,
  icon: 'audio',
  keywords: ['podcast', 'musik', 'music'],
  fields: { embed: embed('Adresse der Aufnahme', 'Audio address', { hosts: 'audio', required: true }) },
});
