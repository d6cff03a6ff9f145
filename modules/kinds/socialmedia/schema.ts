import { embed, line } from '#contract/fields/field.ts';
import { defineModule } from '#contract/fields/module-kind.ts';

export const socialmedia = defineModule({
  model: 'socialmedia',
  label: { de: 'Soziale Medien', en: 'Social media' },
  group: 'foreign',
  position: 2,
  icon: 'social',
  keywords: ['instagram', 'facebook', 'post'],
  fields: {
    embed: embed('Adresse des Beitrags', 'Post address', { hosts: 'social', required: true }),
    media_type: line('Anbieter', 'Provider', { translated: false, maximum: 40 }),
  },
});
