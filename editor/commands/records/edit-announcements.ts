import { m } from '#messages/paraglide/messages.js';
import type { Command } from '../command.ts';

export const editNews: Command = {
  id: 'edit-news',
  label: m.news_edit,
  icon: 'info',
  opens: 'breaking-news',
  canRun: ({ session }) => session.mayEditPages.get(),
  run: ({ view }) => view.panel.set({ kind: 'breaking-news' }),
};

export const editSlides: Command = {
  id: 'edit-slides',
  label: m.slides_edit,
  icon: 'images',
  opens: 'slides',
  canRun: ({ session }) => session.mayEditPages.get(),
  run: ({ view }) => view.panel.set({ kind: 'slides' }),
};
