import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Locale } from '#contract/base/locale.ts';
import { inLocale } from '#contract/base/localized.ts';
import type { StoredWork } from '#contract/programme/programme-resources.ts';
import type { CastEntry, CastGroup } from '#contract/programme/programme.ts';
import type { RequestContext, ShowContext } from '../../request-context.ts';
import { addressOf, slugsOf } from '../links/addresses.ts';
import { markHidden } from '../../platform/preview/mark-hidden.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { persons } from '../../db/tables/people.ts';
import { productionCredits } from '../../db/tables/production-parts.ts';
import { roles } from '../../db/tables/programme.ts';
import { isPublished } from '../../db/visibility.ts';
import { dateParts, plainDate } from '#time/date-text.ts';
import { readCasts } from './substitutions/read-casts.ts';
import { serverText } from '../../platform/server-text.ts';

type Works = readonly Pick<StoredWork, 'id' | 'title'>[];

interface Line {
  workId: string | null;
  role: Pick<typeof roles.$inferSelect, 'name' | 'kind'>;
  person: Pick<typeof persons.$inferSelect, 'id' | 'name' | 'slug' | 'isGroup' | 'isOnline' | 'state' | 'publicAt'> & {
    /** What visitors read about a changed line. */
    substitution?: string;
  };
}

const shown = {
  role: { name: roles.name, kind: roles.kind },
  person: {
    id: persons.id,
    name: persons.name,
    slug: persons.slug,
    isGroup: persons.isGroup,
    isOnline: persons.isOnline,
    state: persons.state,
    publicAt: persons.publicAt,
  },
};

/**
 * Cast of an event with its substitutions, in the order entered, without people who are not public. An event without a
 * cast list of its own has the one of its production.
 */
export async function castOfEvent(
  ctx: ShowContext,
  event: { id: number; productionId: number | null; works: Works },
): Promise<CastEntry[]> {
  const { db, locale } = ctx;
  const lines = (await readCasts(db, [event])).get(event.id)?.lines ?? [];
  const ids = lines.flatMap(({ personId, substitution: one }) => [
    personId,
    ...(one ? [one.personId, one.insteadOfId] : []),
  ]);
  const people = await publicPersons(ctx, ids);
  const found = lines.flatMap(({ name, kind, personId, workId, substitution }) => {
    const person = people.get(substitution?.personId ?? personId);
    const replaced = people.get(substitution?.insteadOfId ?? 0);
    const before = replaced && markHidden(replaced.name, replaced, ctx);
    const change = substitution ? { substitution: changeText(substitution.at, before, locale) } : {};
    return person ? [{ role: { name, kind }, workId, person: { ...person, ...change } }] : [];
  });
  return toEntries(ctx, found, event.works);
}

async function publicPersons(ctx: ShowContext, ids: number[]): Promise<Map<number, Line['person']>> {
  if (ids.length === 0) return new Map();
  for (const id of ids) ctx.deps.tags.add(tags.person(id));
  const rows = await ctx.db
    .select(shown.person)
    .from(persons)
    .where(and(inArray(persons.id, [...new Set(ids)]), isPublished(persons, ctx)));
  return new Map(rows.map((row) => [row.id, row]));
}

/** `statt Maria Muster, geändert am 24. November 2026`; without a name while that person is not public. */
function changeText(at: Date, name: string | undefined, locale: Locale): string {
  const parts = dateParts(at.toISOString(), locale);
  const day = parts ? plainDate(parts) : '';
  return name ? serverText('cast.instead', locale, { name, day }) : serverText('cast.changed', locale, { day });
}

/** Creative team and usual cast of a production, in the order entered, without people who are not public. */
export async function creditsOfProduction(ctx: ShowContext, { id: productionId, works }: { id: number; works: Works }) {
  const lines = await ctx.db
    .select({ ...shown, workId: productionCredits.workId, isPublic: sql<boolean>`${isPublished(persons, ctx)}` })
    .from(productionCredits)
    .innerJoin(roles, eq(roles.id, productionCredits.roleId))
    .innerJoin(persons, eq(persons.id, productionCredits.personId))
    .where(eq(productionCredits.productionId, productionId))
    .orderBy(asc(productionCredits.position));
  for (const { person } of lines) ctx.deps.tags.add(tags.person(person.id));
  return toEntries(
    ctx,
    lines.filter(({ isPublic }) => isPublic),
    works,
  );
}

/** The same entries grouped by work and role, in the order in which they first occur. */
export function groupByRole(entries: CastEntry[]): CastGroup[] {
  const groups = new Map<string, CastGroup>();
  for (const { role_obj: role, person_obj: person, work } of entries) {
    const key = JSON.stringify([work?.title, role.kind, role.name]);
    const group = groups.get(key) ?? { role_name: role.name, kind: role.kind, persons: [], ...(work && { work }) };
    group.persons.push(person);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** By work, what belongs to the whole evening first, otherwise in the order entered. */
function toEntries(ctx: Pick<RequestContext, 'locale' | 'now' | 'deps'>, lines: Line[], works: Works): CastEntry[] {
  const { locale, deps } = ctx;
  if (lines.length > 0) deps.tags.add(tags.roles);
  const placed = lines.map((line) => ({
    line,
    at: works.findIndex(({ id }) => id !== undefined && id === line.workId),
  }));
  return placed
    .toSorted((a, b) => a.at - b.at)
    .map(({ line: { role, person }, at }) => {
      const work = works[at];
      const entry: CastEntry = {
        role_obj: { name: inLocale(role.name, locale).text, kind: role.kind },
        person_obj: toReference(person, ctx),
      };
      if (work) entry.work = titleOf(work, locale);
      return entry;
    });
}

function titleOf({ title }: Works[number], locale: Locale): CastEntry['work'] {
  const { text, lang } = inLocale(title, locale);
  return { title: text, ...(lang && { lang }) };
}

function toReference(person: Line['person'], ctx: Pick<RequestContext, 'locale' | 'now'>): CastEntry['person_obj'] {
  return {
    id: person.id,
    name: markHidden(person.name, person, ctx),
    slug: slugsOf(person.slug),
    url: person.isOnline ? addressOf('person', person, ctx.locale) : '',
    is_group: person.isGroup,
    ...(person.substitution === undefined ? {} : { substitution: person.substitution }),
  };
}
