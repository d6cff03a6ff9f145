import { m } from '#messages/paraglide/messages.js';
import { emptySection } from '../features/blocks/block-actions.ts';
import { ChecksCount } from '../features/checks/checks-count.tsx';
import { WaitingCount } from '../features/review/waiting-count.tsx';
import { ownerOf } from '../core/session/edited-page.ts';
import { hasOwnUndo } from '../core/page-elements/page-elements.ts';
import type { Command } from './command.ts';
import { panelOf } from './context.ts';

export const describePictures: Command = {
  id: 'describe-pictures',
  label: m.pictures_of_page,
  icon: 'images',
  places: { 'more-sheet': 19 },
  ...panelOf('pictures'),
};

/** Removes every block of the page. */
export const emptyPage: Command = {
  id: 'empty-page',
  label: m.editor_empty_section,
  icon: 'trash',
  places: { outline: 11 },
  run: ({ session }) => emptySection(session),
};

/** Hands the page over for review, also for users who may publish; the others have a button of their own. */
export const handOver: Command = {
  id: 'hand-over',
  label: m.review_hand_over,
  icon: 'flag',
  places: { 'more-sheet': 20 },
  canRun: ({ session }) => session.mayPublish.get(),
  run: ({ view }) => view.openDialog({ kind: 'ask' }),
};

export const newPage: Command = {
  id: 'new-page',
  label: m.editor_new_page,
  icon: 'newPage',
  places: { 'bar-tools': 13, 'more-sheet': 14 },
  run: ({ view }) => view.openDialog({ kind: 'new-page' }),
};

export const openChecks: Command = {
  id: 'open-checks',
  label: m.checks,
  icon: 'checks',
  places: { 'bar-tools': 12, 'more-sheet': 11 },
  labelled: true,
  Badge: ChecksCount,
  ...panelOf('checks'),
};

export const openHistory: Command = {
  id: 'open-history',
  label: m.editor_history,
  icon: 'history',
  places: { 'bar-tools': 11, 'more-sheet': 12 },
  labelled: true,
  ...panelOf('history'),
};

export const openPageSettings: Command = {
  id: 'open-page-settings',
  label: m.editor_page_settings,
  icon: 'page',
  places: { 'more-sheet': 13 },
  canRun: ({ page }) => page.id !== null,
  ...panelOf('page'),
};

/** Lists the patterns of the house: insert, rename, delete. */
export const openPatterns: Command = {
  id: 'open-patterns',
  label: m.editor_patterns,
  icon: 'pattern',
  places: { 'more-sheet': 22 },
  run: ({ view }) => view.openDialog({ kind: 'patterns' }),
};

/** What this page waits for, and what waits for the user. */
export const openReview: Command = {
  id: 'open-review',
  label: ({ session }, options) => {
    const count = session.news.waiting.get();
    return count > 0 ? m.review_count({ count }, options) : m.review({}, options);
  },
  icon: 'flag',
  places: { 'bar-tools': 18, 'more-sheet': 21 },
  Badge: WaitingCount,
  ...panelOf('review'),
};

/** Kinds of records that belong to a season and have a page with blocks. */
const ofSeason: ReadonlySet<string | null> = new Set(['production', 'subscription']);

/** Makes and ends links that show the season of the page to people without an account. */
export const previewSeason: Command = {
  id: 'preview-season',
  label: m.editor_season_preview,
  icon: 'link',
  places: { 'bar-tools': 15, 'more-sheet': 16 },
  canRun: ({ session, page }) => session.mayPreviewSeason.get() && ofSeason.has(ownerOf(page).content_type),
  run: ({ view }) => view.openDialog({ kind: 'preview-season' }),
};

/** Publishes; for users who may not, asks for it. */
export const publish: Command = {
  id: 'publish',
  label: ({ session }, options) =>
    session.mayPublish.get() ? m.editor_publish({}, options) : m.editor_ask({}, options),
  icon: 'globe',
  places: { 'bar-main': 11 },
  run: ({ session, view }) => view.openDialog({ kind: session.mayPublish.get() ? 'publish' : 'ask' }),
};

export const redo: Command = {
  id: 'redo',
  label: ({ session }, options) => {
    const label = session.log.view.get().redo;
    return label ? m.editor_redo_named({ label }, options) : m.editor_redo({}, options);
  },
  shortLabel: m.editor_redo,
  icon: 'redo',
  keys: ['Mod+Shift+Z', 'Ctrl+Y'],
  shownKeys: ['Mod+Shift+Z'],
  scopes: ['everywhere'],
  keyApplies: () => !hasOwnUndo(document.activeElement),
  help: m.editor_help_undo,
  places: { 'bar-steps': 12, 'tab-bar': 11 },
  canRun: ({ session }) => Boolean(session.log.view.get().redo),
  whyNot: m.editor_nothing_to_redo,
  run: ({ session }) => session.redo(),
};

/** Everything is saved by itself; the key sends what is waiting at once and says so. */
export const save: Command = {
  id: 'save',
  label: m.editor_save_now,
  icon: 'saved',
  keys: ['Mod+S'],
  scopes: ['everywhere'],
  run({ session }) {
    session.queue.flush().then(
      () => session.alerts.tell(m.editor_saved(), m.editor_saved_all(), m.editor_saved()),
      // The save state says why not, and what is done about it.
      () => undefined,
    );
  },
};

export const undo: Command = {
  id: 'undo',
  label: ({ session }, options) => {
    const label = session.log.view.get().undo;
    return label ? m.editor_undo_named({ label }, options) : m.editor_undo({}, options);
  },
  icon: 'undo',
  keys: ['Mod+Z'],
  scopes: ['everywhere'],
  keyApplies: () => !hasOwnUndo(document.activeElement),
  help: m.editor_help_undo,
  places: { 'bar-steps': 11 },
  canRun: ({ session }) => Boolean(session.log.view.get().undo),
  whyNot: m.editor_nothing_to_undo,
  run: ({ session }) => session.undo(),
};
