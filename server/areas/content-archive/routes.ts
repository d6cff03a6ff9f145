import type { OpenAPIHono } from '@hono/zod-openapi';
import { AppError } from '#contract/base/errors.ts';
import { contentExportApi } from '#contract/office/content-export-api.ts';
import { latinSlug } from '../../platform/latin-slug.ts';
import type { AppContext } from '../../app-context.ts';
import { mount } from '../../http/mount.ts';
import { recordAudit } from '../../platform/audit/record.ts';
import { contentDisposition } from '../../platform/files/content-disposition.ts';
import { ContentRefused } from './content-refused.ts';
import { prepareExport, type PreparedExport } from './archive/prepare-export.ts';
import { archiveLength, archiveStream } from './archive/zip-stream.ts';
import { measureExport } from './measure-export.ts';

/** The export of all content, for admins. */
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
