import { type MiddlewareFunction, redirect, redirectDocument } from 'react-router';
import { contentContext, reloadContext } from '../content/context.ts';
import { followRedirects, locationOf } from './follow-redirects.server.ts';
import { guardOfScreen, guardsOfEveryScreen, runGuards } from './guards.server.ts';
import { localeOf } from '../locale.ts';
import { screenOf } from '../screens.ts';

/** Runs the guards of the screen before any loader, for document and data requests. */
export const checkAddress: MiddlewareFunction<Response> = async ({ url, context }) => {
  if (context.get(reloadContext)) throw redirectDocument(`${url.pathname}${url.search}`);
  const visit = { locale: localeOf(url.pathname), content: context.get(contentContext) };
  const isStart = url.pathname === '/';
  // An old start page, `/?p=5`: the guards would take it for that of a language.
  const asked = isStart && url.search !== '' ? followRedirects(url, await visit.content.redirects(visit.locale)) : url;
  if (asked.href !== url.href) throw redirect(locationOf(asked, url), 301);
  const right = (await runGuards(guardsOfEveryScreen, url, visit)) ?? url;
  const screen = right.origin === url.origin ? screenOf(right.pathname) : undefined;
  const guard = screen && guardOfScreen[screen.name];
  const target = (await runGuards(guard ? [guard] : [], right, visit)) ?? right;
  if (target.href !== url.href) throw redirect(locationOf(target, url), isStart ? 302 : 301);
};
