import { type EditorView, openToolbar } from '../../core/view/editor-view.ts';

const isNarrow = () => window.matchMedia('(max-width: 48em)').matches;

/** Opens the list of modules or the outline at full width; on a phone as a sheet. */
export function openLeftTab(view: EditorView, tab: 'modules' | 'outline'): void {
  view.sideBySide.set(false);
  openToolbar.set(true);
  view.leftTab.set(tab);
  view.panel.set(isNarrow() ? { kind: 'modules' } : null);
}

/** Opens the list of positions for the selected block: on a phone as a sheet, else below the outline. */
export function openMoveTo(view: EditorView): void {
  if (isNarrow()) return view.panel.set({ kind: 'move' });
  view.panel.set(null);
  openToolbar.set(true);
  view.leftTab.set('outline');
  focusSoon(20);
}

/** Retries, because the outline may still be loading. */
function focusSoon(tries: number): void {
  const select = document.querySelector<HTMLElement>('[data-editor="modules"] select');
  if (select) select.focus();
  else if (tries > 0) setTimeout(focusSoon, 100, tries - 1);
}
