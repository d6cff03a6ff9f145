import { m } from '#messages/paraglide/messages.js';
import { ChecksCount } from '../../features/checks/checks-count.tsx';
import type { Command } from '../command.ts';
import { always } from '../context.ts';

export const openChecks: Command = {
  id: 'open-checks',
  label: m.checks,
  icon: 'checks',
  places: { 'bar-tools': 12, 'more-sheet': 11 },
  labelled: true,
  Badge: ChecksCount,
  opens: 'checks',
  canRun: always,
  run: ({ view }) => view.panel.set(view.panel.get()?.kind === 'checks' ? null : { kind: 'checks' }),
};
