import type { OpenAPIHono } from '@hono/zod-openapi';
import { validXml } from '#text/clean-text.ts';
import { invalid } from '#contract/base/errors.ts';
import { wordpressImportApi } from '#contract/office/wordpress-import-api.ts';
import type { AppContext } from '../../../app-context.ts';
import { mount } from '../../../http/mount.ts';
import { createForeignRequest } from '../../../platform/safe-fetch/request-foreign.ts';
import { declaredEncoding, decodeText, encodingOf } from '../decode-text.ts';
import { noteImport } from '../run-import.ts';
import type { FetchFile } from './fetch-pictures.ts';
import { importWordPress } from './import-wordpress.ts';
import { readWxr, type WordPressExport } from './read-wxr.ts';

/** The import of WordPress exports, for admins. */
export function wordpressRoutes(app: OpenAPIHono, ctx: AppContext): void {
  const request = createForeignRequest([]);
  const fetchFile: FetchFile = async (address, timeout) => {
    const signal = AbortSignal.timeout(timeout);
    const { bytes } = ctx.config.upload;
    const { status, body } = await request(address, { accept: 'image/*,*/*;q=0.8', bytes, timeout, signal });
    return status === 200 ? body : null;
  };
  mount({ app, ctx }, wordpressImportApi.run, async ({ file, query, params: { locale } }) => {
    const found = read(decodeText(file, encodingOf(file, declaredEncoding(file))));
    const { language, from, dry_run: dryRun } = query;
    const result = await importWordPress(ctx, { found, language, locale, dryRun, from, fetchFile });
    await noteImport(ctx, 'article', result);
    return result;
  });
}

function read(xml: string): WordPressExport {
  let found: WordPressExport | null = null;
  try {
    found = readWxr(validXml(xml.replace(/^\uFEFF/, '')));
  } catch {
    throw invalid('', 'not_xml');
  }
  if (!found) throw invalid('', 'wordpress_other_file');
  if (found.entries.length === 0) throw invalid('', 'wordpress_nothing');
  return found;
}
