import { type Block, kindOf } from '#contract/blocks/block.ts';
import { walkShown } from '#contract/blocks/omitted.ts';
import type { Media } from '#contract/media/media.ts';
import { m } from '#messages/paraglide/messages.js';
import { blockTitle } from '../../../core/tree/step-names.ts';
import type { Check, CheckIssue } from './issue.ts';

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

/** Descriptions and captions of the library that the English page shows in German. */
export const checkPictureTexts: Check = ({ session, locale }) => {
  const { de, en } = session.store.resolved;
  return [...walkShown(session.store.root, 'en')].flatMap((block) =>
    picturesIn(block).flatMap(({ field, id }) => {
      const [german, english] = [de.pictures[String(id)], en.pictures[String(id)]];
      if (english?.lang !== 'de') return [];
      const isGerman = (text: 'alt' | 'caption') => english[text] !== '' && english[text] === german?.[text];
      const where = blockTitle(block, locale);
      const texts = [
        ...(isGerman('alt') ? [m.check_english_alt_text({ where })] : []),
        ...(isGerman('caption') && showsCaption(block) ? [m.check_english_caption_text({ where })] : []),
      ];
      return texts.map((text): CheckIssue => {
        const key = `english ${block.id} ${field} ${id} ${text}`;
        return { key, level: 'better', id: block.id, field, title: m.check_english_missing(), text, fixes: [] };
      });
    }),
  );
};

/** True for a block that shows the caption of the library, because it has none of its own. */
function showsCaption({ model, translations }: Block): boolean {
  return 'description' in kindOf(model).fields && !translations.de.description && !translations.en.description;
}
