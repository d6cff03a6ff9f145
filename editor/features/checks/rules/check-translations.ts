import { type Block, kindOf } from '#contract/blocks/block.ts';
import { walkShown } from '#contract/blocks/omitted.ts';
import { m } from '#messages/paraglide/messages.js';
import { omitBlocks } from '../../languages/omit-blocks.ts';
import { confirmTranslation, copyGerman } from '../../languages/translate.ts';
import { gapsOf, stateOf } from '../../../core/tree/translation-state.ts';
import { blockTitle } from '../../../core/tree/step-names.ts';
import type { Check, CheckIssue } from './issue.ts';

/** English that is missing, outdated, or identical to the German. */
export const checkTranslations: Check = ({ session, locale }) =>
  [...walkShown(session.store.root, 'en')].flatMap((block): CheckIssue[] => {
    const state = stateOf(block);
    const same = state === 'fine' ? sameWords(block) : undefined;
    const field = gapsOf(block)[0]?.field ?? same;
    if (field === undefined) return [];
    const about = {
      id: block.id,
      field,
      level: 'better' as const,
      language: 'en' as const,
      text: blockTitle(block, locale),
    };
    if (state === 'missing') {
      const fixes = [
        { label: m.editor_copy_german(), run: () => copyGerman(session, block.id) },
        { label: m.editor_omit({ language: 'en' }), run: () => omitBlocks(session, [block.id], 'en', true) },
      ];
      const text = m.check_english_missing_text({ where: about.text });
      return [{ ...about, key: `missing ${block.id}`, title: m.check_english_missing(), text, fixes }];
    }
    if (state === 'outdated') {
      const fixes = [{ label: m.editor_translation_holds(), run: () => confirmTranslation(session, block.id) }];
      return [{ ...about, key: `outdated ${block.id}`, title: m.check_english_outdated(), fixes }];
    }
    return [{ ...about, key: `same ${block.id}`, title: m.check_english_same(), fixes: [] }];
  });

/** A field whose English equals the German. Names and titles may be equal, sentences not. */
function sameWords(block: Block): string | undefined {
  return Object.keys(kindOf(block.model).fields).find((field) => {
    const { [field]: german } = block.translations.de;
    const plainText = String(german ?? '').replaceAll(/<[^>]*>/g, ' ');
    return german === block.translations.en[field] && plainText.trim().split(/\s+/).length > 5;
  });
}
