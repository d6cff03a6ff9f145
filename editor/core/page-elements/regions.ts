import type { EditSession } from '../session/edit-session.ts';
import { goToBlock } from './page-elements.ts';

/** Panels at the side by `data-editor`, with the first element that gets the focus. */
const panels: Record<string, 'button' | 'input'> = {
  checks: 'button',
  notes: 'button',
  pictures: 'button',
  preview: 'button',
  review: 'button',
  replace: 'input',
  fields: 'input',
  page: 'input',
  head: 'input',
  menu: 'button',
  announcements: 'button',
  modules: 'button',
};

const regions = [
  '[data-editor="bar"] a, [data-editor="bar"] button',
  null,
  '[data-editor="pasted"] button',
  Object.entries(panels)
    .map(([name, element]) => `[data-editor="${name}"] ${element}`)
    .join(', '),
  '[data-editor="status"] button',
];

/** Cycles the focus through bar, page, panel and status line. */
export function nextRegion(by: -1 | 1, session: EditSession): boolean {
  const now = regionOf(document.activeElement);
  for (let turn = 1; turn <= regions.length; turn += 1) {
    const region = regions[(now + by * turn + regions.length * 2) % regions.length];
    if (region === null) {
      const id = session.selection.get().id ?? session.store.list(session.store.root.id, 0)[0] ?? null;
      return goToBlock(session, id);
    }
    if (region && focusFirst(region)) return true;
  }
  return false;
}

function regionOf(element: Element | null): number {
  const name = element?.closest<HTMLElement>('[data-editor]')?.dataset.editor;
  if (name === 'bar') return 0;
  if (name === 'pasted') return 2;
  if (name && Object.hasOwn(panels, name)) return 3;
  return name === 'status' ? 4 : 1;
}

/** Focuses the first visible element that matches. */
export function focusFirst(selector: string): boolean {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (element) => element.offsetParent !== null || element.getClientRects().length > 0,
  );
  found?.focus();
  return found !== undefined;
}

/** Field of the next text of the same block, or of the one before; null at the end. */
export function nextText(element: Element, by: -1 | 1 = 1): string | null {
  const block = element.closest('[data-block]');
  const texts = [...(block?.querySelectorAll<HTMLElement>('[data-field]') ?? [])].filter(
    (text) => text.closest('[data-block]') === block,
  );
  const at = texts.findIndex((text) => text.contains(element));
  return at === -1 ? null : (texts[at + by]?.dataset.field ?? null);
}
