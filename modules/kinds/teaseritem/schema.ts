import { image, line, lines, link } from '#contract/fields/field.ts';
import { defineModule } from '#contract/fields/module-kind.ts';

export const teaseritem = defineModule({
  model: 'teaseritem',
  label: { de: 'Kachel', en: 'Teaser' },
  group: null,
  icon: 'tiles',
  titleField: 'headline',
  leads: true,
  fields: {
    image: image(),
    preline: line('Dachzeile', 'Overline', { inline: true, maximum: 120 }),
    headline: line('Überschrift', 'Headline', { required: true, inline: true, maximum: 200 }),
    subline: line('Unterzeile', 'Subline', { inline: true, maximum: 200 }),
    text: lines('Text', 'Text', { inline: true, maximum: 500 }),
    link_text: line('Text des Links', 'Link text', { inline: true, maximum: 120 }),
    link: link(),
  },
});
