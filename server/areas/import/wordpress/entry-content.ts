import type { Block } from '#contract/blocks/block.ts';
import { checkBlock } from '#contract/blocks/check-block.ts';
import { AppError } from '#contract/base/errors.ts';
import type { Locale } from '#contract/base/locale.ts';
import type { Message } from '#contract/base/messages.ts';
import { mediaTextLengths } from '#contract/media/media.ts';
import type { FieldSettings } from '#contract/fields/field-settings.ts';
import { cleanBlock } from '../../sections/tree/clean-operation.ts';
import { lossesOf, shortened } from './entry-losses.ts';
import type { Fetched, PictureFetcher } from './fetch-pictures.ts';
import { piecesToBlocks } from './pieces-to-blocks.ts';
import type { WordPressEntry, WordPressFile } from './read-wxr.ts';
import { htmlTree } from './html-tree.ts';
import { type LeftOut, type PicturePiece, type Piece, readPieces } from './read-pieces.ts';

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

function picturesOf(pieces: readonly Piece[]): PicturePiece[] {
  return pieces.flatMap((piece) => {
    if (piece.kind === 'picture') return [piece.picture];
    return piece.kind === 'gallery' ? piece.pictures : [];
  });
}

export interface EntryContent {
  /** Its modules, below one container. */
  body: Block;
  modules: number;
  /** Its own picture in the library. */
  pictureId: number | null;
  /** What was left out or changed. */
  notes: Message[];
  /** True if the time was over before all pictures were fetched. */
  isLate: boolean;
}

interface ContentContext {
  /** Language of the texts. */
  locale: Locale;
  fieldSettings: FieldSettings;
  files: ReadonlyMap<string, WordPressFile>;
  /** Null for a dry run, which fetches nothing. */
  pictures: PictureFetcher | null;
}

/** Stands for a picture in a dry run; nothing with it is stored. */
const notFetched = 1;
/** Pictures that are fetched at the same time. */
const atOnce = 4;

/** The content of a post as modules, with its pictures in the library. Throws for modules that could not be stored. */
export async function entryContent(ctx: ContentContext, entry: WordPressEntry): Promise<EntryContent> {
  const { locale, fieldSettings, files, pictures } = ctx;
  const { pieces, notes } = readContent(entry.content, files);
  const note = (message: Message) => {
    if (!notes.some((one) => JSON.stringify(one) === JSON.stringify(message))) notes.push(message);
  };
  for (const loss of lossesOf(entry)) note(loss);
  const own = files.get(entry.pictureId);
  if (!own && entry.pictureId !== '') note('wordpress_own_picture');
  const wanted = [...(own ? [{ src: own.url, alt: own.alt }] : []), ...picturesOf(pieces)];
  const fetched = await fetchAll(pictures, wanted);
  for (const { src, alt } of wanted) {
    const found = fetched.get(src);
    if (found && 'missing' in found) note({ key: found.missing, params: { address: src.slice(0, 300) } });
    if (alt.length > mediaTextLengths.alt) note(shortened(alt));
  }
  const idOf = (src: string) => {
    const found = fetched.get(src);
    return found && 'id' in found ? found.id : null;
  };
  const { embedHosts } = fieldSettings;
  const body = cleanBlock(piecesToBlocks(pieces, { locale, embedHosts, pictureId: ({ src }) => idOf(src), note }));
  const issues = checkBlock(body, { strictness: 'draft', fieldSettings });
  if (issues.length > 0) throw new AppError('invalid', undefined, { issues });
  const modules = body.columns?.[0]?.children.length ?? 0;
  const isLate = [...fetched.values()].some((one) => 'missing' in one && one.missing === 'wordpress_picture_late');
  return { body, modules, pictureId: own ? idOf(own.url) : null, notes, isLate };
}

/** The pictures by their address, some at a time. In a dry run nothing is fetched. */
async function fetchAll(
  pictures: PictureFetcher | null,
  wanted: readonly { src: string; alt: string }[],
): Promise<Map<string, Fetched>> {
  const fetched = new Map<string, Fetched>();
  const waiting = [...wanted];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      fetched.set(next.src, pictures ? await pictures.fetch(next.src, next.alt) : { id: notFetched });
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return fetched;
}

/** Text of WordPress as HTML, where `<div class="wp-gallery" data-ids="8,7">` stands for a `[gallery]`, and what in it has no HTML. */
interface PlainMarkup {
  html: string;
  /** Names of blocks that WordPress fills when a page is shown, such as `latest-posts`. */
  blocks: string[];
  /** Names of shortcodes, such as `contact-form-7`. */
  shortcodes: string[];
}

/** A block without content. Its attributes end before the end of its comment: what follows belongs to other blocks. */
const selfClosing = /<!--\s+wp:([a-z][a-z0-9/-]*)\s+(?:\{(?:(?!-->)[\s\S])*?\}\s+)?\/-->/g;
/** Parts of a page that hold nothing. */
const silent = new Set(['more', 'nextpage', 'spacer', 'separator', 'page-break']);
const blockTag =
  'table|thead|tfoot|caption|tbody|tr|td|th|div|dl|dd|dt|ul|ol|li|pre|form|blockquote|address|p|h[1-6]|hr|fieldset|section|article|aside|figure|figcaption|details|summary|iframe|video|audio';

/** Makes HTML of the content of a post: of blocks, or of the classic editor, where blank lines are paragraphs. */
function plainMarkup(content: string): PlainMarkup {
  const found: PlainMarkup = { html: '', blocks: [], shortcodes: [] };
  const hasBlocks = /<!--\s+wp:/.test(content);
  const withoutBlocks = content.replaceAll(selfClosing, (_, name: string) => {
    if (!silent.has(name)) found.blocks.push(name);
    return '';
  });
  const text = withShortcodes(withoutBlocks.replaceAll(/<!--[\s\S]*?-->/g, ''), found);
  found.html = hasBlocks ? text : withParagraphs(text);
  return found;
}

/** Shortcodes that are known become HTML; of others only their content stays. */
function withShortcodes(text: string, found: PlainMarkup): string {
  return text
    .replaceAll(/\[caption[^\]]*\]([\s\S]*?)\[\/caption\]/g, (_, inside: string) => captioned(inside))
    .replaceAll(/\[embed[^\]]*\]\s*(\S+?)\s*\[\/embed\]/g, '\n\n$1\n\n')
    .replaceAll(/\[gallery([^\]]*)\]/g, (_, attributes: string) => {
      const ids = /\bids=["']?([\d,\s]+)/.exec(attributes)?.[1] ?? '';
      return `\n\n<div class="wp-gallery" data-ids="${ids}"></div>\n\n`;
    })
    .replaceAll(/\[\/?[a-z][\w-]*(?:\s[^\]\n]*)?\](?!\()/g, (code) => {
      const name = /[a-z][\w-]*/.exec(code)?.[0] ?? '';
      // Brackets may also stand in a text. A shortcode has attributes, or an end.
      if (!/=|^\[\//.test(code) && !text.includes(`[/${name}]`)) return code;
      if (!code.startsWith('[/') && !found.shortcodes.includes(name)) found.shortcodes.push(name);
      return '';
    });
}

/** A picture with its caption, which the classic editor writes as plain text behind it. */
function captioned(inside: string): string {
  const picture = /(?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?/i.exec(inside)?.[0] ?? '';
  return `\n\n<figure>${picture}<figcaption>${inside.replace(picture, '').trim()}</figcaption></figure>\n\n`;
}

/** Blank lines become paragraphs and single ones line breaks, as WordPress does when it shows a classic post. */
function withParagraphs(text: string): string {
  const apart = text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(new RegExp(`(<(?:${blockTag})\\b)`, 'gi'), '\n\n$1')
    .replaceAll(new RegExp(`(</(?:${blockTag})>|<hr[^>]*>)`, 'gi'), '$1\n\n');
  // What is inside of lists, tables and the like has no paragraphs of its own.
  let depth = 0;
  return apart
    .split(/\n\s*\n/)
    .map((part) => {
      const isBlock = depth > 0 || new RegExp(`^\\s*</?(?:${blockTag})\\b`, 'i').test(part);
      depth += countOf(part, '<') - countOf(part, '</');
      if (depth < 0) depth = 0;
      const trimmed = part.trim();
      return isBlock || trimmed === '' ? part : `<p>${trimmed.replaceAll('\n', '<br>\n')}</p>`;
    })
    .join('\n');
}

/** Number of opening or closing tags of blocks that need an end. */
function countOf(part: string, start: '<' | '</'): number {
  const names = blockTag.replace('|hr', '');
  return part.match(new RegExp(`${start}(?:${names})\\b`, 'gi'))?.length ?? 0;
}
