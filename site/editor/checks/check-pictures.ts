import { type Block, kindOf } from '#contract/block.ts';
import { m } from '#site/paraglide/messages.js';
import { blockTitle } from '../step-names.ts';
import type { Check } from './issue.ts';

/** Fields of a block that show a picture, with the picture's id. */
export function picturesIn(block: Block): { field: string; id: number }[] {
  return Object.entries(kindOf(block.model).fields).flatMap(([field, { kind }]) => {
    const id = block.fields[field];
    return kind === 'image' && typeof id === 'number' ? [{ field, id }] : [];
  });
}

/** Pictures that are neither described nor said to be decorative. */
export const checkPictures: Check = ({ blocks, facts, locale }) =>
  blocks.flatMap((block) =>
    picturesIn(block).flatMap(({ field, id }) => {
      const picture = facts.pictures.get(id);
      if (!picture || picture.decorative || picture.alt.de.trim() !== '') return [];
      return [
        {
          key: `alt ${block.id} ${field} ${id}`,
          level: 'needed' as const,
          id: block.id,
          field,
          title: m.check_alt_missing(),
          text: m.check_alt_text({ where: blockTitle(block, locale) }),
          fixes: [],
          picture,
        },
      ];
    }),
  );
