import type { Locale } from '#contract/locale.ts';
import { showBlock } from '../chrome/show-block.ts';
import type { EditSession } from '../edit-session.ts';
import type { EditorView } from '../editor-view.ts';
import type { CheckIssue } from './issue.ts';

interface Text {
  id: string;
  field: string;
  locale?: Locale;
}
type About = Pick<CheckIssue, 'id' | 'field' | 'language'>;

/** Leads to what a finding is about: into the text on the page, or to the field in the panel. */
export function goToIssue(session: EditSession, view: EditorView, issue: CheckIssue): void {
  const { id, field } = issue;
  view.dialog.set(null);
  showIssue(session, view, issue);
  if (!session.fields.has(id, field)) view.panel.set({ kind: 'fields', id, field });
}

/** Shows the block on the page and puts the caret into its text; the panel beside it stays. */
export function showIssue(session: EditSession, view: EditorView, { id, field, language }: About): void {
  const beside = language !== undefined && language !== session.locale && session.fields.has(id, field);
  if (beside) view.sideBySide.set(true);
  session.select(id);
  showText(session, beside ? { id, field, locale: language } : { id, field });
}

/** Both languages beside each other may still be on their way; where they do not come the block is shown all the same. */
function showText(session: EditSession, text: Text, tries = 60): void {
  const { fields } = session;
  const { id, field, locale } = text;
  requestAnimationFrame(() => {
    if (locale && !fields.has(id, field, locale) && tries > 0) return showText(session, text, tries - 1);
    showBlock(id);
    if (fields.has(id, field)) fields.focus({ id, field, ...(locale && { locale }) });
  });
}
