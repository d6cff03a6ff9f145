import { wordChanges } from '../../compare/marked-words.tsx';

interface Piece {
  node: Text;
  /** Position of its first character in the whole text. */
  start: number;
}

/** The own text of a module, without that of modules in it; texts of two elements are apart. */
function textOf(module: HTMLElement): { text: string; pieces: Piece[] } {
  const page = module.ownerDocument;
  const walker = page.createTreeWalker(module, 4 /* NodeFilter.SHOW_TEXT */);
  const pieces: Piece[] = [];
  let text = '';
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!isText(node) || node.data.trim() === '' || node.parentElement?.closest('[data-block]') !== module) continue;
    pieces.push({ node, start: text.length });
    text += `${node.data}\n`;
  }
  return { text, pieces };
}

/** A node of another document is no instance of this window’s Text. */
function isText(node: Node): node is Text {
  return node.nodeType === node.TEXT_NODE;
}

/** The words that are gone, in the module as it was, and those that are new, in the module as it is. */
export function changedRanges(was: HTMLElement, is: HTMLElement): { removed: Range[]; added: Range[] } {
  const [before, after] = [textOf(was), textOf(is)];
  const removed: Range[] = [];
  const added: Range[] = [];
  let [old, next] = [0, 0];
  for (const { kind, text } of wordChanges(before.text, after.text)) {
    if (kind === 'removed') removed.push(...rangesIn(before.pieces, old, old + text.length));
    if (kind === 'added') added.push(...rangesIn(after.pieces, next, next + text.length));
    if (kind !== 'added') old += text.length;
    if (kind !== 'removed') next += text.length;
  }
  return { removed, added };
}

/** One range in each text node; none for spaces alone. */
function rangesIn(pieces: Piece[], from: number, to: number): Range[] {
  return pieces.flatMap(({ node, start }) => {
    const first = Math.max(from - start, 0);
    const last = Math.min(to - start, node.length);
    if (first >= last || node.data.slice(first, last).trim() === '') return [];
    const range = node.ownerDocument.createRange();
    range.setStart(node, first);
    range.setEnd(node, last);
    return [range];
  });
}
