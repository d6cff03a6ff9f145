import { eq } from 'drizzle-orm';
import { type LocalizedText, localizedOf } from '#contract/base/localized.ts';
import { berlinIso } from '#time/berlin-iso.ts';
import { productions } from '../../../db/tables/programme.ts';
import { findEvent, productionOf } from '../targets/find-event.ts';
import { categoryFor, festivalNamed, venueFor } from '../../upsert/find-targets.ts';
import { asWritten, readFields, readTexts } from '../cells/read-fields.ts';
import { readEnd, readMoment, startOf } from '../cells/read-moments.ts';
import { readAmount, readMinutes, readPrices, readRichText, readWhole } from '../cells/read-values.ts';
import { readAccess, readAvailability, readFlags, readLanguage, readLanguages } from '../cells/read-words.ts';
import type { Cells, RowContext, Values } from '../../upsert/row.ts';
import type { RowReader } from './table-entry.ts';

const texts = {
  title: asWritten,
  subtitle: asWritten,
  short_text: asWritten,
  long_text: readRichText,
  content_notes: asWritten,
};
const fields = {
  external_id: asWritten,
  title_language: readLanguage,
  flags: readFlags,
  availability: readAvailability,
  prices: (cell: string, _: string, before: unknown) => readPrices(cell, before),
  price_from: readAmount,
  price_to: readAmount,
  ticket_link: asWritten,
  on_sale_at: readMoment,
  languages: readLanguages,
  surtitles: readLanguages,
  duration_minutes: readMinutes,
  intervals: readWhole,
  access: readAccess,
};

/** Rows of events: found by id, by the number at the ticket provider, or by production, moment and venue. */
export const eventRows: RowReader = {
  key: keyOf,
  title: (cells) => cells.title_de ?? cells.production ?? '',
  find: findEvent,
  values: async (row, cells, before) => {
    const values = {
      ...(await ownOf(row, cells, before)),
      ...readFields(cells, before, fields),
      ...timesOf(cells, before),
      ...(await targetsOf(row, cells)),
    };
    return { ...values, ...rangeOf(values, cells) };
  },
};

function keyOf(cells: Cells): string {
  if (cells.id !== undefined) return cells.id;
  const moment = [cells.date, cells.time, cells.start].filter(Boolean).join(' ');
  return (
    cells.external_id ??
    [cells.production ?? cells.title_de, cells.season, moment, cells.venue].filter(Boolean).join(' · ')
  );
}

/** Texts; a new event takes from its production what the row does not say. */
async function ownOf(row: RowContext, cells: Cells, before: Values | null): Promise<Values> {
  const own = readTexts(cells, before, texts);
  const productionId = await productionOf(row, cells);
  const production = productionId === null ? {} : { production_id: productionId };
  if (before !== null || productionId === null) return { ...production, ...own };
  const { title, title_language, category_id } = await inherited(row, productionId);
  return {
    ...production,
    category_id,
    title_language,
    ...own,
    title: own.title ? withEnglish(own.title, title) : title,
  };
}

async function inherited(row: RowContext, id: number) {
  const { title, titleLanguage, categoryId } = productions;
  const [found] = await row.db
    .select({ title, titleLanguage, categoryId })
    .from(productions)
    .where(eq(productions.id, id));
  return {
    title: localizedOf(found?.title),
    title_language: found?.titleLanguage ?? '',
    category_id: found?.categoryId ?? null,
  };
}

/** The English title of the production if the German ones are the same. */
function withEnglish(own: LocalizedText, production: LocalizedText): LocalizedText {
  return own.en === '' && own.de === production.de ? production : own;
}

/** Keeps the duration when only the start changes. */
function timesOf(cells: Cells, before: Values | null): Values {
  const start = startOf(cells);
  const from = start ?? (typeof before?.start === 'string' ? before.start : null);
  if (cells.end !== undefined && from !== null)
    return { ...(start === null ? {} : { start }), end: readEnd(cells.end, from) };
  if (start === null) return {};
  if (typeof before?.start !== 'string' || typeof before.end !== 'string') return { start };
  const moved = Date.parse(start) - Date.parse(before.start);
  return moved === 0 ? { start } : { start, end: berlinIso(new Date(Date.parse(before.end) + moved)) };
}

async function targetsOf(row: RowContext, cells: Cells): Promise<Values> {
  return {
    ...(cells.venue === undefined ? {} : { venue_id: await venueFor(row, cells.venue) }),
    ...(cells.category === undefined ? {} : { category_id: await categoryFor(row, cells.category) }),
    ...(cells.festival === undefined ? {} : { festival_id: await festivalNamed(row, cells.festival) }),
  };
}

/** Lowest and highest price of a price list, where the row does not name them. */
function rangeOf({ prices }: { prices?: unknown }, cells: Cells): Values {
  if (!Array.isArray(prices) || cells.price_from !== undefined || cells.price_to !== undefined) return {};
  const amounts = prices.map((one: { price: number }) => one.price);
  return amounts.length === 0 ? {} : { price_from: Math.min(...amounts), price_to: Math.max(...amounts) };
}
