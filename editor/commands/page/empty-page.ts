import { m } from '#messages/paraglide/messages.js';
import { emptySection } from '../../features/blocks/block-actions.ts';
import type { Command } from '../command.ts';
import { always } from '../context.ts';

/** Removes every block of the page. */
export const emptyPage: Command = {
  id: 'empty-page',
  label: m.editor_empty_section,
  icon: 'trash',
  places: { outline: 11 },
  canRun: always,
  run: ({ session }) => emptySection(session),
};
