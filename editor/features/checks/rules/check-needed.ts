import { fieldOf } from '#contract/blocks/block.ts';
import { checkBlock } from '#contract/blocks/check-block.ts';
import { isUnread } from '#contract/blocks/machine-texts.ts';
import type { Issue } from '#contract/base/errors.ts';
import type { Message } from '#contract/base/messages.ts';
import { type Locale, locales } from '#contract/base/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import { loadWithRetry } from '../../../core/lazy-with-retry.ts';
import type { EditSession } from '../../../core/session/edit-session.ts';
import { blockTitle } from '../../../core/tree/step-names.ts';
import type { Check, CheckIssue } from './issue.ts';

/** The rules of the module kinds: required fields, lengths, addresses. */
export const checkNeeded: Check = ({ session }) => missingRequired(session).map((issue) => toIssue(session, issue));

/** All issues of the tree that prevent publishing. */
export function missingRequired(session: EditSession): Issue[] {
  const held = session.refused.map(([path, { message }]) => ({ path, message }));
  const found = checkBlock(session.store.root, session.rules('published'));
  return [...found.map(({ path, message }) => ({ path, message: writtenText(message) })), ...held];
}

/** Structural errors are rejected before they are stored, so their messages need no text here. */
function writtenText(message: Message): string {
  return typeof message === 'object' && 'text' in message ? message.text : '';
}

const inLanguage = { de: m.editor_in_german, en: m.editor_in_english };

export function toIssue(session: EditSession, { path, message }: Issue): CheckIssue {
  const [id = '', field = '', tail] = path.split('.');
  const language = locales.find((locale) => locale === tail);
  const block = session.store.block(id);
  const label = block ? (fieldOf(block.model, field)?.label[session.locale] ?? '') : '';
  const elsewhere = language !== undefined && language !== session.locale;
  // When English is edited, the page shows a fallback: the issue must say that German is missing.
  const unread = block && language && isUnread(block, { field, locale: language });
  const name = elsewhere ? inLanguage[language]({ label }) : label;
  return {
    key: `needed ${path} ${message}`,
    level: 'needed',
    id,
    field,
    ...(language && { language }),
    ...(unread && { unread }),
    title: [name, message].filter(Boolean).join(': '),
    text: block ? blockTitle(block, session.locale) : '',
    fixes: unread ? [{ label: m.editor_read(), run: () => readNow(session, id, language) }] : [],
  };
}

/** Loaded when it is used. */
function readNow(session: EditSession, id: string, language: Locale | undefined): void {
  void loadWithRetry(() => import('../../translation/mark-read.ts')).then(({ markRead }) =>
    markRead(session, [id], language),
  );
}
