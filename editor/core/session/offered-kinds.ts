import { pageEditorApi } from '#contract/api.ts';
import { kindOf } from '#contract/blocks/block.ts';
import { configureEmbedHosts, defaultEmbedHosts } from '#contract/fields/embed-hosts.ts';
import { configureHeadlineLevels } from '#contract/fields/headline-levels.ts';
import type { Locale } from '#contract/base/locale.ts';
import type { Model } from '#modules/schemas.ts';
import type { CallApi } from '../api-client.ts';
import { kindOrder } from '../../ui/kind-icon.ts';
import { Observable } from '../observable.ts';

/** The kinds that are enabled, in the order of the list of modules. Items belong to their lists. */
export const offeredKinds = new Observable<readonly Model[]>(kindOrder);

/** Reads the editor's configuration. Without a response (false) all kinds are offered. */
export async function readSetup(api: CallApi, locale: Locale): Promise<boolean> {
  try {
    const setup = await api(pageEditorApi.setup, { params: { locale } });
    configureEmbedHosts({ ...defaultEmbedHosts, ...setup.embed_hosts });
    configureHeadlineLevels(setup.headline_levels);
    offeredKinds.set(kindOrder.filter((model) => kindOf(model).group === null || setup.modules.includes(model)));
    return true;
  } catch {
    // The backend has no such endpoint, or nobody is signed in; the section request shows which.
    return false;
  }
}
