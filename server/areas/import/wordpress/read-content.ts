import type { Message } from '#contract/base/messages.ts';
import { htmlTree } from './html-tree.ts';
import { plainMarkup } from './plain-markup.ts';
import type { LeftOut, PicturePiece, Piece } from './piece.ts';
import { readPieces } from './read-pieces.ts';
import type { WordPressFile } from './read-wxr.ts';

const leftOutMessages = {
  table: 'wordpress_table',
  form: 'wordpress_form',
  columns: 'wordpress_columns',
} as const satisfies Record<LeftOut, Message>;

/** The parts of a post, and what in it has no module. `files`: the media library of the export, by id. */
export function readContent(
  content: string,
  files: ReadonlyMap<string, WordPressFile>,
): { pieces: Piece[]; notes: Message[] } {
  const { html, blocks, shortcodes } = plainMarkup(content);
  const { pieces, leftOut } = readPieces(htmlTree(html));
  const notes: Message[] = [
    ...[...new Set(blocks)].map((name): Message => ({ key: 'wordpress_block', params: { name } })),
    ...shortcodes.map((name): Message => ({ key: 'wordpress_shortcode', params: { name } })),
    ...[...leftOut].map((name): Message => leftOutMessages[name]),
  ];
  const whole = pieces.map((piece): Piece => {
    if (piece.kind !== 'gallery-of-ids') return piece;
    const pictures = piece.ids.flatMap((id) => pictureOf(files.get(id)) ?? []);
    const missing = piece.ids.length - pictures.length;
    if (piece.ids.length === 0) notes.push('wordpress_gallery_without_ids');
    if (missing > 0) notes.push({ key: 'wordpress_gallery_missing', params: { count: missing } });
    return { kind: 'gallery', pictures };
  });
  return { pieces: whole, notes };
}

function pictureOf(file: WordPressFile | undefined): PicturePiece | null {
  return file ? { src: file.url, alt: file.alt, caption: file.caption, link: '' } : null;
}

/** The pictures of all parts. */
export function picturesOf(pieces: readonly Piece[]): PicturePiece[] {
  return pieces.flatMap((piece) => {
    if (piece.kind === 'picture') return [piece.picture];
    return piece.kind === 'gallery' ? piece.pictures : [];
  });
}
