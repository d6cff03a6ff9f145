import { departmentsResource, personCategoriesResource, personsResource } from '#contract/resources-people.ts';
import { contactPeople, departments } from '../contact/schema.ts';
import { addressesOf } from '../addresses.ts';
import { tags } from '../page-cache/tags.ts';
import { personCategories, personCategoryMembers, persons } from '../people/schema.ts';
import { eventCast, productionCredits } from '../programme/parts-schema.ts';
import { events, productions } from '../programme/schema.ts';
import { listPart } from './list-part.ts';
import { makeSlug } from './make-slug.ts';
import { keepResource } from './resource.ts';
import { foldTexts } from './searched-text.ts';
import { usedThrough } from './uses.ts';

export const keptPersons = keepResource({
  contract: personsResource,
  table: persons,
  kind: 'person',
  parts: {
    categories: listPart({ table: personCategoryMembers, owner: 'personId', entry: ['category_id', 'position'] }),
  },
  searched: foldTexts(persons.name, persons.profession),
  sort: 'sort_name',
  settle: ({ name = '', sort_name: sorted, is_group: isGroup = false }) =>
    sorted ? {} : { sort_name: makeSortName(name, isGroup) },
  urls: (row) => addressesOf('person', row),
  tags: ({ before, after }) => [tags.person(after?.id ?? before?.id ?? 0), tags.persons, tags.search],
  uses: [
    usedThrough('production', productions, productionCredits.productionId, productionCredits.personId),
    usedThrough('event', events, eventCast.eventId, eventCast.personId),
  ],
});

/** `KS Marlene Voss` is sorted as `voss marlene`; a choir by its name as it is. */
export function makeSortName(name: string, isGroup: boolean): string {
  const words = makeSlug(name).split('-');
  if (isGroup || words.length < 2) return words.join(' ');
  const parts = name.split(/\s+/).filter((part) => !/^(?:KS|Kammersänger(?:in)?|Prof\.?|Dr\.?|h\.|c\.)$/i.test(part));
  return makeSlug([parts.at(-1), ...parts.slice(0, -1)].join(' ')).replaceAll('-', ' ');
}

export const keptPersonCategories = keepResource({
  contract: personCategoriesResource,
  table: personCategories,
  kind: 'person-category',
  searched: foldTexts(personCategories.name, personCategories.slug),
  sort: 'position',
  unique: ['slug'],
  // A list of people is narrowed by it.
  tags: ({ before }) => [tags.personCategories, ...(before ? [tags.persons] : [])],
});

export const keptDepartments = keepResource({
  contract: departmentsResource,
  table: departments,
  kind: 'department',
  parts: {
    people: listPart({
      table: contactPeople,
      owner: 'departmentId',
      order: 'position',
      entry: ['name', 'role', 'phone', 'email'],
    }),
  },
  searched: foldTexts(departments.name, departments.email),
  sort: 'position',
  unique: ['slug'],
  check: ({ opening_hours: hours = [] }) =>
    hours.flatMap(({ from, to }, index) =>
      from < to ? [] : [{ path: `opening_hours.${index}.to`, message: 'The end has to come after the start' }],
    ),
  tags: () => [tags.contact],
});
