/** Text of WordPress as HTML, where `<div class="wp-gallery" data-ids="8,7">` stands for a `[gallery]`, and what in it has no HTML. */
export interface PlainMarkup {
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
export function plainMarkup(content: string): PlainMarkup {
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
