import { image, line, lines, link } from '#contract/fields/field.ts';
import { defineModule } from '#contract/fields/module-kind.ts';

export const imageitem = defineModule({
  model: 'imageitem',
  label: { de: 'Bild der Reihe', en: 'Image of the list' },
  group: null,
  icon: 'image',
  titleField: 'title',
  fields: {
    image: image('Bild', 'Image', { required: true }),
    title: line('Titel', 'Title', { inline: true, maximum: 200 }),
    description: lines('Bildunterschrift', 'Caption', { inline: true, maximum: 500 }),
    link: link(),
  },
});
