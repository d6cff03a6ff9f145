import { cleanText } from '#text/clean-text.ts';
import { onOneLine, pastedOnOneLine, withLineFeeds } from '#text/one-line.ts';
import { movePosition } from '../../core/tree/merge-texts.ts';

/**
 * Converts a text with line breaks for an editable element. Browsers do not render a trailing line break, so one more
 * is added; readEditable removes it.
 */
export function toEditable(value: string): string {
  return value.endsWith('\n') ? `${value}\n` : value;
}

/** The text of an editable element; `br` elements and paragraphs that a browser has inserted count as line breaks. */
export function readEditable(element: HTMLElement): string {
  return withoutLastBreak(textIn(element));
}

/** What was written in an editable element. One of one line loses the line breaks that dictation or a keyboard inserts. */
export function readWritten(element: HTMLElement, lines: boolean): string {
  const text = lines ? withLineFeeds(readEditable(element)) : onOneLine(readEditable(element));
  showText(element, text);
  return text;
}

function textIn(parent: ParentNode): string {
  let text = '';
  for (const node of parent.childNodes) {
    if (node.nodeName === 'BR') text += '\n';
    else if (node instanceof HTMLElement && /^(?:DIV|P)$/.test(node.nodeName))
      text += (text === '' ? '' : '\n') + withoutLastBreak(textIn(node));
    else text += node.textContent ?? '';
  }
  return text;
}

function withoutLastBreak(text: string): string {
  return text.endsWith('\n') ? text.slice(0, -1) : text;
}

/** Normalizes pasted text: one line without breaks, or clean line breaks. */
export function cleanPaste(text: string, lines: boolean): string {
  const clean = cleanText(text);
  return lines ? clean : pastedOnOneLine(clean);
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
  return textIn(range.cloneContents()).length;
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
