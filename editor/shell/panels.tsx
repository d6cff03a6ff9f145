import { Suspense } from 'react';
import type { EditedPage } from '../core/session/edited-page.ts';
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

/** Panels as wide as that of the fields. */
export const wideSheets = new Set([
  'fields',
  'history',
  'page',
  'checks',
  'replace',
  'notes',
  'pictures',
  'preview',
  'review',
  'head',
  'menu',
  'slides',
  'breaking-news',
]);

/** The open panel at the side; each is loaded when it is opened. */
export function Panels() {
  const { view, page } = useEditor();
  const panel = useObservable(view.panel);
  return (
    <>
      <Suspense>{panel?.kind === 'fields' && <FieldsPanel id={panel.id} field={panel.field} />}</Suspense>
      {panel?.kind === 'more' && <MoreSheet />}
      <Suspense>{panel?.kind === 'checks' && <ChecksPanel page={page} />}</Suspense>
      <Suspense>
        {panel?.kind === 'replace' && <ReplacePanel term={panel.term} typed={panel.typed} />}
        {panel?.kind === 'pictures' && <PicturesPanel page={page} />}
        {panel?.kind === 'preview' && <PreviewPanel page={page} />}
        {panel?.kind === 'move' && <MoveSheet />}
        {panel?.kind === 'notes' && <NotesPanel note={panel.note} />}
        {panel?.kind === 'review' && <ReviewPanel />}
        {panel?.kind === 'history' && <HistoryPanel />}
        <RecordPanels panel={panel} page={page} />
      </Suspense>
    </>
  );
}

/** Panels for the head of the page, and for records besides the section. */
function RecordPanels({ panel, page: { id } }: { panel: Panel; page: EditedPage }) {
  if (panel?.kind === 'menu') return <MenuPanel key={panel.flag} flag={panel.flag} />;
  if (panel?.kind === 'slides' || panel?.kind === 'breaking-news')
    return <AnnouncementsPanel key={panel.kind} of={panel.kind} />;
  if (panel?.kind === 'head' && id !== null) return <HeadPanel key={id} id={id} at={panel.at} />;
  return panel?.kind === 'page' && id !== null ? <PagePanel key={id} id={id} /> : null;
}
