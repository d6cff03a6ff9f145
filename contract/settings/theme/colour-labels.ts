import type { LocalizedText } from '../../base/localized.ts';
import type { ContrastProblem } from './check-contrast.ts';
import type { ColourName } from './theme.ts';

export const colourLabels: Readonly<Record<ColourName, LocalizedText>> = {
  ground: { de: 'Hintergrund', en: 'Background' },
  ink: { de: 'Schrift', en: 'Text' },
  accent: { de: 'Akzentfarbe', en: 'Accent colour' },
  stage: { de: 'Zweiter Hintergrund', en: 'Second background' },
  light: { de: 'Schrift auf dem zweiten Hintergrund', en: 'Text on the second background' },
  signal: { de: 'Signalfarbe', en: 'Signal colour' },
  gradient_second: { de: 'Farbverlauf, Mitte', en: 'Gradient, middle' },
  gradient_third: { de: 'Farbverlauf, Ende', en: 'Gradient, end' },
};

/** Which two colours of a theme are too alike, how much, and what would do. */
export function contrastMessage({ front, ground, ...problem }: ContrastProblem): LocalizedText {
  return tooAlikeMessage(colourLabels[front], colourLabels[ground], problem);
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
