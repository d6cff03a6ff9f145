import { fieldOf } from '#contract/blocks/block.ts';
import { walkShown } from '#contract/blocks/omitted.ts';
import { m } from '#messages/paraglide/messages.js';
import { blockTitle } from '../../../core/tree/step-names.ts';
import type { Check, CheckIssue } from './issue.ts';

/** Headlines that skip a level, which confuses users of screen readers. */
export const checkHeadlines: Check = ({ session, locale }) => {
  const issues: CheckIssue[] = [];
  // Level 1 is the title of the page.
  let above = 1;
  for (const block of walkShown(session.store.root, locale)) {
    const levels = fieldOf(block.model, 'headline_level');
    if (levels?.kind !== 'choice') continue;
    const level = Number(block.fields.headline_level);
    const right = String(above + 1);
    if (level > above + 1 && levels.options.some(({ value }) => value === right)) {
      issues.push({
        key: `level ${block.id} ${level} ${above}`,
        level: 'better',
        id: block.id,
        field: 'headline_level',
        title: m.check_level_skipped(),
        text: m.check_level_text({ title: blockTitle(block, locale), level, above }),
        fixes: [
          {
            label: m.check_make_level({ level: right }),
            run: () => void session.write(block.id, 'headline_level', right),
          },
        ],
      });
      above += 1;
    } else above = level;
  }
  return issues;
};
