import { SaxesParser } from 'saxes';

/** A post or page of a WordPress export, as it stands in the file. */
export interface WordPressEntry {
  /** Line on which it begins, from 1. */
  line: number;
  id: string;
  type: 'post' | 'page';
  title: string;
  /** Last part of its address; may be empty. */
  slug: string;
  content: string;
  excerpt: string;
  /** Time of publication, ISO 8601; empty if it has none. */
  publishedAt: string;
  author: string;
  /** Id of the page above it; `0` for none. */
  parentId: string;
  order: number;
  categories: { slug: string; name: string }[];
  /** Names. */
  tags: string[];
  /** Number of comments. */
  comments: number;
  /** Id of its picture in the media library; empty for none. */
  pictureId: string;
}

/** A file of the media library of WordPress. */
export interface WordPressFile {
  url: string;
  alt: string;
  caption: string;
}

export interface WordPressExport {
  entries: WordPressEntry[];
  /** By id. */
  files: Map<string, WordPressFile>;
  /** Number of items of other types, by type: `nav_menu_item`, `wp_block`. */
  others: Map<string, number>;
}

/** Texts of an `<item>` by the name of the element; those that repeat are in the other fields. */
interface Item {
  line: number;
  texts: Map<string, string>;
  categories: { slug: string; name: string }[];
  tags: string[];
  comments: number;
  meta: Map<string, string>;
}

/** States of entries that nobody has meant to keep. */
const dropped = new Set(['trash', 'auto-draft', 'inherit']);

/** Reads a WordPress export (WXR); null if the file is other XML. Throws for a file that is no XML. */
export function readWxr(xml: string): WordPressExport | null {
  const reader = new WxrReader();
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => reader.open(name, attributes, parser.line));
  parser.on('text', (text) => reader.add(text));
  parser.on('cdata', (text) => reader.add(text));
  parser.on('closetag', ({ name }) => reader.close(name));
  parser.write(xml).close();
  return reader.result();
}

class WxrReader {
  readonly #items: Item[] = [];
  /** Shown names of authors by their login. */
  readonly #authors = new Map<string, string>();
  #isWxr = false;
  #item: Item | null = null;
  #text = '';
  #category = '';
  #isTag = false;
  #metaKey = '';
  #login = '';

  open(name: string, attributes: Record<string, string>, line: number): void {
    this.#text = '';
    if (name === 'wp:wxr_version') this.#isWxr = true;
    if (name === 'item')
      this.#item = { line, texts: new Map(), categories: [], tags: [], comments: 0, meta: new Map() };
    if (name === 'category') {
      this.#category = attributes.domain === 'category' ? (attributes.nicename ?? '') : '';
      this.#isTag = attributes.domain === 'post_tag';
    }
  }

  add(text: string): void {
    this.#text += text;
  }

  close(name: string): void {
    const text = this.#text;
    this.#text = '';
    if (name === 'wp:author_login') this.#login = text.trim();
    if (name === 'wp:author_display_name') this.#authors.set(this.#login, text.trim());
    const item = this.#item;
    if (!item) return;
    if (name === 'item') {
      this.#items.push(item);
      this.#item = null;
    } else if (name === 'category') {
      if (this.#category !== '') item.categories.push({ slug: this.#category, name: text.trim() });
      if (this.#isTag) item.tags.push(text.trim());
    } else if (name === 'wp:comment') item.comments += 1;
    else if (name === 'wp:meta_key') this.#metaKey = text.trim();
    else if (name === 'wp:meta_value') item.meta.set(this.#metaKey, text);
    else item.texts.set(name, text);
  }

  result(): WordPressExport | null {
    if (!this.#isWxr) return null;
    const found: WordPressExport = { entries: [], files: new Map(), others: new Map() };
    for (const item of this.#items) {
      const type = item.texts.get('wp:post_type') ?? '';
      if (type === 'attachment') found.files.set(item.texts.get('wp:post_id') ?? '', toFile(item));
      else if (type !== 'post' && type !== 'page') found.others.set(type, (found.others.get(type) ?? 0) + 1);
      else if (!dropped.has(item.texts.get('wp:status') ?? '')) found.entries.push(this.#toEntry(item, type));
    }
    return found;
  }

  #toEntry({ line, texts, categories, tags, comments, meta }: Item, type: 'post' | 'page'): WordPressEntry {
    const text = (name: string) => texts.get(name)?.trim() ?? '';
    const login = text('dc:creator');
    return {
      ...{
        line,
        type,
        categories,
        tags,
        comments,
        id: text('wp:post_id'),
        title: text('title'),
        slug: text('wp:post_name'),
      },
      ...{ content: text('content:encoded'), excerpt: text('excerpt:encoded') },
      publishedAt: momentOf(text('wp:post_date_gmt'), text('pubDate')),
      author: this.#authors.get(login) ?? login,
      parentId: text('wp:post_parent') || '0',
      order: Number(text('wp:menu_order')) || 0,
      pictureId: meta.get('_thumbnail_id')?.trim() ?? '',
    };
  }
}

function toFile({ texts, meta }: Item): WordPressFile {
  return {
    url: (texts.get('wp:attachment_url') ?? texts.get('guid') ?? '').trim(),
    alt: meta.get('_wp_attachment_image_alt')?.trim() ?? '',
    caption: texts.get('excerpt:encoded')?.trim() ?? '',
  };
}

/** `2021-03-04 18:30:00` in UTC; a draft has zeros, and `Thu, 04 Mar 2021 18:30:00 +0000` at most. */
function momentOf(gmt: string, pubDate: string): string {
  const moments = [/^[12]/.test(gmt) ? Date.parse(`${gmt.replace(' ', 'T')}Z`) : Number.NaN, Date.parse(pubDate)];
  const found = moments.find((moment) => !Number.isNaN(moment) && moment > 0);
  return found === undefined ? '' : new Date(found).toISOString();
}
