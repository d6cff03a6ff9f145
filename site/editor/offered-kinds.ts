import { pageEditorApi } from '#contract/api.ts';
import { kindOf } from '#contract/block.ts';
import { configureEmbedHosts, defaultEmbedHosts } from '#contract/embed-hosts.ts';
import { configureHeadlineLevels } from '#contract/headline-levels.ts';
import type { Locale } from '#contract/locale.ts';
import type { Model } from '#modules/schemas.ts';
import type { CallApi } from './api-client.ts';
import { kindOrder } from './chrome/kind-icon.ts';
import { Observable } from './observable.ts';

/** The kinds that this house offers, in the order of the list of modules; items go with their lists. */
export const offeredKinds = new Observable<readonly Model[]>(kindOrder);

/** Asks how the house has set its editor up; without an answer (false) everything is offered. */
export async function readSetup(api: CallApi, locale: Locale): Promise<boolean> {
  try {
    const setup = await api(pageEditorApi.setup, { params: { locale } });
    configureEmbedHosts({ ...defaultEmbedHosts, ...setup.embed_hosts });
    configureHeadlineLevels(setup.headline_levels);
    offeredKinds.set(kindOrder.filter((model) => kindOf(model).group === null || setup.modules.includes(model)));
    return true;
  } catch {
    // A backend that does not know the call, or nobody is logged in yet; the section's own call tells which.
    return false;
  }
}
