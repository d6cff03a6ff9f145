import { m } from '#messages/paraglide/messages.js';
import { ownerOf } from '../../core/session/edited-page.ts';
import type { Command } from '../command.ts';

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
