import type { Production } from '#contract/programme.ts';
import { pageOfProduction } from '../production/page-of-production.ts';
import { type LoadArgs, loadThing } from './load-thing.server.ts';
import type { ShownPage } from './read-page.ts';

/** A production without what the page already says with its modules. */
export interface LoadedProduction {
  page: ShownPage;
  production: Omit<Production, 'modules'>;
}

/** The production at an address. Where there is none, the page of the page tree that may stand there. */
export async function loadProduction(args: LoadArgs): Promise<LoadedProduction | { page: ShownPage }> {
  const loaded = await loadThing(args, {
    screen: 'productions',
    find: (content, locale, id, edit) => content.production(locale, id, edit),
    pageOf: pageOfProduction,
  });
  return 'thing' in loaded ? { page: loaded.page, production: loaded.thing } : loaded;
}
