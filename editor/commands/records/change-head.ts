import { m } from '#messages/paraglide/messages.js';
import type { Command, CommandContext } from '../command.ts';

const canRun = ({ page, session }: CommandContext) => page.id !== null && session.mayEditPages.get();

export const changeTitle: Command = {
  id: 'change-title',
  label: m.head_change_title,
  icon: 'heading',
  opens: 'head',
  canRun,
  run: ({ view }) => view.panel.set({ kind: 'head', at: 'title' }),
};

export const changeHeadPicture: Command = {
  id: 'change-head-picture',
  label: m.head_change_picture,
  icon: 'image',
  opens: 'head',
  canRun,
  run: ({ view }) => view.panel.set({ kind: 'head', at: 'picture' }),
};
