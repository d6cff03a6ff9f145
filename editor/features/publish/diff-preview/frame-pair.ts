import type { ChangedPart, SectionChanges } from '#contract/editing/requests/requests-api.ts';
import type { Locale } from '#contract/base/locale.ts';
import { addStyles, keepInPlace, moduleIn } from '../../framed-page/framed-page.ts';
import { wordChanges } from '../../compare/marked-words.tsx';

/** Width of the page in a frame beside another one, in pixels; it is scaled to the width that is there. */
const pageWidth = 1024;
/** Narrower frames show the page as a phone does. */
const phoneWidth = 480;

/** Name of the highlight in the frames. */
const highlight = 'changed-words';

/** The page before and after in two frames: marks the changes in both, and shows a module in both. */
export class FramePair {
  readonly #before: HTMLIFrameElement | null;
  readonly #after: HTMLIFrameElement | null;
  readonly #parts: readonly ChangedPart[];

  constructor(before: HTMLIFrameElement | null, after: HTMLIFrameElement | null, parts: readonly ChangedPart[]) {
    this.#before = before;
    this.#after = after;
    this.#parts = parts;
  }

  /** Scrolls both pages to a module, as far as they have it. */
  show(block: string): void {
    for (const frame of this.#frames()) {
      const element = moduleIn(frame.contentDocument, block);
      element?.scrollIntoView({ block: 'center' });
    }
    this.#after?.parentElement?.scrollIntoView({ block: 'center' });
  }

  /** Marks the changes once both pages are there, and again whenever they change. Returns the cleanup function. */
  watch(): () => void {
    const stops: (() => void)[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => this.#mark(), 150);
    };
    for (const frame of this.#frames()) {
      const sizes = new ResizeObserver(() => fit(frame));
      if (frame.parentElement) sizes.observe(frame.parentElement);
      const loaded = () => {
        const page = frame.contentDocument;
        if (!page?.body) return;
        keepInPlace(page);
        style(page, this.#parts, frame === this.#before ? 'removed' : 'added');
        const changes = new MutationObserver(soon);
        changes.observe(page.body, { childList: true, subtree: true, characterData: true });
        stops.push(() => changes.disconnect());
        soon();
      };
      frame.addEventListener('load', loaded);
      stops.push(
        () => frame.removeEventListener('load', loaded),
        () => sizes.disconnect(),
      );
      if (frame.contentDocument?.readyState === 'complete') loaded();
    }
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }

  #frames(): HTMLIFrameElement[] {
    return [this.#before, this.#after].filter((frame) => frame !== null);
  }

  /** Marks words without changing the elements of the pages. */
  #mark(): void {
    const [old, next] = [this.#before?.contentDocument, this.#after?.contentDocument];
    const removed: Range[] = [];
    const added: Range[] = [];
    for (const { block, kind } of this.#parts) {
      if (kind !== 'changed' || block === null) continue;
      const [was, is] = [moduleIn(old, block), moduleIn(next, block)];
      if (!was || !is) continue;
      const ranges = changedRanges(was, is);
      removed.push(...ranges.removed);
      added.push(...ranges.added);
    }
    highlightIn(this.#before, removed);
    highlightIn(this.#after, added);
  }
}

/** Lets the page have the width of a screen, or of a phone, and scales it to the frame. */
function fit(frame: HTMLIFrameElement): void {
  const { clientWidth: width = 0, clientHeight: height = 0 } = frame.parentElement ?? {};
  if (width === 0) return;
  const inside = width < phoneWidth ? width : Math.max(width, pageWidth);
  const scale = width / inside;
  frame.style.width = `${inside}px`;
  frame.style.height = `${height / scale}px`;
  frame.style.transform = `scale(${scale})`;
}

/** Frames around changed modules, and the look of marked words. */
function style(page: Document, parts: readonly ChangedPart[], side: 'added' | 'removed'): void {
  const colour = side === 'added' ? '#1d7a46' : '#ad1f2d';
  const ground = side === 'added' ? '#c9efd8' : '#f9d3d3';
  addStyles(page, [
    `::highlight(${highlight}) { background-color: ${ground}; color: #14201a; text-decoration: ${side === 'added' ? 'underline' : 'line-through'} }`,
    ...parts.flatMap(({ block, kind }) => {
      if (block === null || (kind !== side && kind !== 'moved' && kind !== 'changed')) return [];
      const line = kind === 'changed' ? '2px dashed' : '4px solid';
      return `[data-block="${CSS.escape(block)}"] { outline: ${line} ${kind === 'moved' ? '#27508f' : colour}; outline-offset: -2px }`;
    }),
  ]);
}

/** Marks ranges in a frame; browsers without highlights show the frame around the module only. */
function highlightIn(frame: HTMLIFrameElement | null, ranges: Range[]): void {
  const own = frame?.contentDocument?.defaultView;
  if (!own || !('Highlight' in own)) return;
  own.CSS.highlights.set(highlight, new own.Highlight(...ranges));
}

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

/** The changes that visitors of one language see. */
export function partsIn({ parts }: Pick<SectionChanges, 'parts'>, locale: Locale): ChangedPart[] {
  return parts.flatMap((part) => {
    const changes = part.changes.filter(({ language }) => language === null || language === locale);
    return part.kind === 'changed' && changes.length === 0 ? [] : [{ ...part, changes }];
  });
}
