import type { OpenAPIHono } from '@hono/zod-openapi';
import { AppError } from '#contract/base/errors.ts';
import { contentExportApi } from '#contract/office/content-export-api.ts';
import { latinSlug } from '../../platform/latin-slug.ts';
import type { AppContext } from '../../app-context.ts';
import { mount } from '../../http/mount.ts';
import { recordAudit } from '../../platform/audit/record.ts';
import { contentDisposition } from '../../platform/files/content-disposition.ts';
import { ContentRefused } from './content-refused.ts';
import { type PreparedExport, prepareExport } from './archive/prepare-export.ts';
import { archiveLength, archiveStream } from './export-content.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { media } from '../../db/tables/media.ts';
import { missingOriginals } from '../../platform/files/check-file-store.ts';
import { openStorage, type StoragePlace } from '../../platform/files/stored-files.ts';
import { contentKinds } from './kinds/content-kinds.ts';
import { settingsKind } from './kinds/settings-kind.ts';

const fileRow = z.object({ hash: z.string(), name: z.string(), bytes: z.coerce.number() });

/** How much an export holds, and which files of the media library are missing. */
async function measureExport({ db, place }: { db: Database; place: StoragePlace }) {
  // A house without stored settings has the usual ones.
  let records = 1;
  for (const { name, tables } of contentKinds) if (name !== settingsKind.name) records += await db.$count(tables[0]);
  const { rows } = await db.execute(
    sql`select hash, min(file_name) as name, max(size) as bytes from ${media} group by hash order by min(id)`,
  );
  const files = rows.map((row) => fileRow.parse(row));
  const missing = await missingOriginals(await openStorage(place), files);
  return {
    records,
    files: files.length,
    bytes: files.reduce((sum, file) => sum + file.bytes, 0),
    missing: missing.map(({ name }) => name),
  };
}

export function contentArchiveRoutes(app: OpenAPIHono, ctx: AppContext): void {
  const source = { db: ctx.db, place: ctx.config };
  mount({ app, ctx }, contentExportApi.show, () => measureExport(source));
  mount({ app, ctx }, contentExportApi.archive, async ({ query, user, context }) => {
    if (context.req.method === 'HEAD') return new Response(null, { headers });
    const prepared = await prepareExport(source, { incomplete: query.incomplete === 'true' }).catch(refuse);
    try {
      await recordAudit(ctx.db, { action: 'exported', kind: 'content', title: 'Alle Inhalte' }, user);
    } catch (error) {
      await prepared.end();
      throw error;
    }
    return send(prepared);
  });
}

function refuse(error: unknown): never {
  if (error instanceof ContentRefused) throw new AppError('conflict', error.shown ?? { text: error.message });
  throw error;
}

const headers = {
  'Content-Type': 'application/zip',
  'Cache-Control': 'private, no-store',
  'X-Content-Type-Options': 'nosniff',
};

function send(prepared: PreparedExport): Response {
  const { manifest } = prepared;
  const name = `${latinSlug(manifest.house) || 'haus'}-${manifest.created_at.slice(0, 10)}.zip`;
  return new Response(endingWith(archiveStream(prepared), prepared.end), {
    headers: {
      ...headers,
      'Content-Length': String(archiveLength(prepared)),
      'Content-Disposition': contentDisposition('attachment', name),
    },
  });
}

/** The same bytes; `end` is called when they have been read, when reading fails, and when nobody reads on. */
function endingWith(stream: ReadableStream<Uint8Array>, end: () => Promise<void>): ReadableStream<Uint8Array> {
  const reading = stream.getReader();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await reading.read();
        if (!done) return controller.enqueue(value);
      } catch (error) {
        controller.error(error);
        return end();
      }
      await end();
      controller.close();
    },
    async cancel(reason) {
      await Promise.allSettled([reading.cancel(reason), end()]);
    },
  });
}
