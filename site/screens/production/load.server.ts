import type { Production } from '#contract/programme/programme.ts';
import { pageOfProduction } from './page-of-production.ts';
import { type LoadArgs, loadEntity } from '../../loaders/load-entity.server.ts';
import type { ShownPage } from '../../content/reading/read-page.ts';

/** A production without its blocks, which are in the page data already. */
export interface LoadedProduction {
  page: ShownPage;
  production: Omit<Production, 'modules'>;
}

/** The production at an address; without one, the page of the page tree at this address. */
export async function loadProduction(args: LoadArgs): Promise<LoadedProduction | { page: ShownPage }> {
  const loaded = await loadEntity(args, {
    screen: 'productions',
    find: (content, locale, id, edit) => content.production(locale, id, edit),
    pageOf: pageOfProduction,
  });
  return 'entity' in loaded ? { page: loaded.page, production: loaded.entity } : loaded;
}
