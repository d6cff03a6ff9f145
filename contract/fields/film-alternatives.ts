import { ownFile, rich } from './field.ts';

/** What a film of the media library offers to those who do not hear or see it. A provider's player has its own. */
export const filmAlternatives = {
  captions_de: ownFile('Untertitel Deutsch', 'German captions', {
    files: ['captions'],
    help: { de: 'WebVTT-Datei; nur zu einem eigenen Film', en: 'WebVTT file; only with a film of your own' },
  }),
  captions_en: ownFile('Untertitel Englisch', 'English captions', {
    files: ['captions'],
    help: { de: 'WebVTT-Datei; nur zu einem eigenen Film', en: 'WebVTT file; only with a film of your own' },
  }),
  described: ownFile('Fassung mit Audiodeskription', 'Version with audio description', {
    files: ['video', 'audio'],
    help: { de: 'Film oder Ton; nur zu einem eigenen Film', en: 'Film or sound; only with a film of your own' },
  }),
  transcript: rich('Text des Films', 'Text of the film', {
    help: { de: 'Zum Nachlesen; nur zu einem eigenen Film', en: 'To be read; only with a film of your own' },
  }),
};
