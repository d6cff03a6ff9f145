import { programmeApi } from '#contract/api.ts';
import { isOneOf } from '#contract/base/one-of.ts';
import { type Localized, localizedOf } from '#contract/base/localized.ts';
import { recordOf } from '#contract/base/records.ts';
import { accessOffers } from '#contract/events/access-offers.ts';
import type { EventSummary } from '#contract/events/event-summary.ts';
import { eventFlags } from '#contract/programme/event-flags.ts';
import type { CastEntry, CastGroup, Event } from '#contract/programme/programme.ts';
import { readStored } from '../../../resources/read-stored.ts';
import { eventsDefinition } from '../../programme/resources/events.resource.ts';
import { productionsDefinition } from '../../programme/resources/productions.resource.ts';
import { cleanFields } from '../../../resources/stored-values.ts';
import { asTexts, bothTexts, nested, sideOf } from '../foreign/pair.ts';
import { hashOf } from '../../upsert/entry-records.ts';
import type { Values } from '../../upsert/usable-values.ts';
import { workIn } from './productions.ts';
import { type EntryReading, type Stage, stageWithCalls } from './stage.ts';
import { takeCast, type TakenLine } from './take-cast.ts';
import { targetHere } from './targets.ts';
import { momentOf, noTexts, orNull, sameTexts, slugsOf } from './values.ts';

type Reading = EntryReading<Event, EventSummary>;

export const eventsStage: Stage = stageWithCalls<Event, EventSummary>({
  subject: 'programme',
  store: {
    resource: eventsDefinition,
    keepsIds: true,
    // Without them a corrected date would be announced as a moved one.
    companions: { start: 'previous_dates', venue_id: 'previous_dates' },
  },
  list: programmeApi.events,
  query: { past: 'with' },
  show: programmeApi.event,
  async read(reading) {
    const { taking, pair, use, texts } = reading;
    const side = sideOf(pair);
    const productionId = side?.production ? taking.records.ownId('production', side.production.id) : null;
    if (side?.production && productionId === null)
      await taking.report.unreadable(
        { ...use, field: 'production_id' },
        { key: 'take_over_not_taken', params: { what: side.production.title } },
      );
    const venueId = await venueHere(reading);
    const start = momentOf(side?.start);
    return {
      values: {
        ...{ production_id: productionId, slug: slugsOf(side?.slugs, pair), title_language: side?.title_language },
        ...texts('title', 'subtitle'),
        ...{ start, end: momentOf(side?.end) ?? null, venue_id: venueId },
        category_id: await targetHere(taking, {
          ...{ kind: 'category', named: { slug: '', name: '', ...side?.category } },
          use: { ...use, field: 'category_id' },
        }),
        festival_id: side?.series ? taking.records.ownId('festival', side.series.id) : null,
        flags: flagsOf(side),
        ...ticketsOf(reading),
        ...datesOf(reading, venueId),
        access: (side?.access ?? []).filter((one) => isOneOf(accessOffers, one)),
        change_notices: nested(pair, (one) => one.change_notices).map(({ de, en }) => ({
          at: momentOf((de ?? en)?.at),
          text: asTexts(de?.text, en?.text),
        })),
        ticket_link: await reading.links.link(side?.ticket_link ?? '', 'ticket_link'),
        ...(await ownOrFollowing(reading, productionId)),
        image_id: await pictureHere(reading),
      },
      isPending: Boolean(side?.replacement && taking.records.ownId('event', side.replacement.id) === null),
    };
  },
});

function venueHere({ taking, pair, use }: Reading): Promise<number | null> {
  const side = sideOf(pair);
  const { id, slug = side?.venue_slug ?? '', name = '' } = side?.venue_obj ?? {};
  const named = { id, slug, name: name || (side?.venue ?? '') };
  return targetHere(taking, { kind: 'venue', named, use: { ...use, field: 'venue_id' } });
}

/** Without those that repeat the availability, and without those that nobody knows here. */
function flagsOf(side: Event | null): string[] {
  const sent = side?.private_event ? [...side.flags, 'private-event'] : (side?.flags ?? []);
  const known = sent.filter((flag) => isOneOf(eventFlags, flag) || /^is_child_[\w-]{1,40}$/.test(flag));
  return [...new Set(known)].filter((flag) => flag !== 'canceled' && flag !== 'sold out');
}

/** Tickets of an event that is over are sold no more; what they were is not known. */
function ticketsOf({ pair }: Reading): Values {
  const side = sideOf(pair);
  if (!side) return {};
  const isCancelled = side.availability === 'cancelled' || side.flags.includes('canceled');
  const isSoldOut = side.availability === 'sold_out' || side.flags.includes('sold out');
  const sold = side.availability === 'none' && side.ticket_link !== '' ? 'available' : side.availability;
  const [from, to] = [orNull(side.price_from), orNull(side.price_to)];
  return {
    ...(side.is_over && !isCancelled
      ? {}
      : { availability: isCancelled ? 'cancelled' : isSoldOut ? 'sold_out' : sold }),
    price_from: from,
    price_to: from !== null && to !== null && to < from ? null : to,
    prices: nested(pair, (one) => one.prices).map(({ de, en }) => ({
      name: asTexts(de?.name, en?.name),
      price: (de ?? en)?.price,
      reduced: orNull((de ?? en)?.reduced),
    })),
    on_sale_at: momentOf(side.on_sale_at) ?? null,
  };
}

function datesOf({ pair, taking }: Reading, venueId: number | null): Values {
  const side = sideOf(pair);
  const before = momentOf(side?.previous_start);
  const replacement = side?.replacement ? taking.records.ownId('event', side.replacement.id) : null;
  return {
    previous_dates: before === undefined ? [] : [{ start: before, venue_id: venueId }],
    replacement_id: replacement,
  };
}

/** The picture of the production is shown where an event has none. */
async function pictureHere({ pair, picture }: Reading): Promise<number | null | undefined> {
  const side = sideOf(pair);
  return !side?.picture || side.picture.base === side.production?.picture?.base ? null : picture();
}

/** Fields that an event has from its production as long as it has none of its own. */
async function ownOrFollowing(reading: Reading, productionId: number | null): Promise<Values> {
  const { taking, pair, links, use } = reading;
  const side = sideOf(pair);
  const [stored] = productionId === null ? [] : await readStored(taking.ctx.db, productionsDefinition, [productionId]);
  const production: Values = stored?.state ?? {};
  const text = (name: string, own: Localized<string>): Localized<string> =>
    sameTexts(localizedOf(production[name]), own) ? noTexts : own;
  const same = (one: unknown, other: unknown) => (hashOf(one) === hashOf(other) ? null : other);
  const long = cleanFields(eventsDefinition.contract.fields, {
    long_text: await links.htmls(bothTexts(pair, 'long_texts'), 'long_text'),
  });
  const cast = await takeCast(
    taking,
    {
      cast: { de: groupsOf(pair.de), en: groupsOf(pair.en) },
      workOf: workIn({ de: pair.de?.production ?? null, en: pair.en?.production ?? null }),
    },
    { ...use, field: 'cast' },
  );
  return {
    short_text: text('teaser', bothTexts(pair, 'short_texts')),
    long_text: text('description', localizedOf(long.long_text)),
    content_notes: text('content_notes', bothTexts(pair, 'content_notes')),
    languages: same(production.languages ?? [], side?.languages ?? []),
    surtitles: same(production.surtitles ?? [], side?.surtitles ?? []),
    duration_minutes: same(production.duration_minutes ?? null, orNull(side?.duration_minutes)),
    intervals: same(production.intervals ?? null, orNull(side?.intervals)),
    cast: isUsualCast(production.credits, cast) ? [] : cast,
  };
}

/** Older backends send the lines alone. */
function groupsOf(side: Event | null): CastGroup[] | null {
  if (!side) return null;
  return side.cast_objs.length > 0 ? side.cast_objs.map(toGroup) : side.cast;
}

function toGroup({ role_obj: role, person_obj: person, work }: CastEntry): CastGroup {
  return { role_name: role.name, kind: role.kind, persons: [person], ...(work && { work }) };
}

/** True if these are the lines of the production, in any order: then the event follows it. */
function isUsualCast(credits: unknown, cast: TakenLine[]): boolean {
  const lines = Array.isArray(credits) ? credits : [];
  const usual = lines.map((line: unknown) => {
    const { role, person_id: person, work_id: work } = recordOf(line);
    const { name, kind } = recordOf(role);
    return JSON.stringify([localizedOf(name).de, kind, person, work ?? null]);
  });
  const own = cast.map(({ role, person_id: id, work_id: work }) => JSON.stringify([role.name.de, role.kind, id, work]));
  return usual.toSorted().join('\n') === own.toSorted().join('\n');
}
