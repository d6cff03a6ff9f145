import { anchor, choice, image, line, lines, link } from '#contract/fields/field.ts';
import { defineModule } from '#contract/fields/module-kind.ts';

export const fullteaser = defineModule({
  model: 'fullteaser',
  label: { de: 'Aufmacher', en: 'Full teaser' },
  group: 'house',
  position: 1,
  icon: 'teaser',
  titleField: 'headline',
  leads: true,
  keywords: ['teaser'],
  fields: {
    extra_class: choice('Anordnung', 'Arrangement', {
      default: 'default',
      options: [
        { value: 'default', label: { de: 'Bild oben', en: 'Image on top' } },
        { value: 'image-left', label: { de: 'Bild links', en: 'Image left' } },
        { value: 'image-right', label: { de: 'Bild rechts', en: 'Image right' } },
      ],
    }),
    image: image(),
    preline: line('Dachzeile', 'Overline', { inline: true, maximum: 120 }),
    headline: line('Überschrift', 'Headline', { required: true, inline: true, maximum: 200 }),
    text: lines('Text', 'Description', { required: true, inline: true, maximum: 256 }),
    link_text: line('Text des Links', 'Link text', { inline: true, maximum: 120 }),
    link: link(),
    anchor: anchor(),
  },
});
