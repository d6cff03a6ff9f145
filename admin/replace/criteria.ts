import { type Locale, locales } from '#contract/base/locale.ts';

/** What is looked for and what takes its place, as the API takes it. */
export interface Criteria {
  term: string;
  replacement: string;
  match_case: boolean;
  whole_words: boolean;
  languages: Locale[];
}

/** The criteria in the address, `?term=…&by=…&case=1&words=1&language=en`; both languages if it names none. */
export function readCriteria(address: URLSearchParams): Criteria {
  const named = locales.filter((locale) => address.getAll('language').includes(locale));
  return {
    term: address.get('term') ?? '',
    replacement: address.get('by') ?? '',
    match_case: address.get('case') === '1',
    whole_words: address.get('words') === '1',
    languages: named.length > 0 ? named : [...locales],
  };
}

export function writeCriteria(criteria: Criteria): URLSearchParams {
  const { term, replacement, match_case: matchCase, whole_words: wholeWords, languages } = criteria;
  const address = new URLSearchParams({ term });
  if (replacement !== '') address.set('by', replacement);
  if (matchCase) address.set('case', '1');
  if (wholeWords) address.set('words', '1');
  if (languages.length < locales.length) for (const locale of languages) address.append('language', locale);
  return address;
}

export function isSame(one: Criteria, other: Criteria): boolean {
  return writeCriteria(one).toString() === writeCriteria(other).toString();
}

export function isBlank({ term }: Criteria): boolean {
  return term.trim() === '';
}
