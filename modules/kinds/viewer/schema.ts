import { embed, line } from '#contract/fields/field.ts';
import { defineModule } from '#contract/fields/module-kind.ts';

export const viewer = defineModule({
  model: 'viewer',
  label: { de: 'Blätterheft', en: 'Viewer' },
  group: 'foreign',
  position: 1,
  icon: 'booklet',
  keywords: ['pdf', 'heft', 'booklet', 'broschüre', 'brochure'],
  fields: {
    embed: embed('Adresse des Heftes', 'Viewer address', { hosts: 'viewer', required: true }),
    media_type: line('Anbieter', 'Provider', { translated: false, maximum: 40 }),
  },
});
