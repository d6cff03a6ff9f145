import { peopleApi } from '#contract/api.ts';
import type { Locale } from '#text/languages.ts';
import type { Person, PersonCategory } from '#contract/people/people.ts';
import type { Calls } from '../client/page-request.ts';

/** A person with `title` and `slug`, which every entity with its own page has. */
export type FoundPerson = Person & { slugs: Person['slug'] };

/** Calls for people. */
export interface PeopleCalls {
  /** Null when there is no person with this id. With `edit` the draft if the session may see it. */
  person(locale: Locale, id: number, edit?: boolean): Promise<FoundPerson | null>;
  /** Artists by category, without empty categories. */
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
