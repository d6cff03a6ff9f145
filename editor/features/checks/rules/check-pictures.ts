import { type Block, kindOf } from '#contract/blocks/block.ts';
import type { Media } from '#contract/media/media.ts';
import { m } from '#messages/paraglide/messages.js';
import { blockTitle } from '../../../core/tree/step-names.ts';
import type { Check } from './issue.ts';

/** The picture fields of a block, with the ids of the pictures. */
export function picturesIn(block: Block): { field: string; id: number }[] {
  return Object.entries(kindOf(block.model).fields).flatMap(([field, { kind }]) => {
    const id = block.fields[field];
    return kind === 'image' && typeof id === 'number' ? [{ field, id }] : [];
  });
}

/** True if a picture is marked as decorative or has a German description, which stands in for a missing English one. */
export function isDescribed({ decorative, alt }: Pick<Media, 'decorative' | 'alt'>): boolean {
  return decorative || alt.de.trim() !== '';
}

/** Pictures without alternative text that are not marked as decorative. */
export const checkPictures: Check = ({ blocks, facts, locale }) =>
  blocks.flatMap((block) =>
    picturesIn(block).flatMap(({ field, id }) => {
      const picture = facts.pictures.get(id);
      if (!picture || isDescribed(picture)) return [];
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
