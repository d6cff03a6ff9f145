import { m } from '#messages/paraglide/messages.js';
import type { Command } from '../command.ts';
import { always } from '../context.ts';

export const describePictures: Command = {
  id: 'describe-pictures',
  label: m.pictures_of_page,
  icon: 'images',
  places: { 'more-sheet': 19 },
  opens: 'pictures',
  canRun: always,
  run: ({ view }) => view.panel.set(view.panel.get()?.kind === 'pictures' ? null : { kind: 'pictures' }),
};
