import { kindOf, fieldOf } from '#contract/blocks/block.ts';
import { m } from '#messages/paraglide/messages.js';
import { eventTime } from '#time/event-text.ts';
import { walkShown } from '#contract/blocks/omitted.ts';
import { linkUrl } from '#contract/blocks/flat-block.ts';
import { isOff, partOfAddress } from '#contract/settings/parts.ts';
import { blockTitle } from '../../../core/tree/step-names.ts';
import { removeBlocks } from '../../blocks/block-actions.ts';
import type { Check, CheckIssue } from './issue.ts';
import { linksIn } from './links-in.ts';

/** Past and deleted events in lists. */
export const checkEvents: Check = ({ session, blocks, resolved, facts, locale }) =>
  blocks.flatMap((block) =>
    Object.entries(kindOf(block.model).fields).flatMap(([field, { kind }]): CheckIssue[] => {
      const id = block.fields[field];
      if (kind !== 'event' || typeof id !== 'number') return [];
      const target = facts.targets.get(`event:${id}`);
      if (target === undefined || target?.state === 'public') return [];
      const event = resolved.events[String(id)];
      return [
        {
          key: `event ${block.id} ${id}`,
          level: 'better',
          id: block.id,
          field,
          title: target === null ? m.check_event_gone() : m.check_event_past(),
          text: event ? `${event.title}, ${eventTime(event.start, locale)}` : blockTitle(block, locale),
          fixes: [{ label: m.check_remove_event(), run: () => removeBlocks(session, [block.id]) }],
        },
      ];
    }),
  );

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

/** Links to parts that the house does not have: visitors see neither them nor modules that only lead there. */
export const checkParts: Check = ({ blocks, resolved, facts, locale }) =>
  blocks.flatMap((block) =>
    linksIn(block).flatMap((link): CheckIssue[] => {
      const address = linkUrl(link.target, resolved);
      const part = partOfAddress(address);
      if (part === undefined || !isOff(address, facts.partsOff)) return [];
      const isWhole = link.plainText === null && kindOf(block.model).leads === true;
      return [
        {
          key: `part ${block.id} ${link.field} ${link.locale} ${link.target}`,
          level: 'better',
          id: block.id,
          field: link.field,
          title: m.check_part_off({ part }),
          text: [
            isWhole ? m.check_part_off_module() : m.check_part_off_link(),
            link.plainText || blockTitle(block, locale),
          ].join(' '),
          fixes: [],
        },
      ];
    }),
  );
