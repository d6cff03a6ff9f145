import { type MiddlewareFunction, redirect } from 'react-router';
import { contentContext } from './content/context.ts';
import { everywhere, locationOf, runGuards } from './guards.server.ts';
import { localeOf } from './locale.ts';
import { screenAt } from './screens.ts';

/** Runs the guards of the screen before anything is loaded, for documents and for data alike. */
export const checkAddress: MiddlewareFunction<Response> = async ({ url, pattern, context }) => {
  const content = context.get(contentContext);
  const names = [...everywhere, ...(screenAt(pattern)?.guards ?? [])];
  const target = await runGuards(names, url, { locale: localeOf(url.pathname), content });
  if (target) throw redirect(locationOf(target, url), url.pathname === '/' ? 302 : 301);
};
