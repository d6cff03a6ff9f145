import { m } from '#messages/paraglide/messages.js';
import { collectKeys } from '../core/view/collect-keys.ts';
import type { Command } from './command.ts';

export const findAndReplace: Command = {
  id: 'find-and-replace',
  label: m.replace_title,
  icon: 'replace',
  keys: ['Mod+H', 'Mod+Shift+F'],
  // ⌘ H hides the window on a Mac.
  shownKeys: ['Ctrl+H', 'Mod+Shift+F'],
  scopes: ['everywhere'],
  places: { 'bar-tools': 17, 'more-sheet': 18 },
  opens: 'replace',
  run({ view }, event) {
    if (!event && view.panel.get()?.kind === 'replace') return view.panel.set(null);
    view.panel.set({ kind: 'replace', term: String(window.getSelection() ?? ''), typed: collectKeys() });
  },
};
