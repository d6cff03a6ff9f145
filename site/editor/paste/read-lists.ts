import type { ListItem } from './pasted-part.ts';
import { styleOf } from './read-runs.ts';

/** Where an item of a real list stands; the online Word puts every item into a list of its own and says its level. */
export function listItemOf(item: Element, list: Element, level: number): Omit<ListItem, 'runs'> {
  const office = list.closest('.ListContainerWrapper') !== null || item.hasAttribute('data-listid');
  const said = Number(item.getAttribute('data-aria-level') ?? item.getAttribute('aria-level') ?? 0);
  const ordered = list.localName === 'ol';
  if (office && said > 0) return { ordered, level: said, list: `office ${item.getAttribute('data-listid') ?? ''}` };
  return { ordered, level, list: `list ${outermost(list)}` };
}

/** Lists that follow each other stay two; what is nested stays one. */
const numbers = new WeakMap<Element, number>();
let next = 1;

function outermost(list: Element): number {
  let top = list;
  for (let at = list.parentElement; at; at = at.parentElement) if (/^[uo]l$/.test(at.localName)) top = at;
  const known = numbers.get(top) ?? next++;
  numbers.set(top, known);
  return known;
}

/** Word and Outlook write lists as paragraphs with a drawn bullet; the style says which list and how deep. */
export function officeItem(element: Element): { element: Element; item: Omit<ListItem, 'runs'> } | null {
  const found = /mso-list:\s*(l\d+)\s+level(\d+)/i.exec(styleOf(element));
  if (element.localName !== 'p' || !found) return null;
  const copy = element.cloneNode(true) as Element;
  const drawn = [...copy.querySelectorAll('[data-style]')].find((part) => /mso-list:\s*ignore/i.test(styleOf(part)));
  const marker = drawn?.textContent.replaceAll('\u00a0', ' ').trim() ?? '';
  drawn?.remove();
  const ordered = /^\(?(?:\d+|[a-z]|[ivx]+)[.)]/i.test(marker);
  return { element: copy, item: { ordered, level: Number(found[2]), list: `word ${found[1]}` } };
}
