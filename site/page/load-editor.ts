import { recordOf } from '#contract/base/records.ts';

/** The global object from which zod reads its settings. */
const zodSettings = '__zod_globalConfig';

/**
 * Loads the editor; its schemas must not try `eval`, which the policy of the site forbids and browsers report. This file is
 * loaded on demand itself: the list of the editor's files, 1 kB, comes with it instead of with every page.
 */
export function loadEditor() {
  const settings = recordOf(Reflect.get(globalThis, zodSettings));
  settings.jitless = true;
  Reflect.set(globalThis, zodSettings, settings);
  // oxlint-disable-next-line no-restricted-imports -- the only import of the editor
  return import('#editor/editor.tsx');
}
