import { embed, line } from '#contract/field.ts';
import { defineModule } from '#contract/module.ts';

export const socialmedia = defineModule({
  model: 'socialmedia',
  label: { de: 'Soziale Medien', en: 'Social media' },
  group: 'foreign',
  fields: {
    embed: embed('Adresse des Beitrags', 'Post address', { hosts: 'social', required: true }),
    media_type: line('Anbieter', 'Provider', { translated: false, maximum: 40 }),
  },
});
