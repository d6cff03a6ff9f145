import { embed, image, line, lines } from '#contract/fields/field.ts';
import { defineModule } from '#contract/fields/module-kind.ts';

export const videoitem = defineModule({
  model: 'videoitem',
  label: { de: 'Video der Reihe', en: 'Video of the list' },
  group: null,
  icon: 'video',
  titleField: 'title',
  fields: {
    video_url: embed('Adresse des Videos', 'Video address', { hosts: 'video', required: true }),
    title: line('Titel', 'Title', { inline: true, maximum: 200 }),
    content: lines('Text', 'Text', { inline: true, maximum: 500 }),
    image: image('Vorschaubild', 'Preview image', { required: true }),
    length: line('Länge', 'Length', { translated: false, maximum: 12 }),
  },
});
