import type { Locale } from '#contract/base/locale.ts';
import { omits } from '#contract/blocks/omitted.ts';
import { m } from '#messages/paraglide/messages.js';
import { omitBlocks } from '../../features/languages/omit-blocks.ts';
import type { Command, CommandContext } from '../command.ts';

/** Hides the chosen blocks on the page of one language, or shows them again. A block cannot be hidden in both. */
function omitCommand(id: string, language: Locale, position: number): Command {
  const isOmitted = ({ session, selected }: CommandContext) => {
    const block = selected === null ? undefined : session.store.block(selected);
    return block !== undefined && omits(block, language);
  };
  return {
    id,
    label: (context, options) => (isOmitted(context) ? m.editor_not_omit : m.editor_omit)({ language }, options),
    icon: (context) => (isOmitted(context) ? 'eye' : 'globe'),
    places: { 'toolbar-menu': position },
    canRun: (context) => {
      const block = context.selected === null ? undefined : context.session.store.block(context.selected);
      return block !== undefined && (!block.omitted || isOmitted(context));
    },
    run: (context) => omitBlocks(context.session, context.chosen, language, !isOmitted(context)),
  };
}

export const omitInGerman = omitCommand('omit-in-german', 'de', 31);
export const omitInEnglish = omitCommand('omit-in-english', 'en', 32);
