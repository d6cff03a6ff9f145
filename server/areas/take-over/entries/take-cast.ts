import type { Localized } from '#contract/base/localized.ts';
import type { CastGroup, PersonReference } from '#contract/programme/programme.ts';
import { persons } from '../../../db/tables/people.ts';
import { asTexts, nested, type Pair, sideOf } from '../foreign/pair.ts';
import type { FileUse } from '../media/take-file.ts';
import type { Taking } from '../taking.ts';
import { takeEntry } from '../writing/take-entry.ts';
import { findNamed } from './find-here.ts';
import { castId, personsStore } from './people.ts';
import { slugsOf } from './values.ts';

/** A line of a cast as it is stored here. */
export interface TakenLine {
  role: { name: Localized<string>; kind: 'team' | 'cast' };
  person_id: number;
  work_id: string | null;
}

/** The id here of the work with this title there. */
export type WorkOf = (title: string) => string | null;

/** A cast by role, line by line; people who have no page there are created with their name alone. */
export async function takeCast(
  taking: Taking,
  { cast, workOf }: { cast: Pair<CastGroup[]>; workOf: WorkOf },
  use: FileUse,
): Promise<TakenLine[]> {
  const lines: TakenLine[] = [];
  for (const pair of nested(cast, (groups) => groups)) {
    const group = sideOf(pair);
    if (!group || group.role_name.trim() === '') continue;
    const role = { name: asTexts(pair.de?.role_name, pair.en?.role_name), kind: group.kind ?? ('cast' as const) };
    for (const person of group.persons) {
      const id = await personHere(taking, person, use);
      if (id !== null)
        lines.push({ role, person_id: id, work_id: group.work === undefined ? null : workOf(group.work.title) });
    }
  }
  return lines;
}

async function personHere(taking: Taking, person: PersonReference, use: FileUse): Promise<number | null> {
  const foreignId = castId(person.id, person.name);
  const known = taking.records.ownId('person', person.id) ?? taking.records.ownId('person', foreignId);
  if (known !== null || person.name.trim() === '') return known;
  const record = await takeEntry(taking, personsStore, {
    ...{ kind: 'person', foreignId, idThere: person.id, title: person.name, address: use.address },
    values: {
      name: person.name,
      slug: slugsOf(person.slug),
      is_group: person.is_group ?? false,
      // Somebody with a page comes with it, if people are taken too.
      is_online: false,
    },
    onlyNew: { state: taking.run.state },
    find: findNamed(persons, { name: persons.name }, { name: person.name }),
  });
  return record?.ownId ?? null;
}
