import type { OpenAPIHono } from '@hono/zod-openapi';
import type { z } from 'zod';
import { AppError, type Problem, invalid } from '#contract/base/errors.ts';
import type { Locale } from '#contract/base/locale.ts';
import { creatableTargets, neededFields, type TableKind, tableKinds } from '#contract/office/table-fields.ts';
import { tableImports } from '#contract/office/table-import-api.ts';
import type { AppContext } from '../../../app-context.ts';
import { mount } from '../../../http/mount.ts';
import { requirePublish } from '../../../platform/publish-permission.ts';
import type { Resource } from '../../../resources/definition/resource.ts';
import { personsDefinition } from '../../people/persons.resource.ts';
import { eventsDefinition } from '../../programme/resources/events.resource.ts';
import { productionsDefinition } from '../../programme/resources/productions.resource.ts';
import { redirectsDefinition } from '../../redirects/redirects.resource.ts';
import { noteImport, runImport } from '../run-import.ts';
import { eventRows } from './event-rows.ts';
import { describeTable, removeMapping, saveMapping } from './mappings.ts';
import { personRows } from './person-rows.ts';
import { productionRows } from './production-rows.ts';
import { readTable, type Table } from './read-table.ts';
import { redirectRows } from './redirect-rows.ts';
import { isTableField, type RowReader, tableEntries } from './table-entry.ts';

/** A call ends after this time or this many rows, so that no request takes long; the next one goes on. */
const budget = { milliseconds: 4000, rows: 500 };

const tables: Record<TableKind, { resource: Resource; reader: RowReader }> = {
  productions: { resource: productionsDefinition, reader: productionRows },
  events: { resource: eventsDefinition, reader: eventRows },
  persons: { resource: personsDefinition, reader: personRows },
  redirects: { resource: redirectsDefinition, reader: redirectRows },
};

/** Imports of CSV files with a mapping of their columns. */
export function tableRoutes(app: OpenAPIHono, ctx: AppContext): void {
  for (const kind of tableKinds) {
    const calls = tableImports[kind];
    mount({ app, ctx }, calls.read, ({ file, query }) =>
      describeTable(ctx.db, kind, readTable(file, kind, query.encoding)),
    );
    mount({ app, ctx }, calls.run, async ({ file, query, params: { locale } }) => {
      if (query.state !== 'draft') requirePublish('state');
      const result = await importTable(ctx, { kind, table: readTable(file, kind, query.encoding), query, locale });
      await noteImport(ctx, tables[kind].resource.kind, result);
      return result;
    });
    mount({ app, ctx }, calls.saveMapping, ({ body }) => saveMapping(ctx.db, kind, body));
    mount({ app, ctx }, calls.removeMapping, ({ params: { id } }) => removeMapping(ctx.db, kind, id));
  }
}

interface Wanted {
  kind: TableKind;
  table: Table;
  query: z.output<(typeof tableImports)[TableKind]['run']['query']>;
  locale: Locale;
}

function importTable(ctx: AppContext, { kind, table, query, locale }: Wanted) {
  const { resource, reader } = tables[kind];
  const columns = query.columns.split(',');
  checkColumns(kind, table, columns);
  const create = new Set(creatableTargets.filter((target) => query.create.split(',').includes(target)));
  const options = { season: query.season, create, hide: query.hide };
  return runImport(ctx, {
    resource,
    entries: tableEntries(table, { columns, reader, options }),
    from: query.from,
    budget,
    state: query.state,
    dryRun: query.dry_run,
    locale,
  });
}

/** Throws 422 for columns that the file does not have, unknown or repeated fields, and missing ones. */
function checkColumns(kind: TableKind, { heads }: Table, columns: string[]): void {
  if (columns.length > Math.max(heads.length, 1)) throw invalid('', 'mapping_other_columns');
  const issues = columns.flatMap((field, index): Problem[] => {
    if (field === '') return [];
    if (!isTableField(kind, field)) return [{ path: `columns.${index}`, message: 'unknown_field' }];
    const isRepeated = columns.indexOf(field) < index;
    return isRepeated ? [{ path: `columns.${index}`, message: { key: 'column_chosen_twice', params: { field } } }] : [];
  });
  for (const group of neededFields[kind]) {
    if (!group.some((field) => columns.includes(field))) {
      issues.push({
        path: group[0] ?? '',
        message: { key: 'column_not_chosen', params: { fields: group.join(', ') } },
      });
    }
  }
  if (issues.length > 0) throw new AppError('invalid', undefined, { issues });
}
