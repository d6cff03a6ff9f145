import { eq, sql } from 'drizzle-orm';
import type { StoredOf } from '#contract/resources-calls.ts';
import { productionsResource } from '#contract/resources-programme.ts';
import type { Transaction } from '../house.ts';
import { addressesOf } from '../addresses.ts';
import { tags } from '../page-cache/tags.ts';
import {
  eventCast,
  productionArticles,
  productionLogos,
  productionPictures,
  productionQuestions,
} from '../programme/parts-schema.ts';
import { events, productions } from '../programme/schema.ts';
import { idsThatChange, peopleWhoChange } from './cast-changes.ts';
import { productionCreditsPart } from './cast-part.ts';
import { listPart } from './list-part.ts';
import { keepResource, type Snapshot } from './resource.ts';
import { usedBy } from './uses.ts';

type State = StoredOf<typeof productionsResource>;

const owner = 'productionId';
const order = 'position';

export const keptProductions = keepResource({
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
  listed: { title: { de: sql`${productions}.listed_de`, en: sql`${productions}.listed_en` } },
  sort: 'title',
  urls: (row) => addressesOf('production', row),
  tags: tagsOfProductionChange,
  uses: [usedBy('event', events, events.productionId)],
});

interface Changed {
  before: Snapshot<unknown, State> | null;
  after: Snapshot<unknown, State> | null;
}

async function tagsOfProductionChange({ before, after }: Changed, tx: Transaction): Promise<string[]> {
  const [had, has] = [before?.state, after?.state];
  const id = after?.id ?? before?.id ?? 0;
  const isListed = JSON.stringify(had && placeOf(had)) !== JSON.stringify(has && placeOf(has));
  const people = peopleWhoChange(had?.credits, has?.credits);
  // Only what is online is told of on the pages of people.
  if (had?.is_online !== has?.is_online) people.push(...(await everybodyIn(tx, id, had ?? has)));
  return [
    tags.production(id),
    tags.search,
    ...(isListed ? [tags.productions] : []),
    ...(before && after ? [] : [tags.productionDates(id)]),
    ...people.map(tags.person),
    ...idsThatChange(had?.article_ids, has?.article_ids).map(tags.article),
  ];
}

/** What decides where it stands in lists, and in which. */
function placeOf({ is_online, is_highlight, season_id, category_id, position }: State) {
  return [is_online, is_highlight, season_id, category_id, position];
}

/** Its usual cast, and who is on the list of one of its dates. */
async function everybodyIn(tx: Transaction, id: number, state: State | undefined): Promise<number[]> {
  const rows = await tx
    .selectDistinct({ personId: eventCast.personId })
    .from(eventCast)
    .innerJoin(events, eq(events.id, eventCast.eventId))
    .where(eq(events.productionId, id));
  return [...(state?.credits ?? []).map((line) => line.person_id), ...rows.map(({ personId }) => personId)];
}
