import type { Locale } from '#contract/base/locale.ts';
import { fieldOf } from '#contract/blocks/block.ts';
import { unreadOf } from '#contract/blocks/machine-texts.ts';
import { walkShown } from '#contract/blocks/omitted.ts';
import { m } from '#messages/paraglide/messages.js';
import { loadWithRetry } from '../core/lazy-with-retry.ts';
import { lacksGerman } from '../core/tree/translation-state.ts';
import type { TranslationScope } from '../features/translation/find-texts.ts';
import type { Command, CommandContext } from './command.ts';

/** Loads the translation when it is used. German of single modules is offered between the languages. */
function translate({ session }: CommandContext, scope: Omit<TranslationScope, 'target'>, target: Locale = 'en'): void {
  void loadWithRetry(() => import('../features/translation/translate-by-machine.ts')).then((loaded) =>
    loaded.translateByMachine(session, { ...scope, target }),
  );
}

const selectedBlock = ({ session, selected }: CommandContext) => session.store.block(selected ?? '');

/** Drafts the English of the text with the caret, if it is missing or outdated. */
export const translateField: Command = {
  id: 'translate-field',
  label: m.editor_translate_field,
  icon: 'globe',
  places: { 'toolbar-menu': 33 },
  canRun: (context) => {
    const block = selectedBlock(context);
    const { field } = context.session.selection.get();
    return context.session.setup.translation && !!block && !!field && !!fieldOf(block.model, field)?.translated;
  },
  run: (context) =>
    translate(context, { ids: context.chosen, field: context.session.selection.get().field ?? undefined }),
};

/** The same for the chosen blocks and what is in them. */
export const translateModule: Command = {
  id: 'translate-module',
  label: m.editor_translate_module,
  icon: 'globe',
  places: { 'toolbar-menu': 34 },
  canRun: (context) => context.session.setup.translation && selectedBlock(context) !== undefined,
  run: (context) => translate(context, { ids: context.chosen }),
};

/** The same for the whole page. */
export const translatePage: Command = {
  id: 'translate-page',
  label: m.editor_translate_page,
  icon: 'globe',
  places: { 'bar-tools': 16, 'more-sheet': 17 },
  canRun: ({ session }) => session.setup.translation,
  run: (context) => translate(context, { ids: [context.session.store.root.id] }),
};

/** Drafts the German of what was written in English only. */
export const translatePageToGerman: Command = {
  id: 'translate-page-to-german',
  label: m.editor_translate_page_to_german,
  icon: 'globe',
  canRun: ({ session }) => session.setup.translation && [...walkShown(session.store.root, 'de')].some(lacksGerman),
  run: (context) => translate(context, { ids: [context.session.store.root.id] }, 'de'),
};

export const markRead: Command = {
  id: 'mark-read',
  label: m.editor_mark_read,
  icon: 'check',
  places: { 'toolbar-menu': 36 },
  canRun: (context) => {
    const block = selectedBlock(context);
    return block !== undefined && unreadOf(block).some(({ locale }) => locale === context.session.locale);
  },
  run: ({ session, chosen }) => {
    void loadWithRetry(() => import('../features/translation/mark-read.ts')).then((loaded) =>
      loaded.markRead(session, chosen, session.locale),
    );
  },
};
