import { anchor, choice, image as picture, lines, link } from '#contract/fields/field.ts';
import { defineModule } from '#contract/fields/module-kind.ts';

export const image = defineModule({
  model: 'image',
  label: { de: 'Bild', en: 'Image' },
  group: 'media',
  position: 1,
  icon: 'image',
  titleField: 'description',
  keywords: ['foto', 'photo', 'picture'],
  fields: {
    image: picture('Bild', 'Image', { required: true }),
    alias: choice('Größe', 'Size', {
      default: 'default',
      options: [
        { value: 'default', label: { de: 'Spaltenbreit', en: 'Column width' } },
        { value: 'full', label: { de: 'Randlos', en: 'Full bleed' } },
        { value: 'story', label: { de: 'Erzählend', en: 'Story' } },
        { value: 'vertical', label: { de: 'Hochformat 400 × 500', en: 'Vertical 400 × 500' } },
        { value: 'horizontal', label: { de: 'Querformat 1240 × 700', en: 'Horizontal 1240 × 700' } },
      ],
    }),
    description: lines('Bildunterschrift', 'Caption', { inline: true, maximum: 500 }),
    link: link(),
    anchor: anchor(),
  },
});
