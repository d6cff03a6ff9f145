import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#contract/base/locale.ts';
import { inLocale, type Localized } from '#contract/base/localized.ts';
import type { ReleasedKind, ReleaseEntry, ReleaseProblem } from '#contract/programme/release-api.ts';
import type { PublicationState } from '#contract/resources/publication.ts';
import { berlinIso } from '#time/berlin-iso.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import { midnight } from '../../summaries/event-filter.ts';

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

/**
 * Everything of a season that is a draft or planned, in the order of releasedKinds; archived entries are left out. An event
 * belongs to the season of its production, one without such a season to the season of its day.
 */
export async function hiddenEntries(db: Database | Transaction, seasonId: number, now: Date): Promise<HiddenEntry[]> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const hidden = (from: SQL) => sql`(state = 'draft' or (state = 'public' and ${from} > ${moment}))`;
  const byMoment = hidden(sql`public_from`);
  const { rows } = await db.execute<Row>(sql`
    with season as (select * from seasons where id = ${seasonId}),
    production as (select * from productions where season_id = ${seasonId}),
    event as (
      select e.* from events e join production p on p.id = e.production_id
      union all
      select e.* from season s join events e
        on e.start >= ${midnight(sql`s.starts_on`)} and e.start < ${midnight(sql`s.ends_on`, 1)}
      left join productions p on p.id = e.production_id
      where p.season_id is null
    ), named as (
      select person_id from production_credits where production_id in (select id from production)
      union select person_id from event_cast where event_id in (select id from event)
      union select person_id from event_substitutions where event_id in (select id from event)
    )
    select kind, id, title, start, state, public_from from (
      select 1 as place, 'season' as kind, id, name as title, null::timestamptz as start, state, public_from from season where ${byMoment}
      union all
      select 2, 'production', id, title, null, state, public_from from production where ${byMoment}
      union all
      select 3, 'event', id, title, start, state, public_from from event where ${byMoment}
      union all
      select 4, 'subscription', id, title, null, state, public_from from season_subscriptions
        where season_id = ${seasonId} and ${byMoment}
      union all
      select 5, 'person', id, jsonb_build_object('de', name, 'en', name), null, state, public_from from persons
        where id in (select person_id from named) and ${byMoment}
      union all
      select 6, 'press', id, title, null, state, published_at from download_directories
        where production_id in (select id from production) and ${hidden(sql`published_at`)}
    ) as hidden order by place, start, id`);
  return rows.map(({ kind, id, title, start, state, public_from: from }) => ({
    kind,
    id,
    title,
    start: start === null ? null : new Date(start),
    state,
    publicFrom: from === null ? null : new Date(from),
  }));
}

/** Version of the list: the same as long as nothing in it has changed. */
export function versionOf(entries: HiddenEntry[]): string {
  const facts = entries.map(({ kind, id, state, publicFrom }) => [kind, id, state, publicFrom?.getTime() ?? null]);
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 20);
}

export function toReleaseEntry(
  entry: HiddenEntry,
  { locale, problems }: { locale: Locale; problems: ReleaseProblem[] },
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
  };
}
