import { useSyncExternalStore } from 'react';

/** Parts of the header that can be open; one at a time. */
export type HeaderPanel = 'menu' | 'language' | 'search' | 'calendar';

interface HeaderState {
  open: HeaderPanel | null;
  /** Address of the entry with the open submenu; empty without one. */
  submenuOpen: string;
}

const closed: HeaderState = { open: null, submenuOpen: '' };
// A window has one header, and what closes it is in many places. On the server nothing of this changes.
const listeners = new Set<() => void>();
let state = closed;

function change(next: HeaderState): void {
  if (next.open === state.open && next.submenuOpen === state.submenuOpen) return;
  state = next;
  for (const listener of listeners) listener();
}

/** Opens a part and closes the others; no change when it is open already. */
export function openPanel(panel: HeaderPanel): void {
  if (state.open !== panel) change({ open: panel, submenuOpen: '' });
}

/** Closes that part if it is the open one. */
export function closePanel(panel: HeaderPanel): void {
  if (state.open === panel) change(closed);
}

/** Closes everything, after a navigation or a click on a link. */
export function closeHeader(): void {
  change(closed);
}

/** Opens a submenu and closes the others. */
export function openSubmenu(url: string): void {
  change({ open: state.open === 'menu' ? 'menu' : null, submenuOpen: url });
}

/** Closes that submenu if it is the open one. */
export function closeSubmenu(url: string): void {
  if (state.submenuOpen === url) change({ ...state, submenuOpen: '' });
}

export function usePanelOpen(panel: HeaderPanel): boolean {
  return useHeader(({ open }) => open === panel);
}

/** Whether a submenu is open, in the menu (`menu`) or in the row of the header (`row`); never both. */
export function useSubmenuOpen(url: string, place: 'menu' | 'row'): boolean {
  return useHeader(({ open, submenuOpen }) => submenuOpen === url && (open === 'menu') === (place === 'menu'));
}

function useHeader(read: (now: HeaderState) => boolean): boolean {
  return useSyncExternalStore(
    subscribe,
    () => read(state),
    () => read(closed),
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
