import type { LocalizedText } from '../../base/localized.ts';
import type { ContrastProblem } from './check-contrast.ts';
import type { ColourName } from './theme.ts';

/** What staff call the colours, and what each is for. */
export const colourLabels: Readonly<Record<ColourName, { label: LocalizedText; about: LocalizedText }>> = {
  ground: {
    label: { de: 'Grund', en: 'Ground' },
    about: { de: 'Hinter den Texten', en: 'Behind the texts' },
  },
  ink: {
    label: { de: 'Schrift', en: 'Text' },
    about: { de: 'Auf dem Grund', en: 'On the ground' },
  },
  accent: {
    label: { de: 'Akzent', en: 'Accent' },
    about: { de: 'Karten kaufen, Premiere, heute', en: 'Tickets, premiere, today' },
  },
  stage: {
    label: { de: 'Zweiter Grund', en: 'Second ground' },
    about: { de: 'Menü, Bänder, Schatten über Bildern', en: 'Menu, bands, shade over pictures' },
  },
  light: {
    label: { de: 'Schrift auf dem zweiten Grund', en: 'Text on the second ground' },
    about: { de: 'Auch auf dem Verlauf', en: 'Also on the gradient' },
  },
  signal: {
    label: { de: 'Signal', en: 'Signal' },
    about: { de: 'Fokus und Hinweise auf dem zweiten Grund', en: 'Focus and hints on the second ground' },
  },
  gradient_second: {
    label: { de: 'Verlauf, Mitte', en: 'Gradient, middle' },
    about: {
      de: 'Kopf der Seiten und Fuß; er beginnt mit dem Akzent',
      en: 'Page heads and footer; it begins with the accent',
    },
  },
  gradient_third: {
    label: { de: 'Verlauf, Ende', en: 'Gradient, end' },
    about: { de: 'Kopf der Seiten und Fuß', en: 'Page heads and footer' },
  },
};

/** Which two colours are too alike, how much, and what would do. */
export function contrastMessage({ front, ground, ratio, needed, suggestion }: ContrastProblem): LocalizedText {
  // Rounded down, or 4.46 of 4.5 would look sufficient.
  const shown = Math.floor(ratio * 10) / 10;
  const [one, other] = [colourLabels[front].label, colourLabels[ground].label];
  const comma = (value: number) => String(value).replace('.', ',');
  return {
    de: `${one.de} und ${other.de} sind sich zu ähnlich: Kontrast ${comma(shown)} statt ${comma(needed)}.${
      suggestion === undefined ? ` Ändern Sie ${other.de}.` : ` Es reicht ${suggestion}.`
    }`,
    en: `${one.en} and ${other.en} are too alike: contrast ${shown} instead of ${needed}.${
      suggestion === undefined ? ` Change ${other.en}.` : ` ${suggestion} is enough.`
    }`,
  };
}
