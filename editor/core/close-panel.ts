import type { EditorParts } from './editor-context.ts';

/** Closes the panel at the side; the selected block gets the focus. */
export function closePanel({ session, view }: Pick<EditorParts, 'session' | 'view'>): void {
  view.panel.set(null);
  session.fields.focus({ ...session.selection.get(), field: null });
}
