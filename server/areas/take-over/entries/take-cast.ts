import type { Localized } from '#contract/base/localized.ts';
import type { CastGroup, PersonReference } from '#contract/programme/programme.ts';
import { asTexts, nested, type Pair, sideOf } from '../foreign/pair.ts';
import type { FileUse } from '../media/take-file.ts';
import type { Taking } from '../taking.ts';
import { takeEntry } from '../writing/take-entry.ts';
import { castIds, personsStore } from './people.ts';
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
  const { records } = taking;
  const [foreignId = '', ...formerIds] = castIds(person.id, person.name);
  const isNamed = person.id <= 0;
  const known = (isNamed ? null : records.ownId('person', person.id)) ?? records.ownId('person', foreignId);
  if (known !== null || person.name.trim() === '') return known;
  if ([String(person.id), foreignId].some((id) => records.isDeleted('person', id))) {
    await taking.report.unreadable(use, { key: 'take_over_target_deleted', params: { what: person.name } });
    return null;
  }
  const record = await takeEntry(taking, personsStore, {
    ...{ kind: 'person', foreignId, formerIds, idThere: person.id, title: person.name, address: use.address },
    values: {
      name: person.name,
      slug: slugsOf(person.slug),
      is_group: person.is_group ?? false,
      // Somebody with a page comes with it, if people are taken too.
      is_online: false,
    },
    onlyNew: { state: taking.run.state },
    // Without an id the name is all that says who is meant.
    findsTaken: isNamed,
  });
  return record?.ownId ?? null;
}
