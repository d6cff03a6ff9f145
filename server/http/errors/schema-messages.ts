import { z } from 'zod';
import type { Locale } from '#contract/base/locale.ts';

const german = z.locales.de().localeError;

/** German names of the types that zod's German messages leave in English, alone and with their article. */
const typeNames = new Map(
  Object.entries({
    string: ['Text', 'der Text'],
    number: ['Zahl', 'die Zahl'],
    int: ['ganze Zahl', 'die ganze Zahl'],
    boolean: ['Wahrheitswert', 'der Wahrheitswert'],
    object: ['Objekt', 'das Objekt'],
    record: ['Objekt', 'das Objekt'],
    array: ['Liste', 'die Liste'],
    Array: ['Liste', 'die Liste'],
    file: ['Datei', 'die Datei'],
    date: ['Zeitpunkt', 'der Zeitpunkt'],
    undefined: ['nichts', 'der Wert'],
    null: ['nichts', 'der Wert'],
    nonoptional: ['einen Wert', 'der Wert'],
    NaN: ['keine Zahl', 'die Zahl'],
  }),
);

const bounds: Record<string, string> = {
  '<=': 'höchstens ',
  '>=': 'mindestens ',
  '<': 'weniger als ',
  '>': 'mehr als ',
};

/** Messages of schemas in each language, for `safeParse`. */
export const schemaMessages: Record<Locale, z.core.$ZodErrorMap> = {
  de: (issue) => {
    const sentence = german(issue);
    return typeof sentence === 'string' ? inGerman(sentence) : sentence;
  },
  en: z.locales.en().localeError,
};

function inGerman(sentence: string): string {
  const named = sentence
    .replaceAll(
      /\b(erwartet|erhalten) (\w+)/g,
      (_, verb: string, type: string) => `${verb} ${typeNames.get(type)?.[0] ?? type}`,
    )
    .replace(
      /, dass (\w+) ([<>]=?)/,
      (_, type: string, sign: string) => `, dass ${typeNames.get(type)?.[1] ?? 'der Wert'} ${bounds[sign]}`,
    );
  return named.replace('Ungültiger String', 'Ungültiger Text');
}
