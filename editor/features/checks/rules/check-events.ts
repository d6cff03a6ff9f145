import { kindOf } from '#contract/blocks/block.ts';
import { m } from '#messages/paraglide/messages.js';
import { removeBlocks } from '../../blocks/block-actions.ts';
import { eventTime } from '#time/event-text.ts';
import { blockTitle } from '../../../core/tree/step-names.ts';
import type { Check, CheckIssue } from './issue.ts';

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
