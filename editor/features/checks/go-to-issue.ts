import type { Locale } from '#contract/base/locale.ts';
import { showBlock } from '../../core/page-elements/page-elements.ts';
import type { EditSession } from '../../core/session/edit-session.ts';
import type { EditorView } from '../../core/view/editor-view.ts';
import type { CheckIssue } from './rules/issue.ts';

interface Text {
  id: string;
  field: string;
  locale?: Locale;
}
type About = Pick<CheckIssue, 'id' | 'field' | 'language'>;

/** Goes to the text on the page or the field in the panel that a finding belongs to. */
export function goToIssue(session: EditSession, view: EditorView, issue: CheckIssue): void {
  const { id, field } = issue;
  view.dialog.set(null);
  if (id === session.store.root.head?.id) return view.panel.set({ kind: 'head', at: headPart(field) });
  showIssue(session, view, issue);
  if (!session.fields.has(id, field)) view.panel.set({ kind: 'fields', id, field });
}

function headPart(field: string): 'title' | 'picture' | 'slug' {
  if (field === 'slug') return 'slug';
  return field === 'hero_image' || field === 'focal' ? 'picture' : 'title';
}

/** Scrolls to the block and places the caret in its text; the panel stays open. */
export function showIssue(session: EditSession, view: EditorView, { id, field, language }: About): void {
  const beside = language !== undefined && language !== session.locale && session.fields.has(id, field);
  if (beside) view.sideBySide.set(true);
  session.select(id);
  showText(session, beside ? { id, field, locale: language } : { id, field });
}

/** The side-by-side view may still be loading. After the last try the block is shown without it. */
function showText(session: EditSession, text: Text, tries = 60): void {
  const { fields } = session;
  const { id, field, locale } = text;
  requestAnimationFrame(() => {
    if (locale && !fields.has(id, field, locale) && tries > 0) return showText(session, text, tries - 1);
    showBlock(id);
    if (fields.has(id, field)) fields.focus({ id, field, ...(locale && { locale }) });
  });
}
