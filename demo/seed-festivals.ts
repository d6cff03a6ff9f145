import { and, gt, inArray, sql } from 'drizzle-orm';
import type { AppContext } from '#server/app-context.ts';
import { events, festivals } from '#server/db/tables/programme.ts';
import { both } from './build-blocks.ts';
import type { PictureName } from './pictures.ts';
import type { Names } from './place-blocks.ts';
import type { ProductionKey } from './programme/productions.ts';
import type { Programme } from './seed-programme.ts';
import { richText } from './rich-text.ts';

interface Spec {
  title: { de: string; en: string };
  slug: { de: string; en: string };
  kind: 'festival' | 'series';
  text: { de: string; en: string };
  picture: PictureName;
  of: ProductionKey[];
}

const specs: Spec[] = [
  {
    title: both('Barockfestspiele', 'Baroque festival'),
    slug: both('barockfestspiele', 'baroque-festival'),
    kind: 'festival',
    text: both(
      'Händels Zauberinnen und was sie anrichten: die Oper des Barock auf alten Instrumenten.',
      'Handel’s sorceresses and what they bring about: baroque opera on period instruments.',
    ),
    picture: 'alcina',
    of: ['alcina'],
  },
  {
    title: both('Liederabende', 'Song recitals'),
    slug: both('liederabende', 'song-recitals'),
    kind: 'series',
    text: both(
      'Eine Stimme, ein Klavier und ein Foyer, in dem man die Pausen hört.',
      'One voice, one piano, and a foyer in which the rests can be heard.',
    ),
    picture: 'nachtlied',
    of: ['nachtlied'],
  },
];

/** Adds a festival and a series, and their events. The days of the festival are those of its coming events. */
export async function seedFestivals(
  ctx: AppContext,
  { picture, production }: Pick<Names, 'picture'> & Pick<Programme, 'production'>,
): Promise<void> {
  for (const { text, picture: name, of, ...spec } of specs) {
    const ofIt = and(inArray(events.productionId, of.map(production)), gt(events.over, ctx.clock()));
    const [days] = await ctx.db
      .select({
        first: sql<string | null>`min(${events.start})::date`,
        last: sql<string | null>`max(${events.start})::date`,
      })
      .from(events)
      .where(ofIt);
    const [row] = await ctx.db
      .insert(festivals)
      .values({
        ...spec,
        description: both(richText(text.de), richText(text.en)),
        imageId: picture(name),
        startsOn: spec.kind === 'festival' ? (days?.first ?? null) : null,
        endsOn: spec.kind === 'festival' ? (days?.last ?? null) : null,
        updatedAt: ctx.clock(),
      })
      .returning({ id: festivals.id });
    if (row) await ctx.db.update(events).set({ festivalId: row.id }).where(ofIt);
  }
}
