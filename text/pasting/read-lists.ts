import { type ListItem, styleOf } from './read-runs.ts';

/** Position of an item: its level, and which of the outermost lists it is in. */
interface ItemPlace {
  level: number;
  outermost: number;
  /** The number that its list gives it. */
  number: number;
}

/** The list and level of an item. Word Online puts each item into a list of its own and states its level. */
export function listItemOf(
  item: Element,
  list: Element,
  { level, outermost, number: inList }: ItemPlace,
): Omit<ListItem, 'runs'> {
  const office = list.closest('.ListContainerWrapper') !== null || item.hasAttribute('data-listid');
  const ariaLevel = Number(item.getAttribute('data-aria-level') ?? item.getAttribute('aria-level') ?? 0);
  const ordered = list.localName === 'ol';
  const number = ordered ? inList : null;
  if (office && ariaLevel > 0)
    return { ordered, number, level: ariaLevel, list: `office ${item.getAttribute('data-listid') ?? ''}` };
  return { ordered, number, level, list: `list ${outermost}` };
}

export function outermostList(list: Element): Element {
  let top = list;
  for (let at = list.parentElement; at; at = at.parentElement) if (/^[uo]l$/.test(at.localName)) top = at;
  return top;
}

/** The items of a list with the numbers that browsers show. */
export function numberedItems(list: Element): Map<Element, number> {
  const items = [...list.children].filter(({ localName }) => localName === 'li');
  const step = list.hasAttribute('reversed') ? -1 : 1;
  let number = readNumber(list.getAttribute('start')) ?? (step < 0 ? items.length : 1);
  const numbers = new Map<Element, number>();
  for (const item of items) {
    number = readNumber(item.getAttribute('value')) ?? number;
    numbers.set(item, number);
    number += step;
  }
  return numbers;
}

function readNumber(attribute: string | null): number | null {
  return attribute !== null && /^\d{1,6}$/.test(attribute.trim()) ? Number(attribute) : null;
}

/**
 * Word and Outlook write list items as paragraphs with a bullet character or a number; the style contains list id and
 * level. Null for a number of a clause such as `2.1`, which no list counts: it is part of the text.
 */
export function wordListItem(element: Element): { element: Element; item: Omit<ListItem, 'runs'> } | null {
  const found = /mso-list:\s*(l\d+)\s+level(\d+)/i.exec(styleOf(element));
  if (element.localName !== 'p' || !found) return null;
  const copy = element.ownerDocument.importNode(element, true);
  const rendered = [...copy.querySelectorAll('[data-style]')].find((part) => /mso-list:\s*ignore/i.test(styleOf(part)));
  const marker = rendered?.textContent.replaceAll('\u00a0', ' ').trim() ?? '';
  rendered?.remove();
  const [, digits, letters] = /^\(?(?:(\d{1,6})[.)]?|([a-z]|[ivx]+)[.)])$/i.exec(marker) ?? [];
  if (digits === undefined && /\d/.test(marker)) return null;
  const number = digits === undefined ? null : Number(digits);
  const ordered = number !== null || letters !== undefined;
  return { element: copy, item: { ordered, number, level: Number(found[2]), list: `word ${found[1]}` } };
}
