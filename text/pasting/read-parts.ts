import { withLineFeeds } from '../one-line.ts';
import { listItemOf, numberedItems, outermostList, wordListItem } from './read-lists.ts';
import type { Align, ListItem, Part, Run } from './pasted-part.ts';
import { type Marks, marksIn, noMarks, styleOf, tidyRuns } from './read-runs.ts';

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

/** Reads a clipboard document into parts; unsupported formats keep only their text. */
export class PartReader {
  readonly parts: Part[] = [];
  /** Number of pictures left out. */
  pictures = 0;
  /** The tables whose rows became lines; a table of one column is only layout. */
  readonly tables = new Set<Element | null>();
  #runs: Run[] = [];
  #align: Align = 'left';
  /** Numbers of the outermost lists: consecutive lists stay separate, nested ones belong together. */
  readonly #listNumbers = new Map<Element, number>();

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
    if (name === 'img' || name === 'v:imagedata') this.pictures += 1;
    if (skipped.has(name) || isHidden(element)) return;
    if (name === 'br') return this.#break();
    if (/^h[1-6]$/.test(name)) return this.#headline(element, Number(name[1]));
    if (element.getAttribute('role') === 'heading')
      return this.#headline(element, Number(element.getAttribute('aria-level') ?? 2));
    if (name === 'p' && /\bMsoTitle\b/.test(element.className)) return this.#headline(element, 1);
    if (name === 'blockquote' && !isMailIndent(element)) return this.#quote(element);
    if (name === 'p' && /\bMso(?:Intense)?Quote/.test(element.className)) return this.#quoteLine(element);
    if (name === 'ul' || name === 'ol') return this.#list(element, 1);
    if (name === 'tr') return this.#row(element);
    const office = wordListItem(element);
    if (office) return this.#wordListItem(office.element, office.item);
    if (lines.has(name) || blocks.has(name) || name === 'li' || name === 'blockquote')
      return this.#block(element, marks);
    this.#inside(element, marksIn(element, marks));
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
    const inside = new PartReader().read(element);
    this.pictures += inside.pictures;
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

  /** A table row becomes one line with separated cells. */
  #row(row: Element): void {
    this.#flush();
    for (const cell of row.children) {
      const runs = this.#lineOf(cell);
      if (runs.length === 0) continue;
      if (this.#runs.length > 0) {
        this.#runs.push({ ...noMarks, text: ', ' });
        this.tables.add(row.closest('table'));
      }
      this.#runs.push(...runs);
    }
    this.#flush();
  }

  /** The content of an element as one line; its paragraphs become line breaks. */
  #lineOf(element: Element, leaveOut?: (child: Element) => boolean): Run[] {
    const copy = element.ownerDocument.importNode(element, true);
    if (leaveOut) for (const child of [...copy.querySelectorAll('*')]) if (leaveOut(child)) child.remove();
    const inside = new PartReader();
    inside.#inside(copy, marksIn(element, noMarks));
    inside.#flush();
    this.pictures += inside.pictures;
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

/** Mail programs use blockquote for indentation. */
function isMailIndent(element: Element): boolean {
  return /margin[^;]*40px|border:\s*none/i.test(styleOf(element)) && !element.hasAttribute('cite');
}

function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}
