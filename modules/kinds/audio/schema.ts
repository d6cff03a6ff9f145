import { embed, line, rich } from '#contract/fields/field.ts';
import { defineModule } from '#contract/fields/module-kind.ts';

export const audio = defineModule({
  model: 'audio',
  label: { de: 'Audio', en: 'Audio' },
  group: 'media',
  position: 5,
  icon: 'audio',
  titleField: 'title',
  keywords: ['podcast', 'musik', 'music'],
  fields: {
    title: line('Titel', 'Title', { inline: true, maximum: 200 }),
    embed: embed('Adresse oder eigene Aufnahme', 'Address or own recording', {
      hosts: 'audio',
      files: ['audio'],
      required: true,
    }),
    transcript: rich('Text der Aufnahme', 'Text of the recording', {
      help: { de: 'Zum Nachlesen; nur bei einer eigenen Datei', en: 'To be read; only with a file of your own' },
    }),
  },
});
