import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { StoredOf } from '#contract/resources/define-resource.ts';
import { productionsResource, type StoredWork } from '#contract/programme/programme-resources.ts';
import type { Transaction } from '../../../db/database.ts';
import { addressesOf } from '../../links/addresses.ts';
import { tags } from '../../../platform/invalidation/tags.ts';
import {
  eventCast,
  productionArticles,
  productionLogos,
  productionPictures,
  productionQuestions,
} from '../../../db/tables/production-parts.ts';
import { events, productions } from '../../../db/tables/programme.ts';
import { changedIds, changedPersonIds } from '../../../resources/definition/changed-ids.ts';
import { copyOwnSection } from '../../sections/copy-section.ts';
import { productionCreditsPart } from './cast-part.ts';
import { listPart } from '../../../resources/definition/list-part.ts';
import { type Changed, defineResource } from '../../../resources/definition/resource.ts';
import { usedBy } from '../../../resources/definition/uses.ts';

type State = StoredOf<typeof productionsResource>;

const owner = 'productionId';
const order = 'position';

export const productionsDefinition = defineResource({
  contract: productionsResource,
  table: productions,
  kind: 'production',
  parts: {
    credits: productionCreditsPart,
    picture_ids: listPart({ table: productionPictures, owner, order, entry: 'media_id' }),
    logos: listPart({ table: productionLogos, owner, order, entry: ['media_id', 'text', 'link'] }),
    questions: listPart({ table: productionQuestions, owner, order, entry: ['question', 'answer'] }),
    article_ids: listPart({ table: productionArticles, owner, order, entry: 'article_id' }),
  },
  searched: sql`${productions}.listed_words`,
  listColumns: { title: { de: sql`${productions}.listed_de`, en: sql`${productions}.listed_en` } },
  check: ({ works = [] }) =>
    works.flatMap(({ id }, n) =>
      id !== undefined && works.findIndex((one) => one.id === id) < n
        ? [{ path: `works.${n}.id`, message: 'already_taken' }]
        : [],
    ),
  derive: ({ works }, { sent, before }) =>
    sent.works && works ? { works: withIds(works, before?.state.works ?? []) } : {},
  urls: (row) => addressesOf('production', row),
  copySection: copyOwnSection('production'),
  tags: tagsOfProductionChange,
  uses: [usedBy('event', events, events.productionId)],
});

/** Every work with an id; one that is sent without has that of the work with the same title before. */
function withIds(works: StoredWork[], before: StoredWork[]): StoredWork[] {
  const taken = new Set(works.flatMap(({ id }) => id ?? []));
  return works.map((work) => {
    if (work.id !== undefined) return work;
    const same = before.find(({ id, title }) => id !== undefined && !taken.has(id) && title.de === work.title.de);
    const id = same?.id ?? randomUUID().slice(0, 8);
    taken.add(id);
    return { id, ...work };
  });
}

async function tagsOfProductionChange({ before, after }: Changed<unknown, State>, tx: Transaction): Promise<string[]> {
  const [had, has] = [before?.state, after?.state];
  const id = after?.id ?? before?.id ?? 0;
  const isListed = JSON.stringify(had && placeOf(had)) !== JSON.stringify(has && placeOf(has));
  const people = changedPersonIds(had?.credits, has?.credits);
  // Pages of people show public productions only.
  if (had?.state !== has?.state || had?.public_from !== has?.public_from)
    people.push(...(await everybodyIn(tx, id, had ?? has)));
  return [
    tags.production(id),
    tags.search,
    // Its events are as public as the season.
    ...(had && has && had.season_id !== has.season_id ? [tags.everything] : []),
    ...(isListed ? [tags.productions] : []),
    ...(before && after ? [] : [tags.productionDates(id)]),
    ...people.map(tags.person),
    ...changedIds(had?.article_ids, has?.article_ids).map(tags.article),
  ];
}

/** Fields that decide in which lists it is and at which position. */
function placeOf({ state, public_from, is_highlight, season_id, category_id, position }: State) {
  return [state, public_from, is_highlight, season_id, category_id, position];
}

/** People in its usual cast and on the cast lists of its events. */
async function everybodyIn(tx: Transaction, id: number, state: State | undefined): Promise<number[]> {
  const rows = await tx
    .selectDistinct({ personId: eventCast.personId })
    .from(eventCast)
    .innerJoin(events, eq(events.id, eventCast.eventId))
    .where(eq(events.productionId, id));
  return [...(state?.credits ?? []).map((line) => line.person_id), ...rows.map(({ personId }) => personId)];
}
