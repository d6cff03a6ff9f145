import type { TextRange } from './find-words.ts';

const blocks = new Set(['P', 'LI', 'UL', 'OL', 'BLOCKQUOTE', 'DIV']);
const lists = new Set(['UL', 'OL']);

/** The text of an element as it reads, with a line feed between paragraphs, and the nodes that it comes from. */
export class FieldText {
  readonly text: string;
  readonly #root: Node;
  readonly #parts: { node: Text; from: number }[] = [];

  constructor(root: Node) {
    this.#root = root;
    this.text = this.#read(root, '');
  }

  #read(node: Node, before: string): string {
    let text = before;
    for (const child of node.childNodes) {
      if (isText(child)) {
        // Space between the items of a list is not shown.
        if (lists.has(node.nodeName)) continue;
        this.#parts.push({ node: child, from: text.length });
        text += child.data;
      } else if (child.nodeName === 'BR') {
        // Browsers and the rich text editor end an empty line with one that is no character.
        if (child.nextSibling) text += '\n';
      } else {
        const starts = blocks.has(child.nodeName) && text !== '' && !text.endsWith('\n');
        text = this.#read(child, starts ? `${text}\n` : text);
      }
    }
    return text;
  }

  /** A part of the text as a range of the document; null for an element without text. */
  rangeOf({ start, end }: TextRange): Range | null {
    const [first, last] = [this.#partAt(start), this.#partAt(end - 1)];
    if (!first || !last) return null;
    const range = document.createRange();
    range.setStart(first.node, start - first.from);
    range.setEnd(last.node, Math.min(end - last.from, last.node.length));
    return range;
  }

  /** Position of a point of the document in the text. */
  positionOf(node: Node, offset: number): number {
    const own = this.#parts.find((part) => part.node === node);
    if (own) return own.from + offset;
    const point = document.createRange();
    point.setStart(node, offset);
    const next = this.#parts.find((part) => point.comparePoint(part.node, 0) >= 0);
    return next?.from ?? this.text.length;
  }

  /** Replaces a part of the text; formats stay as at its beginning. */
  replace({ start, end }: TextRange, words: string): void {
    const touched = this.#parts.filter(({ node, from }) => from < end && from + node.length > start);
    for (const [at, { node, from }] of touched.entries()) {
      const [first, last] = [Math.max(0, start - from), Math.min(node.length, end - from)];
      node.replaceData(first, last - first, at === 0 ? words : '');
    }
  }

  get html(): string {
    return this.#root instanceof Element ? this.#root.innerHTML : '';
  }

  #partAt(position: number): { node: Text; from: number } | undefined {
    return [...this.#parts].reverse().find(({ from }) => from <= position);
  }
}

function isText(node: Node): node is Text {
  return node.nodeType === Node.TEXT_NODE;
}

/** The text of a stored value; rich texts are HTML. */
export function textOfValue(value: unknown, isRich: boolean): FieldText {
  const template = document.createElement('template');
  const root = document.createElement('div');
  if (isRich) template.innerHTML = `<div>${String(value ?? '')}</div>`;
  else root.textContent = String(value ?? '');
  return new FieldText(isRich ? (template.content.firstElementChild ?? root) : root);
}
