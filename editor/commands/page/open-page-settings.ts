import { m } from '#messages/paraglide/messages.js';
import type { Command } from '../command.ts';

export const openPageSettings: Command = {
  id: 'open-page-settings',
  label: m.editor_page_settings,
  icon: 'page',
  places: { 'more-sheet': 13 },
  opens: 'page',
  canRun: ({ page }) => page.id !== null,
  run: ({ view }) => view.panel.set(view.panel.get()?.kind === 'page' ? null : { kind: 'page' }),
};
