import type { EditorParts } from '../core/editor-context.ts';
import { openToolbar } from '../core/view/editor-view.ts';
import { copied } from '../features/clipboard/copy-blocks.ts';

/** Calls back whenever the label or state of a command may have changed. Returns the unsubscribe function. */
export function watchCommands({ session, view }: EditorParts, listener: () => void): () => void {
  const watched = [
    session.selection,
    session.log.view,
    session.mayPublish,
    session.mayPreviewSeason,
    session.news.notes,
    session.news.waiting,
    view.panel,
    view.rich,
    view.toolsHidden,
    view.sideBySide,
    view.leftTab,
    view.moving.together,
    openToolbar,
    copied,
  ];
  const stops = watched.map((observable) => observable.subscribe(listener));
  stops.push(session.store.watchAll(listener));
  return () => {
    for (const stop of stops) stop();
  };
}
