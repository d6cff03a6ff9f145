import { AutocompleteArrayInput, useLocaleState } from 'react-admin';

const tags = ['de', 'en', 'it', 'fr', 'es', 'ru', 'cs', 'pl', 'hu', 'la', 'nl', 'uk', 'tr', 'el', 'ja', 'ko', 'zh'];

/** Chooses the languages that are sung, spoken or shown as surtitles. */
export function SpokenLanguages({ source }: { source: string }) {
  const [locale] = useLocaleState();
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  const choices = tags
    .map((id) => ({ id, name: names.of(id) ?? id }))
    .toSorted((one, other) => one.name.localeCompare(other.name, locale));
  return <AutocompleteArrayInput source={source} choices={choices} helperText={false} />;
}
