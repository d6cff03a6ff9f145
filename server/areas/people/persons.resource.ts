import { personsResource } from '#contract/people/people-resources.ts';
import { addressesOf } from '../links/addresses.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { personCategoryMembers, persons } from '../../db/tables/people.ts';
import { eventCast, eventSubstitutions, productionCredits } from '../../db/tables/production-parts.ts';
import { events, productions } from '../../db/tables/programme.ts';
import { listPart } from '../../resources/definition/list-part.ts';
import { latinSlug } from '../../platform/latin-slug.ts';
import { defineResource } from '../../resources/definition/resource.ts';
import { foldTexts } from '../../resources/definition/searched-text.ts';
import { usedThrough } from '../../resources/definition/uses.ts';

export const personsDefinition = defineResource({
  contract: personsResource,
  table: persons,
  kind: 'person',
  parts: {
    categories: listPart({ table: personCategoryMembers, owner: 'personId', entry: ['category_id', 'position'] }),
  },
  searched: foldTexts(persons.name, persons.profession),
  derive: ({ name = '', sort_name: sorted, is_group: isGroup = false }) =>
    sorted ? {} : { sort_name: makeSortName(name, isGroup) },
  urls: (row) => addressesOf('person', row),
  tags: ({ before, after }) => [tags.person(after?.id ?? before?.id ?? 0), tags.persons, tags.search],
  uses: [
    usedThrough('production', {
      table: productions,
      through: productionCredits.productionId,
      reference: productionCredits.personId,
    }),
    usedThrough('event', { table: events, through: eventCast.eventId, reference: eventCast.personId }),
    usedThrough('event', {
      table: events,
      through: eventSubstitutions.eventId,
      reference: eventSubstitutions.personId,
    }),
    usedThrough('event', {
      table: events,
      through: eventSubstitutions.eventId,
      reference: eventSubstitutions.insteadOfId,
    }),
  ],
});

/**
 * `KS Marlene Voss` is sorted as `voss marlene`, `Ludwig van Beethoven` as `beethoven ludwig van` and `Sammy Davis jr.` as
 * `davis sammy jr`; a group by its unchanged name.
 */
export function makeSortName(name: string, isGroup: boolean): string {
  const words = latinSlug(name).split('-');
  if (isGroup || words.length < 2) return words.join(' ');
  const parts = name.split(/\s+/).filter((part) => !/^(?:KS|Kammersänger(?:in)?|Prof\.?|Dr\.?|h\.|c\.)$/i.test(part));
  const last = parts.findLastIndex((part) => !suffix.test(part));
  return latinSlug([parts.at(last), ...parts.toSpliced(last, 1)].join(' ')).replaceAll('-', ' ') || words.join(' ');
}

/** What stands behind a last name without being one. */
const suffix = /^(?:jr|jun|junior|sr|sen|senior|I{1,3}|IV|V|fils|père)[.,]*$/i;
