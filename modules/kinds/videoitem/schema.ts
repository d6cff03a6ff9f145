import { embed, image, line, lines, filmAlternatives } from '#contract/fields/field.ts';
import { defineModule } from '#contract/fields/module-kind.ts';

export const videoitem = defineModule({
  model: 'videoitem',
  label: { de: 'Video der Reihe', en: 'Video of the list' },
  group: null,
  icon: 'video',
  titleField: 'title',
  fields: {
    video_url: embed('Adresse oder eigener Film', 'Address or own film', {
      hosts: 'video',
      files: ['video'],
      required: true,
    }),
    ...filmAlternatives,
    title: line('Titel', 'Title', { inline: true, maximum: 200 }),
    content: lines('Text', 'Text', { inline: true, maximum: 500 }),
    image: image('Vorschaubild', 'Preview image', { required: true }),
    length: line('Länge', 'Length', { translated: false, maximum: 12 }),
  },
});
