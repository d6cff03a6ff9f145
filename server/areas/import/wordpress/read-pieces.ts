import { type ChildNode, cloneNode, Element, isTag, Text } from 'domhandler';
import { findAll, removeElement } from 'domutils';
import { isLink } from '#text/is-link.ts';
import { elementsIn, hasClass, textIn, writeHtml } from './html-tree.ts';
import { decoded } from '#text/repair-escapes.ts';

const inline = new Set([
  ...['a', 'b', 'strong', 'i', 'em', 'span', 'q', 'cite', 'code', 'small', 'sub', 'sup', 'u', 's', 'del', 'ins'],
  ...['mark', 'abbr', 'br', 'button'],
]);
/** Longest HTML of one module, in characters; a text that is published has 20,000 at most. */
const longestText = 15_000;
const media = ['img', 'iframe', 'video', 'audio', 'embed'];
/** The gallery that `plainMarkup` writes. */
const galleryOfIds = /^wp-gallery$/;

/** Parts of a page, and what had no module. */
export function readPieces(nodes: ChildNode[]): { pieces: Piece[]; leftOut: Set<LeftOut> } {
  const reader = new PieceReader();
  reader.read(nodes);
  return { pieces: reader.pieces, leftOut: reader.leftOut };
}

class PieceReader {
  readonly pieces: Piece[] = [];
  readonly leftOut = new Set<LeftOut>();
  /** Text that has no paragraph around it yet. */
  #loose: ChildNode[] = [];

  read(nodes: ChildNode[]): void {
    for (const node of nodes) {
      if (!isTag(node)) this.#loose.push(node);
      else if (inline.has(node.name) && !isButton(node) && elementsIn([node], media).length === 0)
        this.#loose.push(node);
      else {
        this.#flush();
        this.#element(node);
      }
    }
    this.#flush();
  }

  #flush(): void {
    const nodes = this.#loose;
    this.#loose = [];
    this.#paragraph('p', nodes, {});
  }

  #element(element: Element): void {
    const { name, attribs, children } = element;
    if (/^h[1-6]$/.test(name)) return this.#headline(element);
    if (name === 'img') return this.#picture(element, { caption: '', link: '' });
    if (name === 'iframe' || name === 'embed') return this.#embed(attribs.src ?? '');
    if (name === 'video' || name === 'audio') return this.#file(element);
    if (name === 'table') return this.#table(element);
    if (name === 'form') return void this.leftOut.add('form');
    if (name === 'figure') return this.#figure(element);
    if (name === 'blockquote' || hasClass(element, /^wp-block-pullquote$/)) return this.#quote(element);
    if (name === 'ul' || name === 'ol') return this.#list(element);
    if (isButton(element)) return this.#button(element);
    if (hasClass(element, galleryOfIds)) return this.#galleryOfIds(element);
    if (hasClass(element, /^(?:wp-block-gallery|gallery|blocks-gallery-grid)$/)) return this.#gallery(element);
    if (hasClass(element, /^wp-block-file$/)) return this.#fileLink(element);
    if (hasClass(element, /^wp-block-columns$/)) this.leftOut.add('columns');
    if (name === 'a') return this.#linkedPicture(element);
    if (isParagraph(element)) return this.#paragraph('p', children, attribs);
    this.read(children);
  }

  /** An address that stands alone is one that WordPress replaces by a player. */
  #paragraph(name: string, children: ChildNode[], attribs: Element['attribs']): void {
    const text = textIn(children).trim();
    if (text === '') return;
    const links = elementsIn(children, ['a']);
    if (isLink(text) && links.length === 0) return this.#embed(text);
    this.#text(writeHtml([new Element(name, attribs, children)]));
  }

  /** Consecutive texts are one module. */
  #text(html: string): void {
    const last = this.pieces.at(-1);
    if (last?.kind === 'text' && last.html.length + html.length <= longestText) last.html += html;
    else this.pieces.push({ kind: 'text', html });
  }

  #headline(element: Element): void {
    this.#media(element);
    const text = oneLine(element.children);
    if (text !== '') this.pieces.push({ kind: 'headline', text, level: Number(element.name[1]) });
  }

  #picture({ attribs }: Element, more: Pick<PicturePiece, 'caption' | 'link'>): void {
    const picture = pictureOf(attribs, more);
    if (picture.src !== '') this.pieces.push({ kind: 'picture', picture });
  }

  /** Pictures, players and galleries that stand inside of something else come before it. */
  #media(element: Element): void {
    for (const one of elementsIn(element.children, [...media, 'div']))
      if (one.name !== 'div' || hasClass(one, galleryOfIds)) this.#element(one);
  }

  #linkedPicture(element: Element): void {
    const link = element.attribs.href ?? '';
    for (const image of elementsIn(element.children, ['img']))
      this.#picture(image, { caption: '', link: toPage(link) });
    const rest = textIn(element.children).trim();
    if (rest !== '') this.#loose.push(new Element(element.name, element.attribs, [new Text(rest)]));
  }

  #embed(address: string): void {
    if (address !== '') this.pieces.push({ kind: 'embed', address: address.trim() });
  }

  #file(element: Element): void {
    const [source] = [element, ...elementsIn(element.children, ['source'])].flatMap(({ attribs }) => attribs.src ?? []);
    if (source) this.pieces.push({ kind: 'link', text: nameIn(source), address: source, isButton: false });
  }

  #figure(element: Element): void {
    const { children } = element;
    if (hasClass(element, /^wp-block-embed/)) {
      this.#embed(addressIn(element));
      return this.read(elementsIn(children, ['figcaption']));
    }
    if (hasClass(element, /^(?:wp-block-gallery|gallery)$/)) return this.#gallery(element);
    if (hasClass(element, /^wp-block-pullquote$/)) return this.#quote(element);
    if (elementsIn(children, ['table']).length > 0) return this.read(children);
    const images = elementsIn(children, ['img']);
    if (images.length > 1) return this.#gallery(element);
    const [image] = images;
    if (!image) return this.read(children);
    const link = elementsIn(children, ['a']).find((one) => elementsIn(one.children, ['img']).length > 0);
    this.#picture(image, { caption: captionIn(element), link: toPage(link?.attribs.href ?? '') });
  }

  #gallery(element: Element): void {
    const isHolder = ({ name, children }: Element) =>
      ['figure', 'li', 'dl'].includes(name) && elementsIn(children, ['img']).length === 1;
    const inner = findAll(isHolder, element.children);
    const holders = inner.length > 0 ? inner : elementsIn(element.children, ['img']);
    const pictures = holders.flatMap((holder) => {
      const image = holder.name === 'img' ? holder : elementsIn(holder.children, ['img'])[0];
      return image ? [pictureOf(image.attribs, { caption: captionIn(holder), link: '' })] : [];
    });
    const own = pictures.filter(
      ({ src }, place) => src !== '' && pictures.findIndex((one) => one.src === src) === place,
    );
    if (own.length > 0) this.pieces.push({ kind: 'gallery', pictures: own });
    // The caption of all of them, and what else stands between them.
    this.read(without(element, (one) => one.name === 'img' || isHolder(one)).children);
  }

  #galleryOfIds({ attribs }: Element): void {
    this.pieces.push({ kind: 'gallery-of-ids', ids: attribs['data-ids']?.match(/\d+/g) ?? [] });
  }

  #quote(element: Element): void {
    const link = elementsIn(element.children, ['a']).at(-1)?.attribs.href ?? '';
    // Posts of other networks are quotations that a script replaces.
    if (hasClass(element, /^(?:twitter-tweet|instagram-media|tiktok-embed)$/))
      return this.#embed(element.attribs.cite ?? link);
    this.#media(element);
    const [cite] = elementsIn(element.children, ['cite']);
    const author = cite ? oneLine(cite.children).replace(/^[—–-]\s*/, '') : '';
    const text = linesIn(without(element, ({ name }) => name === 'cite').children).join('\n');
    if (text !== '') this.pieces.push({ kind: 'quote', text, author });
  }

  #list(element: Element): void {
    if (hasClass(element, /^(?:wp-block-gallery|blocks-gallery-grid|gallery)$/)) return this.#gallery(element);
    this.#media(element);
    if (textIn(element.children).trim() !== '') this.#text(writeHtml([withoutMedia(element)]));
  }

  #button(element: Element): void {
    const [link] = element.name === 'a' ? [element] : elementsIn([element], ['a']);
    const text = oneLine(element.children);
    const address = link?.attribs.href ?? '';
    if (text !== '' && address !== '') this.pieces.push({ kind: 'link', text, address, isButton: true });
    else if (text !== '') this.#paragraph('p', [new Text(text)], {});
  }

  #fileLink(element: Element): void {
    const link = elementsIn(element.children, ['a']).find(({ children }) => textIn(children).trim() !== '');
    const address = link?.attribs.href ?? '';
    if (link && address !== '')
      this.pieces.push({ kind: 'link', text: oneLine(link.children), address, isButton: false });
  }

  /** A row becomes one line, `Reihe 1 | 80 €`, as when a table is pasted in the editor. */
  #table(element: Element): void {
    this.leftOut.add('table');
    this.#media(element);
    for (const caption of elementsIn(element.children, ['caption'])) this.read(caption.children);
    for (const row of elementsIn(element.children, ['tr'])) {
      const cells = row.children.filter(isTag).map((cell) => writeHtml(withoutMedia(cell).children).trim());
      const line = cells.filter((cell) => cell !== '').join(' | ');
      if (line !== '') this.#text(`<p>${line}</p>`);
    }
  }
}

function isButton(element: Element): boolean {
  return hasClass(element, /^(?:wp-block-button|wp-block-button__link|wp-element-button|btn|button)$/);
}

/** True for an element of text without anything that becomes a module of its own. */
function isParagraph({ name, children }: Element): boolean {
  if (!/^(?:p|pre|address|dt|dd|summary|div|center|figcaption)$/.test(name)) return false;
  const isInline = (node: ChildNode): boolean =>
    !isTag(node) || (inline.has(node.name) && !isButton(node) && node.children.every(isInline));
  return children.every(isInline);
}

function pictureOf({ src = '', alt = '' }: Element['attribs'], more: Pick<PicturePiece, 'caption' | 'link'>) {
  return { src: src.trim(), alt: alt.trim(), ...more };
}

/** The target of a picture; that of its own large form is none. */
function toPage(href: string): string {
  return /\.(?:jpe?g|png|gif|webp|avif)(?:\?.*)?$/i.test(href) ? '' : href;
}

function captionIn({ children }: Element): string {
  return linesIn(children).join(' ');
}

/** The address in an embed block: plain text, a link or a frame. */
function addressIn({ children }: Element): string {
  const inText = /https?:\/\/[^\s"<>]+/i.exec(linesIn(children).join(' '))?.[0];
  const [frame] = elementsIn(children, ['iframe']);
  const [link] = elementsIn(children, ['a']);
  return inText ?? frame?.attribs.src ?? link?.attribs.href ?? '';
}

function oneLine(nodes: ChildNode[]): string {
  return textIn(nodes).replaceAll(/\s+/g, ' ').trim();
}

/** The text of nodes by line: blocks, and what stands loose between them. */
function linesIn(nodes: ChildNode[]): string[] {
  const text = (node: ChildNode): string =>
    isTag(node) && !inline.has(node.name) ? `\n${node.children.map(text).join('')}\n` : textIn([node]);
  return nodes
    .map(text)
    .join('')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** A copy without the elements that the test finds. */
function without(element: Element, isLeftOut: (element: Element) => boolean): Element {
  const copy = cloneNode(element, true);
  for (const found of findAll(isLeftOut, copy.children)) removeElement(found);
  return copy;
}

function withoutMedia(element: Element): Element {
  return without(element, (one) => media.includes(one.name) || hasClass(one, galleryOfIds));
}

function nameIn(address: string): string {
  const last = address.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  return decoded(last) || address;
}

/** A picture on a page of WordPress. */
export interface PicturePiece {
  src: string;
  alt: string;
  caption: string;
  /** Where a press on it leads; empty: nowhere. */
  link: string;
}

/** A part of a page, in the order of the page; each becomes a module. */
export type Piece =
  | { kind: 'text'; html: string }
  | { kind: 'headline'; text: string; level: number }
  | { kind: 'quote'; text: string; author: string }
  | { kind: 'picture'; picture: PicturePiece }
  | { kind: 'gallery'; pictures: PicturePiece[] }
  /** The address of a player or a post. */
  | { kind: 'embed'; address: string }
  | { kind: 'link'; text: string; address: string; isButton: boolean }
  /** A `[gallery]` with the ids of its pictures; without any, WordPress shows all that belong to the post. */
  | { kind: 'gallery-of-ids'; ids: string[] };

/** What was found in a text and has no module. */
export type LeftOut = 'table' | 'form' | 'columns';
