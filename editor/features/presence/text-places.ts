/** A text node or an empty paragraph, and the position in the text at which it begins. */
interface Place {
  node: Node;
  at: number;
  length: number;
}

const blocks = new Set(['P', 'UL', 'OL', 'LI', 'BLOCKQUOTE']);

/**
 * The position of a point in a text on the page, counted as `caretSchema` of the contract says. Null if the point is not
 * in the text.
 */
export function positionAt(element: HTMLElement, node: Node, offset: number): number | null {
  if (!element.contains(node)) return null;
  const places = placesIn(element);
  const own = places.find((place) => place.node === node);
  if (own) return own.at + Math.min(offset, own.length);
  const child = node.childNodes[offset];
  const next = places.find((place) => child && (child === place.node || child.contains(place.node)));
  if (next) return next.at;
  const last = lastOf(places, (place) => node.contains(place.node) || isBefore(place.node, node));
  return last ? last.at + last.length : 0;
}

/** The point in a text on the page for a position; the nearest one where there is none. */
export function pointAt(element: HTMLElement, position: number): { node: Node; offset: number } {
  const places = placesIn(element);
  const place = places.find(({ at, length }) => at <= position && position <= at + length);
  if (place) return { node: place.node, offset: position - place.at };
  const before = lastOf(places, ({ at }) => at < position) ?? places[0];
  return before
    ? { node: before.node, offset: before.at < position ? before.length : 0 }
    : { node: element, offset: 0 };
}

/** Like `findLast`, which the oldest browsers do not have. */
function lastOf(places: Place[], isIt: (place: Place) => boolean): Place | undefined {
  return places.reduce<Place | undefined>((last, place) => (isIt(place) ? place : last), undefined);
}

function isBefore(one: Node, other: Node): boolean {
  return (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
}

function placesIn(element: HTMLElement): Place[] {
  const places: Place[] = [];
  let at = 0;
  const walk = (node: Node) => {
    if (node.nodeType === Node.TEXT_NODE) {
      const length = node.textContent?.length ?? 0;
      places.push({ node, at, length });
      at += length;
    }
    if (!(node instanceof HTMLElement)) return;
    // The editor adds line breaks and pictures of its own, so that browsers can put the caret there.
    if (node.tagName === 'BR') at += node.className === '' ? 1 : 0;
    const size = node === element ? 0 : sizeOf(node);
    at += size;
    if (size > 0 && node.textContent === '' && !node.querySelector('p, li')) places.push({ node, at, length: 0 });
    for (const child of node.childNodes) walk(child);
    at += size;
  };
  walk(element);
  return places;
}

/** Positions that the start of an element takes; the paragraph of a list item counts where it has no tags. */
function sizeOf(node: HTMLElement): number {
  if (!blocks.has(node.tagName)) return 0;
  const [first] = node.children;
  return node.tagName === 'LI' && !(first && blocks.has(first.tagName)) ? 2 : 1;
}
