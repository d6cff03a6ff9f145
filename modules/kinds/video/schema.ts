import { anchor, embed, image, line, filmAlternatives } from '#contract/fields/field.ts';
import { defineModule } from '#contract/fields/module-kind.ts';

export const video = defineModule({
  model: 'video',
  label: { de: 'Video', en: 'Video' },
  group: 'media',
  position: 3,
  icon: 'video',
  titleField: 'title',
  keywords: ['film', 'trailer', 'youtube', 'vimeo'],
  fields: {
    title: line('Titel', 'Title', { inline: true, maximum: 200 }),
    video_url: embed('Adresse oder eigener Film', 'Address or own film', {
      hosts: 'video',
      files: ['video'],
      required: true,
    }),
    ...filmAlternatives,
    image: image('Vorschaubild', 'Preview image', { required: true }),
    length: line('Länge', 'Length', { translated: false, maximum: 12 }),
    anchor: anchor(),
  },
});
