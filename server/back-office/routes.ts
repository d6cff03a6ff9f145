import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { OpenAPIHono } from '@hono/zod-openapi';
import { AppError } from '#contract/errors.ts';
import type { House } from '../house.ts';

const builtPage = path.join(import.meta.dirname, '../../build/admin/index.html');

/** Hands out a page with the place for its nonce, `{nonce}`, wherever it comes from; null where there is none. */
export type ReadPage = () => Promise<string | null>;

/** The page of the back office, the same at each of its addresses; what it shows comes through the calls of the API. */
export function backOfficeRoutes(app: OpenAPIHono, { config }: House, read: ReadPage = readBuiltPage): void {
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
    if (secure) context.header('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    return context.html(page.replaceAll('{nonce}', nonce));
  });
}

/** Styles are put into the page while it runs, so those carry the nonce; scripts are files of the house only. */
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

let built: string | undefined;

async function readBuiltPage(): Promise<string | null> {
  try {
    built ??= await readFile(builtPage, 'utf8');
    return built;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
