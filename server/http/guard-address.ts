import type { Context, Next } from 'hono';
import { AppError } from '#contract/base/errors.ts';
import { isLocale } from '#contract/base/locale.ts';

/** Maximum length of a path in characters. */
const longest = 1200;

/** Rejects malformed and overlong addresses before any other code reads them. */
export async function guardAddress(context: Context, next: Next): Promise<void> {
  checkAddress(new URL(context.req.url));
  await next();
}

/** Throws for an address of the backend that is malformed or overlong. */
export function checkAddress({ pathname, search }: URL): void {
  const path = decode(pathname);
  if (pathname.length > longest * 3 || path.length > longest) throw new AppError('bad_request', 'path_too_long');
  if (/[\0\\]/.test(path) || path.split('/').includes('..')) throw new AppError('bad_request', 'path_malformed');
  // PostgreSQL cannot store a null character in a text.
  if (search.includes('%00')) throw new AppError('bad_request', 'query_malformed');
  const [, locale, area] = path.split('/');
  if ((area === 'pageeditor-api' || area === 'api') && !isLocale(locale)) throw new AppError('invalid_locale');
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch (error) {
    if (error instanceof URIError) throw new AppError('bad_request', 'path_malformed');
    throw error;
  }
}
