import { embed, line } from '#contract/field.ts';
import { defineModule } from '#contract/module.ts';

export const viewer = defineModule({
  model: 'viewer',
  label: { de: 'Blätterheft', en: 'Viewer' },
  group: 'foreign',
  keywords: ['pdf', 'heft', 'booklet'],
  fields: {
    embed: embed('Adresse des Heftes', 'Viewer address', { hosts: 'viewer', required: true }),
    media_type: line('Anbieter', 'Provider', { translated: false, maximum: 40 }),
  },
});
