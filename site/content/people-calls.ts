import { peopleApi } from '#contract/api.ts';
import type { Locale } from '#contract/languages.ts';
import type { Person, PersonCategory } from '#contract/people.ts';
import type { Calls } from './calls.ts';

/** A person with the names that every thing with a page of its own has. */
export type FoundPerson = Person & { slugs: Person['slug'] };

/** The calls that concern people. */
export interface PeopleCalls {
  /** Null where there is nobody with this number. With `edit` the draft, as far as the session allows. */
  person(locale: Locale, id: number, edit?: boolean): Promise<FoundPerson | null>;
  /** The list of artists by category; those without anybody are left out. */
  artists(locale: Locale): Promise<PersonCategory[]>;
}

export function peopleCalls(calls: Calls): PeopleCalls {
  return {
    async person(locale, id, edit = false) {
      const person = await calls.editable(peopleApi.person, { locale, id }, edit);
      return person && person.name !== '' ? { ...person, id, slugs: person.slug } : null;
    },
    async artists(locale) {
      const answer = await calls.get(peopleApi.categories, { locale }, { page_size: 100 });
      return (answer?.results ?? []).flatMap((category) => {
        const persons = category.persons.filter(({ name }) => name !== '');
        return persons.length > 0 ? [{ ...category, persons }] : [];
      });
    },
  };
}
