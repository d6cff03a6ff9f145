import { useEditor, useObservable } from '../core/editor-context.ts';
import { lazyWithRetry } from '../core/lazy-with-retry.ts';
import type { Panel } from '../core/view/editor-view.ts';
import { MoreSheet } from './bar/more-sheet.tsx';

export const loadFields = () => import('../features/fields/fields-panel.tsx');
const FieldsPanel = lazyWithRetry(loadFields);
const ChecksPanel = lazyWithRetry(() => import('../features/checks/checks-panel.tsx'));
const ReplacePanel = lazyWithRetry(() => import('../features/replace/replace-panel.tsx'));
const NotesPanel = lazyWithRetry(() => import('../features/notes/notes-panel.tsx'));
const PicturesPanel = lazyWithRetry(() => import('../features/page-pictures/pictures-panel.tsx'));
const PreviewPanel = lazyWithRetry(() => import('../features/preview/preview-panel.tsx'));
const ReviewPanel = lazyWithRetry(() => import('../features/review/review-panel.tsx'));
const MoveSheet = lazyWithRetry(() => import('../features/outline/move-sheet.tsx'));
const HistoryPanel = lazyWithRetry(() => import('../features/history/history-panel.tsx'));
const PagePanel = lazyWithRetry(() => import('../features/page-settings/page-panel.tsx'));
const HeadPanel = lazyWithRetry(() => import('../features/page-head/head-panel.tsx'));
const MenuPanel = lazyWithRetry(() => import('../features/menus/menu-panel.tsx'));
const AnnouncementsPanel = lazyWithRetry(() => import('../features/announcements/announcements-panel.tsx'));

/** Panels narrower than that of the fields. */
const narrowSheets = new Set(['modules', 'move', 'more']);

export function isWide(panel: Panel): boolean {
  return panel !== null && !narrowSheets.has(panel.kind);
}

/** The open panel at the side; each is loaded when it is opened. */
export function Panels() {
  const { view, page } = useEditor();
  const panel = useObservable(view.panel);
  const { id } = page;
  return (
    <>
      {panel?.kind === 'fields' && <FieldsPanel id={panel.id} field={panel.field} />}
      {panel?.kind === 'more' && <MoreSheet />}
      {panel?.kind === 'checks' && <ChecksPanel page={page} />}
      {panel?.kind === 'replace' && <ReplacePanel term={panel.term} typed={panel.typed} />}
      {panel?.kind === 'pictures' && <PicturesPanel page={page} />}
      {panel?.kind === 'preview' && <PreviewPanel page={page} />}
      {panel?.kind === 'move' && <MoveSheet />}
      {panel?.kind === 'notes' && <NotesPanel note={panel.note} />}
      {panel?.kind === 'review' && <ReviewPanel />}
      {panel?.kind === 'history' && <HistoryPanel />}
      {panel?.kind === 'menu' && <MenuPanel key={panel.flag} flag={panel.flag} />}
      {(panel?.kind === 'slides' || panel?.kind === 'breaking-news') && (
        <AnnouncementsPanel key={panel.kind} of={panel.kind} />
      )}
      {panel?.kind === 'head' && id !== null && <HeadPanel key={id} id={id} at={panel.at} />}
      {panel?.kind === 'page' && id !== null && <PagePanel key={id} id={id} />}
    </>
  );
}
