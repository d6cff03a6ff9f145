import { fieldOf } from '#contract/block.ts';
import { checkBlock } from '#contract/check-block.ts';
import type { Issue } from '#contract/errors.ts';
import { locales } from '#contract/locale.ts';
import { m } from '#site/paraglide/messages.js';
import type { EditSession } from '../edit-session.ts';
import { blockTitle } from '../step-names.ts';
import type { Check, CheckIssue } from './issue.ts';

/** What the kinds of modules themselves ask for: required fields, lengths, addresses. */
export const checkNeeded: Check = ({ session }) => neededOf(session).map((issue) => toIssue(session, issue));

/** Everything about the tree that keeps it from being published. */
export function neededOf(session: EditSession): Issue[] {
  const held = [...session.heldBack.get()].map(([path, { message }]) => ({ path, message }));
  return [...checkBlock(session.store.root, 'published', session.locale), ...held];
}

const inLanguage = { de: m.editor_in_german, en: m.editor_in_english };

export function toIssue(session: EditSession, { path, message }: Issue): CheckIssue {
  const [id = '', field = '', tail] = path.split('.');
  const language = locales.find((locale) => locale === tail);
  const block = session.store.block(id);
  const label = block ? (fieldOf(block.model, field)?.label[session.locale] ?? '') : '';
  const elsewhere = language !== undefined && language !== session.locale;
  // Whoever writes English sees a text there; that it is the German one is the point.
  const name = elsewhere ? inLanguage[language]({ label }) : label;
  return {
    key: `needed ${path} ${message}`,
    level: 'needed',
    id,
    field,
    ...(language && { language }),
    title: [name, message].filter(Boolean).join(': '),
    text: block ? blockTitle(block, session.locale) : '',
    fixes: [],
  };
}
