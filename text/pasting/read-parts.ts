import { withLineFeeds } from '../one-line.ts';
import { listItemOf, numberedItems, outermostList, wordListItem } from './read-lists.ts';
import {
  type Align,
  type ListItem,
  type Part,
  type Run,
  type Marks,
  marksIn,
  noMarks,
  styleOf,
  tidyRuns,
} from './read-runs.ts';

const skipped = new Set([
  ...['head', 'meta', 'link', 'base', 'img', 'picture', 'video', 'audio', 'canvas', 'map', 'embed'],
  ...[
    'button',
    'input',
    'select',
    'option',
    'textarea',
    'label',
    'nav',
    'dialog',
    'progress',
    'meter',
    'style',
    'script',
  ],
]);
const lines = new Set(['p', 'pre', 'dt', 'dd', 'figcaption', 'caption', 'address', 'summary', 'legend']);
const blocks = new Set([
  ...['div', 'section', 'article', 'main', 'header', 'footer', 'aside', 'table', 'tbody', 'thead', 'tfoot', 'colgroup'],
  ...['figure', 'form', 'fieldset', 'center', 'dl', 'details', 'hgroup', 'body', 'td', 'th', 'hr'],
]);

/** What the parts do not show as it was. */
export class Losses {
  /** Number of pictures left out. */
  pictures = 0;
  /** The tables whose rows became lines; a table of one column is only layout. */
  readonly tables = new Set<Element | null>();
  /** Words that Word tracks as deleted, left out. */
  readonly deleted: string[] = [];
  /** Number of marks of footnotes whose text is not in the document. */
  footnotes = 0;
}

/** Reads a clipboard document into parts; unsupported formats keep only their text. */
export class PartReader {
  readonly parts: Part[] = [];
  readonly losses: Losses;
  #runs: Run[] = [];
  #align: Align = 'left';
  /** Numbers of the outermost lists: consecutive lists stay separate, nested ones belong together. */
  readonly #listNumbers = new Map<Element, number>();

  constructor(losses = new Losses()) {
    this.losses = losses;
  }

  read(body: Element): this {
    this.#inside(body, noMarks);
    this.#flush();
    return this;
  }

  #inside(parent: Element, marks: Marks): void {
    for (const node of parent.childNodes) {
      if (node.nodeType === 3)
        this.#runs.push({ ...marks, text: withLineFeeds(node.nodeValue ?? '').replaceAll('\n', ' ') });
      else if (isElement(node)) this.#element(node, marks);
    }
  }

  #element(element: Element, marks: Marks): void {
    const name = element.localName;
    if (name === 'img' || name === 'v:imagedata') this.losses.pictures += 1;
    if (skipped.has(name) || isHidden(element) || isComment(element)) return;
    if (isDeleted(element)) return void this.losses.deleted.push(...wordsIn(element));
    if (isOrphan(element)) this.losses.footnotes += 1;
    if (name === 'br') return this.#break();
    if (/^h[1-6]$/.test(name)) return this.#headline(element, Number(name[1]));
    if (element.getAttribute('role') === 'heading')
      return this.#headline(element, Number(element.getAttribute('aria-level') ?? 2));
    const level = name === 'p' ? headlineLevel(element) : null;
    if (level !== null) return this.#headline(element, level);
    if (name === 'blockquote' && !isMailIndent(element)) return this.#quote(element);
    if (name === 'p' && /\bMso(?:Intense)?Quote/.test(element.className)) return this.#quoteLine(element);
    if (name === 'ul' || name === 'ol') return this.#list(element, 1);
    if (name === 'tr') return this.#row(element);
    const office = wordListItem(element);
    if (office) return this.#wordListItem(office.element, office.item);
    if (lines.has(name) || blocks.has(name) || name === 'li' || name === 'blockquote')
      return this.#block(element, marks);
    const shifted = shiftedText(element);
    if (shifted !== null) this.#runs.push({ ...marksIn(element, marks), text: shifted });
    else this.#inside(element, marksIn(element, marks));
  }

  /** A line break; two in a row end the paragraph, as in HTML of mail programs. */
  #break(): void {
    const [last] = this.#runs.slice(-1);
    if (last?.text === '\n') {
      this.#runs.pop();
      this.#flush();
    } else this.#runs.push({ ...noMarks, text: '\n' });
  }

  #block(element: Element, marks: Marks): void {
    this.#flush();
    const before = this.#align;
    this.#align = alignOf(element) ?? before;
    this.#inside(element, marksIn(element, marks));
    this.#flush();
    this.#align = before;
  }

  #flush(): void {
    const runs = tidyRuns(this.#runs);
    this.#runs = [];
    if (runs.length > 0) this.parts.push({ kind: 'paragraph', runs, align: this.#align });
  }

  #headline(element: Element, level: number): void {
    this.#flush();
    const runs = this.#lineOf(element);
    for (const run of runs) {
      run.bold = false;
      run.text = run.text.replaceAll('\n', ' ');
    }
    if (runs.length > 0) this.parts.push({ kind: 'headline', runs, level: Math.min(6, Math.max(1, level || 2)) });
  }

  #quote(element: Element): void {
    this.#flush();
    const inside = new PartReader(this.losses).read(element);
    const paragraphs = inside.parts.flatMap(paragraphsOf);
    if (paragraphs.length > 0) this.parts.push({ kind: 'quote', paragraphs });
  }

  /** Word marks a quotation with a paragraph style. */
  #quoteLine(element: Element): void {
    this.#flush();
    const runs = this.#lineOf(element);
    const last = this.parts.at(-1);
    if (runs.length === 0) return;
    if (last?.kind === 'quote') last.paragraphs.push(runs);
    else this.parts.push({ kind: 'quote', paragraphs: [runs] });
  }

  #list(list: Element, level: number): void {
    this.#flush();
    const outermost = this.#numberOf(outermostList(list));
    const numbers = numberedItems(list);
    for (const child of list.children) {
      // Google Docs writes a nested list as a sibling of its parent item.
      if (child.localName === 'ul' || child.localName === 'ol') this.#list(child, level + 1);
      const number = numbers.get(child);
      if (number !== undefined) this.#item(child, listItemOf(child, list, { level, outermost, number }));
    }
  }

  #numberOf(list: Element): number {
    const number = this.#listNumbers.get(list) ?? this.#listNumbers.size;
    this.#listNumbers.set(list, number);
    return number;
  }

  #item(element: Element, item: Omit<ListItem, 'runs'>): void {
    const runs = this.#lineOf(element, (child) => child.localName === 'ul' || child.localName === 'ol');
    if (runs.length > 0) this.#add({ ...item, runs });
    for (const child of element.querySelectorAll(':scope > ul, :scope > ol, :scope > p > ul, :scope > p > ol'))
      this.#list(child, item.level + 1);
  }

  #wordListItem(element: Element, item: Omit<ListItem, 'runs'>): void {
    this.#flush();
    const runs = this.#lineOf(element);
    if (runs.length > 0) this.#add({ ...item, runs });
  }

  #add(item: ListItem): void {
    const last = this.parts.at(-1);
    if (last?.kind === 'list' && last.items[0]?.list === item.list) last.items.push(item);
    else this.parts.push({ kind: 'list', items: [item] });
  }

  /** A table row becomes one line: `Reihe 1 | 80 €`. An empty cell between others keeps its place. */
  #row(row: Element): void {
    this.#flush();
    const cells = [...row.children].map((cell) => this.#lineOf(cell));
    const from = cells.findIndex((runs) => runs.length > 0);
    while (cells.at(-1)?.length === 0) cells.pop();
    for (const [at, runs] of cells.slice(Math.max(0, from)).entries()) {
      if (at > 0) {
        this.#runs.push({ ...noMarks, text: ' | ' });
        this.losses.tables.add(row.closest('table'));
      }
      this.#runs.push(...runs);
    }
    this.#flush();
  }

  /** The content of an element as one line; its paragraphs become line breaks. */
  #lineOf(element: Element, leaveOut?: (child: Element) => boolean): Run[] {
    const copy = element.ownerDocument.importNode(element, true);
    if (leaveOut) for (const child of [...copy.querySelectorAll('*')]) if (leaveOut(child)) child.remove();
    const inside = new PartReader(this.losses);
    inside.#inside(copy, marksIn(element, noMarks));
    inside.#flush();
    const line: Run[] = [];
    for (const runs of inside.parts.flatMap(paragraphsOf)) {
      if (line.length > 0) line.push({ ...noMarks, text: '\n' });
      line.push(...runs);
    }
    return line;
  }
}

function paragraphsOf(part: Part): Run[][] {
  if (part.kind === 'list') return part.items.map(({ runs }) => runs);
  return part.kind === 'quote' ? part.paragraphs : [part.runs];
}

function alignOf(element: Element): Align | null {
  const side = (element.getAttribute('align') ?? /text-align:\s*(\w+)/i.exec(styleOf(element))?.[1])?.toLowerCase();
  if (side === undefined) return null;
  return side === 'center' || side === 'right' ? side : 'left';
}

function isHidden(element: Element): boolean {
  return (
    element.hasAttribute('hidden') ||
    element.getAttribute('aria-hidden') === 'true' ||
    /display:\s*none|visibility:\s*hidden|mso-hide:\s*all/i.test(styleOf(element))
  );
}

/** The level of a paragraph that Word shows as a headline. */
function headlineLevel(element: Element): number | null {
  const [, heading, other] = /\bMso(?:Heading([1-9])|(Title|Subtitle))\b/.exec(element.className) ?? [];
  const outline = /mso-outline-level:\s*([1-9])/i.exec(styleOf(element))?.[1];
  if (other !== undefined) return other === 'Title' ? 1 : 2;
  const level = heading ?? outline;
  return level === undefined ? null : Number(level);
}

/** Words that somebody has deleted while changes were tracked; Word and Word Online still put them on the clipboard. */
function isDeleted(element: Element): boolean {
  return element.localName === 'del' || /\bmsoDel\b|\bTrackChange\w*Delet/i.test(element.getAttribute('class') ?? '');
}

function wordsIn(element: Element): string[] {
  const words = element.textContent.replaceAll(/\s+/g, ' ').trim();
  return words === '' ? [] : [words];
}

/** A comment of Word, or its mark in the text. */
function isComment(element: Element): boolean {
  const style = styleOf(element);
  return /\b(?:msocomanchor|MsoCommentReference)\b/.test(element.className) || /mso-element:\s*comment/i.test(style);
}

/** The mark of a footnote, `1` or `[a]`, that leads to a place that is not in the document. */
function isOrphan(element: Element): boolean {
  const target = element.localName === 'a' ? /#(.+)$/.exec(element.getAttribute('href') ?? '')?.[1] : undefined;
  if (target === undefined || !/^\s*\[?(?:\d{1,3}|[a-z]|[ivx]{1,5}|[*†‡])\]?\s*$/i.test(element.textContent))
    return false;
  const { ownerDocument } = element;
  return ownerDocument.getElementById(target) === null && ownerDocument.getElementsByName(target).length === 0;
}

const superscript: Record<string, string> = { '+': '⁺', '-': '⁻', '−': '⁻', '(': '⁽', ')': '⁾', n: 'ⁿ', i: 'ⁱ' };
const subscript: Record<string, string> = { '+': '₊', '-': '₋', '−': '₋', '(': '₍', ')': '₎' };
for (const [digit, sign] of [...'⁰¹²³⁴⁵⁶⁷⁸⁹'].entries()) superscript[digit] = sign;
for (const [digit, sign] of [...'₀₁₂₃₄₅₆₇₈₉'].entries()) subscript[digit] = sign;

/** Raised or lowered digits and signs as characters of their own: `m²`, `CO₂`. Null for other text. */
function shiftedText(element: Element): string | null {
  const { localName } = element;
  const align = /vertical-align:\s*(super|sub)\b/i.exec(styleOf(element))?.[1]?.toLowerCase();
  const signs =
    localName === 'sup' || align === 'super' ? superscript : localName === 'sub' || align === 'sub' ? subscript : null;
  const text = element.textContent.trim();
  if (!signs || text === '' || element.querySelector('img, a, del, br')) return null;
  const shifted = [...text].map((character) => signs[character]);
  return shifted.includes(undefined) ? null : shifted.join('');
}

/** Mail programs use blockquote for indentation. */
function isMailIndent(element: Element): boolean {
  return /margin[^;]*40px|border:\s*none/i.test(styleOf(element)) && !element.hasAttribute('cite');
}

function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}
