import { kindOf } from '#contract/blocks/block.ts';
import { linkUrl } from '#contract/blocks/flat-block.ts';
import { isOff, partOfAddress } from '#contract/settings/parts.ts';
import { m } from '#messages/paraglide/messages.js';
import { blockTitle } from '../../../core/tree/step-names.ts';
import type { Check, CheckIssue } from './issue.ts';
import { linksIn } from './links-in.ts';

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
