import type { OpenAPIHono } from '@hono/zod-openapi';
import { AppError, invalid } from '#contract/base/errors.ts';
import { importApi, type ImportResult } from '#contract/office/import-api.ts';
import { requirePublish } from '../../platform/publish-permission.ts';
import { type CsvRow, readCsv } from '../../http/csv/read-csv.ts';
import type { AppContext } from '../../app-context.ts';
import { mount } from '../../http/mount.ts';
import type { Resource } from '../../resources/definition/resource.ts';
import { eventsDefinition } from '../programme/resources/events.resource.ts';
import { personsDefinition } from '../people/persons.resource.ts';
import { createProviderClient, ProviderFault } from '../ticketing/provider-client.ts';
import { fetchExport, type ExportEntry, readEntries } from '../ticketing/read-export.ts';
import { declaredEncoding, decodeText, encodingOf } from './decode-text.ts';
import { eventEntries } from './event-entries.ts';
import { noteImport, type Incoming, runImport } from './run-import.ts';
import { tableRoutes } from './table/routes.ts';
import { wordpressRoutes } from './wordpress/routes.ts';
import type { Locale } from '#contract/base/locale.ts';
import { personRows } from './table/person-rows.ts';
import { recogniseHeads } from './table/recognise-heads.ts';
import { tableEntries } from './table/table-entry.ts';

/** Maximum number of entries in a file. */
const maxEntries = 5000;

/** Imports: events from the ticket provider, persons from a table, and tables with a mapping of their columns. */
export function importRoutes(app: OpenAPIHono, ctx: AppContext): void {
  tableRoutes(app, ctx);
  wordpressRoutes(app, ctx);
  mount({ app, ctx }, importApi.events, async ({ file, query, params: { locale } }) => {
    if (query.state !== 'draft') requirePublish('state');
    const bytes = query.source === 'provider' ? await askProvider(ctx) : file;
    const xml = decodeText(bytes, encodingOf(bytes, declaredEncoding(bytes)));
    const entries = eventEntries(bounded(entriesIn(xml)), query.texts);
    return importWhole(ctx, { resource: eventsDefinition, entries, query, locale });
  });
  mount({ app, ctx }, importApi.persons, async ({ file, query, params: { locale } }) => {
    if (query.state !== 'draft') requirePublish('state');
    const entries = personEntries(bounded(readCsv(decodeText(file))));
    return importWhole(ctx, { resource: personsDefinition, entries, query, locale });
  });
}

interface WholeFile {
  resource: Resource;
  entries: Incoming[];
  query: { dry_run: boolean; state: 'draft' | 'public' };
  locale: Locale;
}

async function importWhole(ctx: AppContext, { query, ...file }: WholeFile): Promise<ImportResult> {
  const { dry_run: dryRun, state } = query;
  const { dry_run, counts, rows } = await runImport(ctx, { ...file, dryRun, state });
  const result = { dry_run, counts, rows };
  await noteImport(ctx, file.resource.kind, result);
  return result;
}

function entriesIn(xml: string): ExportEntry[] {
  let entries: ExportEntry[] = [];
  try {
    entries = readEntries(xml.replace(/^\uFEFF/, ''));
  } catch {
    throw invalid('', 'not_xml');
  }
  if (entries.length === 0) throw invalid('', 'file_without_events');
  return entries;
}

async function askProvider({ config }: AppContext): Promise<Uint8Array> {
  if (config.ticketing.url === undefined) throw new AppError('conflict', 'no_ticket_provider');
  try {
    return await fetchExport(config, createProviderClient());
  } catch (error) {
    if (error instanceof ProviderFault) throw new AppError('conflict', 'ticket_provider_fault');
    throw error;
  }
}

function bounded<T>(entries: T[]): T[] {
  if (entries.length > maxEntries) throw invalid('', { key: 'too_many_entries', params: { max: maxEntries } });
  return entries;
}

/** Reads persons from a CSV file with the usual headings; columns with others are left out. */
function personEntries([head, ...rows]: CsvRow[]): Incoming[] {
  const heads = (head?.cells ?? []).map((cell) => cell.trim());
  const columns = recogniseHeads('persons', heads).map((field) => field ?? '');
  if (!['name', 'last_name', 'id'].some((field) => columns.includes(field))) {
    throw invalid('', 'no_name_column');
  }
  const options = { season: undefined, create: new Set<never>() };
  return tableEntries({ heads, rows }, { columns, reader: personRows, options });
}
