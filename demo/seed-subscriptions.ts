import type { SubscriptionPrice } from '#contract/subscriptions/subscriptions.ts';
import type { AppContext } from '#server/app-context.ts';
import { seasonSubscriptions, subscriptionCategories, subscriptionEvents } from '#server/db/tables/subscriptions.ts';
import type { Names } from './place-blocks.ts';
import { seasonAt } from './programme/season.ts';
import { richText } from './rich-text.ts';
import type { Programme } from './seed-programme.ts';
import { slugOf } from './slug.ts';
import { type SubscriptionSpec, subscriptions } from './subscriptions/subscriptions.ts';

type Dates = Programme['dates'];

/** Adds the subscriptions with their events and prices; returns their number. */
export async function seedSubscriptions(
  ctx: AppContext,
  programme: Programme,
  picture: Names['picture'],
): Promise<number> {
  const now = ctx.clock();
  const chosen = subscriptions.map((spec) => datesOf(spec, programme.dates, now));
  const rows = await ctx.db
    .insert(seasonSubscriptions)
    .values(
      subscriptions.map((spec, position) => ({
        slug: { de: slugOf(spec.title.de), en: slugOf(spec.title.en) },
        title: spec.title,
        kind: spec.kind,
        teaser: spec.teaser,
        description: { de: richText(spec.description.de), en: richText(spec.description.en) },
        terms: { de: richText(spec.terms.de), en: richText(spec.terms.en) },
        seasonId: programme.season(seasonAt(now).slug),
        weekday: spec.weekday,
        evenings: spec.evenings,
        savingPercent: spec.saving,
        prices: pricesOf(spec, chosen[position] ?? []),
        imageId: picture(spec.picture),
        position,
        updatedAt: now,
      })),
    )
    .returning({ id: seasonSubscriptions.id });
  const idOf = (n: number) => rows[n]?.id ?? 0;
  await ctx.db
    .insert(subscriptionCategories)
    .values(
      subscriptions.flatMap(({ categories }, n) =>
        categories.map((slug) => ({ subscriptionId: idOf(n), categoryId: programme.category(slug) })),
      ),
    );
  await ctx.db
    .insert(subscriptionEvents)
    .values(chosen.flatMap((dates, n) => dates.map(({ id }) => ({ subscriptionId: idOf(n), eventId: id }))));
  return subscriptions.length;
}

/** The coming events that fit; a series has different productions, a choice all events. */
export function datesOf(spec: SubscriptionSpec, dates: Dates, now: Date): Dates {
  const coming = dates.filter((event) => event.row.start > now && spec.fits(event));
  if (spec.isChoice) return coming.slice(0, 24);
  const different = coming.filter((event, n) => coming.findIndex(({ work }) => work === event.work) === n);
  const more = coming.filter((event) => !different.includes(event));
  return [...different, ...more]
    .slice(0, spec.evenings)
    .toSorted((a, b) => a.row.start.getTime() - b.row.start.getTime());
}

/** Sum of single tickets less the subscription's discount, in whole euros. */
function pricesOf(spec: SubscriptionSpec, dates: Dates): SubscriptionPrice[] {
  if (spec.kind === 'family')
    return [flat(90), { ...flat(75), name: { de: 'Ein Elternteil, zwei Kinder', en: 'One parent, two children' } }];
  if (spec.kind === 'young') return [flat(60)];
  if (spec.kind === 'school') return [flat(21)];
  const stage = dates.filter(({ row }) => row.prices.length > 0);
  const table = stage.find(({ row }) => row.prices.length === 7)?.row.prices ?? stage[0]?.row.prices ?? [];
  return table.map(({ name }, n) => {
    const sum = stage.reduce(
      (total, { row }) => total + (row.prices.at(Math.min(n, row.prices.length - 1))?.price ?? 0),
      0,
    );
    const single = stage.length === 0 ? 0 : (sum / stage.length) * spec.evenings;
    const price = Math.ceil((single * (100 - spec.saving)) / 10_000) * 100;
    return { name, price, reduced: spec.hasReduced ? Math.round(price / 200) * 100 : null, single: Math.round(single) };
  });
}

function flat(euros: number): SubscriptionPrice {
  return { name: { de: 'Alle Plätze', en: 'All seats' }, price: euros * 100, reduced: null, single: null };
}
