import type { AppContext } from '#server/app-context.ts';
import { persons } from '#server/db/tables/people.ts';
import { eventCast, productionCredits } from '#server/db/tables/production-parts.ts';
import { festivals, productions, roles, seasons } from '#server/db/tables/programme.ts';

/** An online production; what the test is about comes as overrides. */
export async function makeProduction(ctx: AppContext, overrides: Partial<typeof productions.$inferInsert> = {}) {
  const [row] = await ctx.db
    .insert(productions)
    .values({ slug: { de: 'salome', en: 'salome' }, title: { de: 'Salome', en: 'Salome' }, ...overrides })
    .returning();
  if (!row) throw new Error('The production was not stored');
  return row;
}

/** A public festival; what the test is about comes as overrides. */
export async function makeFestival(ctx: AppContext, overrides: Partial<typeof festivals.$inferInsert> = {}) {
  const [row] = await ctx.db
    .insert(festivals)
    .values({
      slug: { de: 'barockfest', en: 'baroque-festival' },
      title: { de: 'Barockfest', en: 'Baroque festival' },
      kind: 'festival',
      ...overrides,
    })
    .returning();
  if (!row) throw new Error('The festival was not stored');
  return row;
}

/** A season from September to June; `2026-27` begins in 2026. */
export async function makeSeason(ctx: AppContext, slug: string, overrides: Partial<typeof seasons.$inferInsert> = {}) {
  const year = Number(slug.slice(0, 4));
  const [row] = await ctx.db
    .insert(seasons)
    .values({
      slug,
      name: { de: `Spielzeit ${slug}`, en: `Season ${slug}` },
      startsOn: `${year}-09-01`,
      endsOn: `${year + 1}-06-30`,
      ...overrides,
    })
    .returning();
  if (!row) throw new Error('The season was not stored');
  return row;
}

/** Somebody with a page of their own. */
export async function makePerson(ctx: AppContext, name: string, overrides: Partial<typeof persons.$inferInsert> = {}) {
  const slug = name.toLowerCase().replaceAll(' ', '-');
  const [row] = await ctx.db
    .insert(persons)
    .values({ name, sortName: slug, slug: { de: slug, en: '' }, ...overrides })
    .returning();
  if (!row) throw new Error('The person was not stored');
  return row;
}

interface Part {
  role: { de: string; en: string };
  kind?: 'team' | 'cast';
  personId: number;
}

/** Puts people on the cast list of an event or into a production, in this order. */
export async function addCast(
  ctx: AppContext,
  to: { eventId: number } | { productionId: number },
  parts: Part[],
): Promise<void> {
  for (const [position, { role, kind = 'cast', personId }] of parts.entries()) {
    const [made] = await ctx.db.insert(roles).values({ name: role, kind }).returning();
    const line = { position, roleId: made?.id ?? 0, personId };
    if ('eventId' in to) await ctx.db.insert(eventCast).values({ ...to, ...line });
    else await ctx.db.insert(productionCredits).values({ ...to, ...line });
  }
}
