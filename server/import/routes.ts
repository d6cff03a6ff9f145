import type { OpenAPIHono } from '@hono/zod-openapi';
import { AppError } from '#contract/errors.ts';
import { importApi, type ImportResult } from '#contract/import-api.ts';
import { record } from '../audit/record.ts';
import { readCsv } from '../csv/read-csv.ts';
import type { House } from '../house.ts';
import { mount } from '../mount.ts';
import { keptEvents } from '../resources/kept-events.ts';
import { keptPersons } from '../resources/kept-people.ts';
import { createAskProvider } from '../webshop/ask-provider.ts';
import { fetchExport } from '../webshop/fetch-export.ts';
import { ProviderFault } from '../webshop/provider-fault.ts';
import { type ExportEntry, readEntries } from '../webshop/read-export.ts';
import { decodeText, toldEncoding } from './decode-text.ts';
import { eventEntries } from './event-entries.ts';
import { personEntries } from './person-entries.ts';
import { runImport } from './run-import.ts';

/** Most entries of a file. */
const mostEntries = 5000;

/** Taking over what others keep: the ticket provider's events, persons of a table. */
export function importRoutes(app: OpenAPIHono, house: House): void {
  mount(app, house, importApi.events, async ({ file, query, params: { locale } }) => {
    const xml = query.source === 'provider' ? await askProvider(house) : decodeText(file, toldEncoding(file));
    const entries = eventEntries(bounded(entriesIn(xml)), locale, query.texts);
    return noted(house, 'event', await runImport(house, keptEvents, entries, { dryRun: query.dry_run, locale }));
  });
  mount(app, house, importApi.persons, async ({ file, query, params: { locale } }) => {
    const entries = personEntries(bounded(readCsv(decodeText(file))), locale);
    return noted(house, 'person', await runImport(house, keptPersons, entries, { dryRun: query.dry_run, locale }));
  });
}

function entriesIn(xml: string): ExportEntry[] {
  let entries: ExportEntry[] = [];
  try {
    entries = readEntries(xml.replace(/^\uFEFF/, ''));
  } catch {
    throw unreadable('This file is no XML');
  }
  if (entries.length === 0) throw unreadable('This file has no events: veranstaltung is missing');
  return entries;
}

async function askProvider({ config }: House): Promise<string> {
  if (config.ticketing.url === undefined) throw new AppError('conflict', 'No ticket provider is set');
  try {
    return await fetchExport(config, createAskProvider());
  } catch (error) {
    if (error instanceof ProviderFault)
      throw new AppError('conflict', 'The ticket provider does not answer as it should');
    throw error;
  }
}

function bounded<T>(entries: T[]): T[] {
  if (entries.length > mostEntries) throw unreadable(`This file has more than ${mostEntries} entries`);
  return entries;
}

function unreadable(message: string): AppError {
  return new AppError('invalid', undefined, { issues: [{ path: '', message }] });
}

async function noted({ db }: House, kind: string, result: ImportResult): Promise<ImportResult> {
  if (result.dry_run) return result;
  const changes = Object.entries(result.counts).map(([field, count]) => ({ field, before: '', after: String(count) }));
  await record(db, { action: 'imported', kind, title: '', changes });
  return result;
}
