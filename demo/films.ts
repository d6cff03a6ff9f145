import type { LocalizedText } from '#contract/base/localized.ts';

/** The demo's films, recordings and captions in the folder films, by the name that its pages use. */
export const films = {
  'film-gebaerden': {
    file: 'sign-language.mp4',
    caption: { de: 'Zwei gezeichnete Hände', en: 'Two drawn hands' },
  },
  'film-gebaerden-beschrieben': {
    file: 'sign-language-described.mp4',
    caption: { de: 'Zwei gezeichnete Hände, mit Audiodeskription', en: 'Two drawn hands, with audio description' },
  },
  'untertitel-deutsch': {
    file: 'sign-language.de.vtt',
    caption: { de: 'Untertitel zum Film in Gebärdensprache', en: 'German captions of the film in sign language' },
  },
  'untertitel-englisch': {
    file: 'sign-language.en.vtt',
    caption: { de: 'Englische Untertitel zum Film in Gebärdensprache', en: 'Captions of the film in sign language' },
  },
  hoerprobe: {
    file: 'audio-description.mp3',
    caption: { de: 'Hörprobe einer Audiodeskription', en: 'Sample of an audio description' },
  },
} satisfies Record<string, { file: string; caption: LocalizedText }>;

export type FilmName = keyof typeof films;
