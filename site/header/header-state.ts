import { useSyncExternalStore } from 'react';

/** What can be open in the header; one thing at a time. */
export type HeaderPanel = 'menu' | 'language' | 'search' | 'calendar';

interface HeaderState {
  open: HeaderPanel | null;
  /** Address of the entry whose submenu is open; empty where none is. */
  submenuOpen: string;
}

const closed: HeaderState = { open: null, submenuOpen: '' };
const listeners = new Set<() => void>();
let state = closed;

function change(next: HeaderState): void {
  if (next.open === state.open && next.submenuOpen === state.submenuOpen) return;
  state = next;
  for (const listener of listeners) listener();
}

/** Opens one thing and closes what else is open; what is open already stays. */
export function openPanel(panel: HeaderPanel): void {
  if (state.open !== panel) change({ open: panel, submenuOpen: '' });
}

/** Closes that panel, if it is the open one. */
export function closePanel(panel: HeaderPanel): void {
  if (state.open === panel) change(closed);
}

/** Closes whatever is open: a page was chosen or arrived at. */
export function closeHeader(): void {
  change(closed);
}

/** Opens a submenu and closes the one that was open. */
export function openSubmenu(url: string): void {
  change({ open: state.open === 'menu' ? 'menu' : null, submenuOpen: url });
}

/** Closes that submenu, if it is the open one. */
export function closeSubmenu(url: string): void {
  if (state.submenuOpen === url) change({ ...state, submenuOpen: '' });
}

export function usePanelOpen(panel: HeaderPanel): boolean {
  return useHeader(({ open }) => open === panel);
}

/** Whether a submenu is open, in the menu (`menu`) or in the row of the header (`row`), which never are at once. */
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
