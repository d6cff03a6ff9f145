import { pageEditorApi } from '#contract/api.ts';
import { kindOf } from '#contract/blocks/block.ts';
import { defaultEmbedHosts } from '#contract/fields/embed-hosts.ts';
import { defaultFieldSettings, type FieldSettings } from '#contract/fields/field-settings.ts';
import type { Locale } from '#contract/base/locale.ts';
import type { Model } from '#modules/schemas.ts';
import type { CallApi } from '../api-client.ts';
import { kindOrder } from '../../ui/kind-icon.ts';

/** How this house has set its editor up. */
export interface EditorSetup {
  fieldSettings: FieldSettings;
  /** The kinds that are enabled, in the order of the list of modules. Items belong to their lists. */
  offeredKinds: readonly Model[];
  /** Whether a service drafts translations. */
  translation: boolean;
}

/** A kind that is not listed is inserted by choosing what it shows. */
function isListed(model: Model): boolean {
  return kindOf(model).listed !== false;
}

/** Every kind, and the settings of a house that configures none. */
export const defaultSetup: EditorSetup = {
  fieldSettings: defaultFieldSettings,
  offeredKinds: kindOrder.filter(isListed),
  translation: false,
};

/** Reads the editor's configuration; undefined without a response. */
export async function readSetup(api: CallApi, locale: Locale): Promise<EditorSetup | undefined> {
  try {
    const setup = await api(pageEditorApi.setup, { params: { locale } });
    return {
      fieldSettings: {
        embedHosts: { ...defaultEmbedHosts, ...setup.embed_hosts },
        headlineLevels: setup.headline_levels,
      },
      offeredKinds: kindOrder.filter(
        (model) => isListed(model) && (kindOf(model).group === null || setup.modules.includes(model)),
      ),
      translation: setup.translation,
    };
  } catch {
    // The backend has no such endpoint, or nobody is signed in; the section request shows which.
    return undefined;
  }
}
