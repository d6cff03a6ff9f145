import type { ListItem } from './pasted-part.ts';
import { styleOf } from './read-runs.ts';

/** Position of an item: its level, and the number of its outermost list. */
interface ItemPlace {
  level: number;
  number: number;
}

/** The list and level of an item. Word Online puts each item into a list of its own and states its level. */
export function listItemOf(item: Element, list: Element, { level, number }: ItemPlace): Omit<ListItem, 'runs'> {
  const office = list.closest('.ListContainerWrapper') !== null || item.hasAttribute('data-listid');
  const ariaLevel = Number(item.getAttribute('data-aria-level') ?? item.getAttribute('aria-level') ?? 0);
  const ordered = list.localName === 'ol';
  if (office && ariaLevel > 0)
    return { ordered, level: ariaLevel, list: `office ${item.getAttribute('data-listid') ?? ''}` };
  return { ordered, level, list: `list ${number}` };
}

export function outermostList(list: Element): Element {
  let top = list;
  for (let at = list.parentElement; at; at = at.parentElement) if (/^[uo]l$/.test(at.localName)) top = at;
  return top;
}

/** Word and Outlook write list items as paragraphs with a bullet character; the style contains list id and level. */
export function wordListItem(element: Element): { element: Element; item: Omit<ListItem, 'runs'> } | null {
  const found = /mso-list:\s*(l\d+)\s+level(\d+)/i.exec(styleOf(element));
  if (element.localName !== 'p' || !found) return null;
  const copy = element.ownerDocument.importNode(element, true);
  const rendered = [...copy.querySelectorAll('[data-style]')].find((part) => /mso-list:\s*ignore/i.test(styleOf(part)));
  const marker = rendered?.textContent.replaceAll('\u00a0', ' ').trim() ?? '';
  rendered?.remove();
  const ordered = /^\(?(?:\d+|[a-z]|[ivx]+)[.)]/i.test(marker);
  return { element: copy, item: { ordered, level: Number(found[2]), list: `word ${found[1]}` } };
}
