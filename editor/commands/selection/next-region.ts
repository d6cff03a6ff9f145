import { m } from '#messages/paraglide/messages.js';
import { nextRegion as goToRegion } from '../../core/page-elements/regions.ts';
import type { Command } from '../command.ts';
import { always } from '../context.ts';

/** Cycles the focus through bar, page, panel and status line. */
export const nextRegion: Command = {
  id: 'next-region',
  label: m.editor_help_regions,
  keys: ['F6', 'Shift+F6'],
  scopes: ['everywhere'],
  shownKeys: ['F6'],
  inPalette: false,
  canRun: always,
  run: ({ session }, event) => goToRegion(event?.shiftKey ? -1 : 1, session),
};
