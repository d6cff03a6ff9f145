import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { OpenAPIHono } from '@hono/zod-openapi';
import { AppError } from '#contract/base/errors.ts';
import type { AppContext } from '../../app-context.ts';

const builtPage = path.join(import.meta.dirname, '../../../build/admin/index.html');

/** Reads the built page with the placeholder `{nonce}`; null if it has not been built. */
export type ReadPage = () => Promise<string | null>;

/** The page of the back office, the same at every address. Its data comes from the API. */
export function backOfficeRoutes(
  app: OpenAPIHono,
  { config }: AppContext,
  read: ReadPage = createReadBuiltPage(),
): void {
  const secure = config.siteUrl.startsWith('https:');
  app.on('GET', ['/admin', '/admin/*'], async (context) => {
    const page = await read();
    if (page === null) throw new AppError('not_found');
    const nonce = randomBytes(16).toString('base64');
    context.header('Content-Security-Policy', policy(nonce, secure));
    context.header('Cache-Control', 'no-store');
    context.header('X-Robots-Tag', 'noindex');
    context.header('X-Content-Type-Options', 'nosniff');
    context.header('Referrer-Policy', 'same-origin');
    context.header('Cross-Origin-Opener-Policy', 'same-origin');
    return context.html(page.replaceAll('{nonce}', nonce));
  });
}

/** Styles are inserted at run time, so they carry the nonce; scripts are files of the same origin only. */
function policy(nonce: string, secure: boolean): string {
  const rules = [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ];
  return rules.join('; ');
}

/** Reads the file until it exists, then keeps it. */
function createReadBuiltPage(): ReadPage {
  let built: string | undefined;
  return async () => {
    try {
      built ??= await readFile(builtPage, 'utf8');
      return built;
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
      throw error;
    }
  };
}
