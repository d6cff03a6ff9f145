import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#contract/base/locale.ts';
import { inLocale, type Localized } from '#contract/base/localized.ts';
import type { HiddenPerson } from '#contract/programme/hidden-persons.ts';
import {
  maxReleaseEntries,
  type ReleasedKind,
  type ReleaseEntry,
  type ReleaseProblem,
} from '#contract/programme/release-api.ts';
import type { PublicationState } from '#contract/resources/publication.ts';
import { kindsOff, type PartName } from '#contract/settings/parts.ts';
import { berlinIso } from '#time/berlin-iso.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import { midnight } from '../../summaries/select-events.ts';

/** An entry of a season that is not public by itself. */
export interface HiddenEntry {
  kind: ReleasedKind;
  id: number;
  title: Localized<string>;
  start: Date | null;
  state: PublicationState;
  /** Of a press directory, the time of publication. */
  publicFrom: Date | null;
}

interface Row extends Record<string, unknown> {
  kind: ReleasedKind;
  id: number;
  title: Localized<string>;
  start: string | null;
  state: PublicationState;
  public_from: string | null;
}

export interface HiddenEntries {
  entries: HiddenEntry[];
  /** There are more than are read. */
  more: boolean;
}

/**
 * What of a season is a draft or planned, in the order of releasedKinds; archived entries are left out, and those of parts
 * that the house does not have. An event belongs to the season of its production, one without such a season to the season
 * of its day. Reads hidden entries only, through indexes of their own, and no more than can be released together.
 */
export async function hiddenEntries(
  db: Database | Transaction,
  seasonId: number,
  { now, off = [], max = maxReleaseEntries }: { now: Date; off?: readonly PartName[]; max?: number },
): Promise<HiddenEntries> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const hidden = (from: SQL) => sql`(state = 'draft' or (state = 'public' and ${from} > ${moment}))`;
  const byMoment = hidden(sql`public_from`);
  const { rows } = await db.execute<Row>(sql`
    with season as (select * from seasons where id = ${seasonId}),
    production as (select * from productions where season_id = ${seasonId}),
    hidden_event as (${hiddenEvents(moment)})
    select kind, id, title, start, state, public_from from (
      select 1 as place, 'season' as kind, id, name as title, null::timestamptz as start, state, public_from from season where ${byMoment}
      union all
      select 2, 'production', id, title, null, state, public_from from production where ${byMoment}
      union all
      (select 3, 'event', id, title, start, state, public_from from hidden_event order by start, id limit ${max + 1})
      union all
      select 4, 'subscription', id, title, null, state, public_from from season_subscriptions
        where season_id = ${seasonId} and ${byMoment}
      union all
      select 5, 'person', id, jsonb_build_object('de', name, 'en', name), null, state, public_from from persons
        where ${byMoment} and ${takesPart(seasonId)}
      union all
      select 6, 'press', id, title, null, state, published_at from download_directories
        where production_id in (select id from production) and ${hidden(sql`published_at`)}
    ) as hidden where kind <> all(${sql.param(kindsOff(off))}::text[]) order by place, start, id limit ${max + 1}`);
  const entries = rows.slice(0, max).map(({ kind, id, title, start, state, public_from: from }) => ({
    kind,
    id,
    title,
    start: start === null ? null : new Date(start),
    state,
    publicFrom: from === null ? null : new Date(from),
  }));
  return { entries, more: rows.length > max };
}

const columns = sql`e.id, e.title, e.start, e.state, e.public_from`;
const isOfDays = sql`e.start >= ${midnight(sql`s.starts_on`)} and e.start < ${midnight(sql`s.ends_on`, 1)}`;

/** Hidden events of the season: drafts of its productions, drafts of its days, and planned ones. */
function hiddenEvents(moment: SQL): SQL {
  return sql`
    select ${columns} from production p join events e on e.production_id = p.id and e.state = 'draft'
    union all
    select ${columns} from season s join events e on e.state = 'draft' and ${isOfDays}
      left join productions p on p.id = e.production_id
      where p.season_id is null
    union all
    select ${columns} from season s cross join events e
      left join productions p on p.id = e.production_id
      where e.state = 'public' and e.public_from > ${moment}
        and (p.season_id = s.id or (p.season_id is null and ${isOfDays}))`;
}

/** Whether a person is named by a production or event of the season; stops at the first one. */
function takesPart(seasonId: number): SQL {
  const inEvents = (table: 'event_cast' | 'event_substitutions') => sql`(
    select true from ${sql.identifier(table)} part join events e on e.id = part.event_id
      join seasons s on s.id = ${seasonId}
      left join productions p on p.id = e.production_id
      where part.person_id = persons.id and (p.season_id = s.id or (p.season_id is null and ${isOfDays})) limit 1)`;
  return sql`coalesce(
    (select true from production_credits part join productions p on p.id = part.production_id
      where part.person_id = persons.id and p.season_id = ${seasonId} limit 1),
    ${inEvents('event_cast')}, ${inEvents('event_substitutions')}, false)`;
}

/** Version of the list: the same as long as nothing in it has changed. */
export function versionOf(entries: HiddenEntry[]): string {
  const facts = entries.map(({ kind, id, state, publicFrom }) => [kind, id, state, publicFrom?.getTime() ?? null]);
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 20);
}

export function toReleaseEntry(
  entry: HiddenEntry,
  { locale, problems, hiddenPersons }: { locale: Locale; problems: ReleaseProblem[]; hiddenPersons: HiddenPerson[] },
): ReleaseEntry {
  const { kind, id, title, start, state, publicFrom } = entry;
  return {
    kind,
    id,
    title: inLocale(title, locale).text || title.en,
    start: start && berlinIso(start),
    state,
    public_from: publicFrom && berlinIso(publicFrom),
    problems,
    hidden_persons: hiddenPersons,
  };
}
