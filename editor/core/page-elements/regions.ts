import type { EditSession } from '../session/edit-session.ts';
import { goToBlock } from './go-to-block.ts';

const regions = [
  '[data-editor="bar"] a, [data-editor="bar"] button',
  null,
  '[data-editor="pasted"] button',
  '[data-editor="checks"] button, [data-editor="notes"] button, [data-editor="pictures"] button, [data-editor="review"] button, [data-editor="replace"] input, [data-editor="fields"] input, [data-editor="modules"] button',
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
  if (['checks', 'notes', 'pictures', 'review', 'replace', 'fields', 'modules'].includes(name ?? '')) return 3;
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
