import { movePosition } from '../../core/tree/merge-texts.ts';

/**
 * Converts a text with line breaks for an editable element. Browsers do not render a trailing line break, so one more
 * is added; readEditable removes it.
 */
export function toEditable(value: string): string {
  return value.endsWith('\n') ? `${value}\n` : value;
}

/** The text of an editable element; `br` elements inserted by a browser count as line breaks. */
export function readEditable(element: HTMLElement): string {
  let text = '';
  for (const node of element.childNodes) text += node.nodeName === 'BR' ? '\n' : (node.textContent ?? '');
  return text.endsWith('\n') ? text.slice(0, -1) : text;
}

/** Normalizes pasted text: one line without breaks, or clean line breaks. Spaces at its edges part it from other words. */
export function cleanPaste(text: string, lines: boolean): string {
  const clean = text
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n')
    .replaceAll(/[\u200b\ufeff]/g, '');
  return lines ? clean : clean.replaceAll(/^\s*\n\s*|\s*\n\s*$/g, '').replaceAll(/\s*\n\s*/g, ' ');
}

/** Start and end of the selection, in characters from the start of the element; null when it is elsewhere. */
export function caretIn(element: HTMLElement): { start: number; end: number } | null {
  const selection = document.getSelection();
  if (!selection || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  if (!element.contains(range.startContainer) || !element.contains(range.endContainer)) return null;
  return {
    start: offsetOf(element, range.startContainer, range.startOffset),
    end: offsetOf(element, range.endContainer, range.endOffset),
  };
}

export function setCaret(element: HTMLElement, start: number, end = start): void {
  const range = document.createRange();
  const [startNode, startOffset] = nodeAt(element, start);
  const [endNode, endOffset] = nodeAt(element, end);
  range.setStart(startNode, startOffset);
  range.setEnd(endNode, endOffset);
  const selection = document.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
}

function offsetOf(element: HTMLElement, node: Node, offset: number): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  range.setEnd(node, offset);
  return range.toString().length + range.cloneContents().querySelectorAll('br').length;
}

function nodeAt(element: HTMLElement, offset: number): [Node, number] {
  let left = offset;
  for (const node of element.childNodes) {
    const length = node.nodeName === 'BR' ? 1 : (node.textContent?.length ?? 0);
    if (node.nodeType === Node.TEXT_NODE && left <= length) return [node, left];
    left -= length;
    if (left < 0) break;
  }
  const last = element.lastChild;
  return last?.nodeType === Node.TEXT_NODE
    ? [last, last.textContent?.length ?? 0]
    : [element, element.childNodes.length];
}

/** Shows a text that was changed elsewhere; the caret stays at its letters. */
export function showText(node: HTMLElement, text: string): void {
  const shown = readEditable(node);
  if (shown === text) return;
  const at = document.activeElement === node ? caretIn(node) : null;
  node.textContent = toEditable(text);
  if (at) setCaret(node, movePosition(shown, text, at.start), movePosition(shown, text, at.end));
}
