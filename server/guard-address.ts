import type { Context, Next } from 'hono';
import { AppError } from '#contract/errors.ts';
import { isLocale } from '#contract/locale.ts';

/** Longest path, in characters, that anything here is called. */
const longest = 1200;

/** Refuses addresses that no honest client sends, before anything looks at them. */
export async function guardAddress(context: Context, next: Next): Promise<void> {
  const { pathname, search } = new URL(context.req.url);
  const path = decode(pathname);
  if (pathname.length > longest * 3 || path.length > longest) throw new AppError('bad_request', 'The path is too long');
  if (/[\0\\]/.test(path) || path.split('/').includes('..')) throw new AppError('bad_request', 'The path is malformed');
  // No text that the database keeps can hold one.
  if (search.includes('%00')) throw new AppError('bad_request', 'The query is malformed');
  const [, locale, area] = path.split('/');
  if ((area === 'pageeditor-api' || area === 'api') && !isLocale(locale)) throw new AppError('invalid_locale');
  await next();
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch (error) {
    if (error instanceof URIError) throw new AppError('bad_request', 'The path is malformed');
    throw error;
  }
}
