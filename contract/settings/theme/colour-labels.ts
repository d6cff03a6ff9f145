import type { LocalizedText } from '../../base/localized.ts';
import type { ContrastProblem } from './check-contrast.ts';
import type { ColourName } from './theme.ts';

/** What staff call the colours, and what each is for. */
export const colourLabels: Readonly<Record<ColourName, { label: LocalizedText; about: LocalizedText }>> = {
  ground: {
    label: { de: 'Hintergrund', en: 'Background' },
    about: { de: 'Hinter den Texten', en: 'Behind the texts' },
  },
  ink: {
    label: { de: 'Schrift', en: 'Text' },
    about: { de: 'Auf dem Hintergrund', en: 'On the background' },
  },
  accent: {
    label: { de: 'Akzentfarbe', en: 'Accent colour' },
    about: { de: 'Knöpfe „Karten“, Premieren, der heutige Tag', en: 'Ticket buttons, premieres, today' },
  },
  stage: {
    label: { de: 'Zweiter Hintergrund', en: 'Second background' },
    about: { de: 'Menü, farbige Streifen, Abdunklung über Bildern', en: 'Menu, coloured bands, shade over pictures' },
  },
  light: {
    label: { de: 'Schrift auf dem zweiten Hintergrund', en: 'Text on the second background' },
    about: { de: 'Auch auf dem Farbverlauf', en: 'Also on the gradient' },
  },
  signal: {
    label: { de: 'Signalfarbe', en: 'Signal colour' },
    about: {
      de: 'Rahmen um das gewählte Feld und Hinweise auf dem zweiten Hintergrund',
      en: 'Frame around the selected field and hints on the second background',
    },
  },
  gradient_second: {
    label: { de: 'Farbverlauf, Mitte', en: 'Gradient, middle' },
    about: {
      de: 'Oben und unten auf jeder Seite; der Verlauf beginnt mit der Akzentfarbe',
      en: 'At the top and bottom of pages; the gradient begins with the accent colour',
    },
  },
  gradient_third: {
    label: { de: 'Farbverlauf, Ende', en: 'Gradient, end' },
    about: { de: 'Oben und unten auf jeder Seite', en: 'At the top and bottom of pages' },
  },
};

/** Which two colours of a theme are too alike, how much, and what would do. */
export function contrastMessage({ front, ground, ...problem }: ContrastProblem): LocalizedText {
  return tooAlikeMessage(colourLabels[front].label, colourLabels[ground].label, problem);
}

/** That two colours are too alike, how much, and what would do instead of the first. */
export function tooAlikeMessage(
  one: LocalizedText,
  other: LocalizedText,
  { ratio, needed, suggestion }: Pick<ContrastProblem, 'ratio' | 'needed' | 'suggestion'>,
): LocalizedText {
  // Rounded down, or 4.46 of 4.5 would look sufficient.
  const shown = Math.floor(ratio * 10) / 10;
  const comma = (value: number) => String(value).replace('.', ',');
  return {
    de: `${one.de} und ${other.de} sind sich zu ähnlich: Der Kontrast ist ${comma(shown)}, nötig ist ${comma(needed)}. ${
      suggestion === undefined
        ? `Ändern Sie stattdessen die Farbe „${other.de}“.`
        : `Gut zu erkennen wäre ${suggestion}.`
    }`,
    en: `${one.en} and ${other.en} are too alike: the contrast is ${shown}, and ${needed} is needed. ${
      suggestion === undefined ? `Change the colour ‘${other.en}’ instead.` : `${suggestion} can be seen well.`
    }`,
  };
}
