import { peopleApi } from '#contract/api.ts';
import type { PersonCategory, PersonSummary } from '#contract/people/people.ts';
import { personCategoriesDefinition } from '../../people/person-categories.resource.ts';
import { makeSortName, personsDefinition } from '../../people/persons.resource.ts';
import { idOf, type Pair, pairUp, sideOf } from '../foreign/pair.ts';
import type { Taking } from '../taking.ts';
import { onceInRun, readExtraList, type Stage, stageInOrder, stageWithCalls } from './stage.ts';
import { slugsOf } from './values.ts';

export const personCategoriesStage: Stage = stageInOrder({
  subject: 'people',
  resource: personCategoriesDefinition,
  list: peopleApi.categories,
});

/**
 * Names somebody of whom only casts told: the call for one person need not know them. By id, and by name for a cast
 * without ids.
 */
export function castIds(id: number, name: string): string[] {
  return id > 0 ? [`cast:${id}`, `cast:${name}`] : [`cast:${name}`];
}

export const personsStore = { resource: personsDefinition, keepsIds: true };

export const personsStage: Stage = stageWithCalls({
  subject: 'people',
  store: personsStore,
  list: peopleApi.persons,
  more: personsOfCategories,
  show: peopleApi.person,
  async read({ taking, pair, texts, htmls, picture }) {
    const side = sideOf(pair);
    return {
      values: {
        slug: slugsOf(side?.slug),
        name: side?.name,
        is_group: side?.is_group,
        ...texts('profession'),
        ...(await htmls('biography')),
        website: side?.website,
        image_id: await picture(),
        is_online: true,
        categories: await membershipsOf(taking, side?.id ?? 0, side?.categories.map(({ slug }) => slug) ?? []),
      },
      formerIds: castIds(side?.id ?? 0, side?.name ?? ''),
    };
  },
});

/** The categories with their people, which say who is in which and in which order; null: not known. */
const categories = onceInRun((taking) =>
  readExtraList<PersonCategory>(taking, { kind: 'person-category', list: peopleApi.categories }),
);

async function personsOfCategories(taking: Taking): Promise<Pair<PersonSummary>[]> {
  const known = (await categories(taking)) ?? [];
  return known.flatMap(({ de, en }) => pairUp(de?.persons ?? [], en?.persons ?? [], idOf));
}

async function membershipsOf(taking: Taking, id: number, slugs: string[]) {
  const found = (await categories(taking))?.flatMap((pair) => {
    const side = sideOf(pair);
    const place = side?.persons.findIndex((person) => person.id === id) ?? -1;
    const own = taking.records.ownIdOfSlug('person-category', side?.slug ?? '');
    if (!side || own === null || (place === -1 && !slugs.includes(side.slug))) return [];
    return [{ category_id: own, position: isByName(side.persons) ? 0 : Math.max(0, place) }];
  });
  return found?.filter(({ category_id: own }, index) => found.findIndex((one) => one.category_id === own) === index);
}

/** Equal positions are sorted by name: then nobody has to have one. */
function isByName(listed: PersonSummary[]): boolean {
  const names = listed.map(({ name, is_group: isGroup }) => makeSortName(name, isGroup));
  return names.every((name, index) => index === 0 || (names[index - 1] ?? '') <= name);
}
