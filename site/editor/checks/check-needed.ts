import { fieldOf } from '#contract/block.ts';
import { checkBlock } from '#contract/check-block.ts';
import type { Issue } from '#contract/errors.ts';
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

export function toIssue(session: EditSession, { path, message }: Issue): CheckIssue {
  const [id = '', field = ''] = path.split('.');
  const block = session.store.block(id);
  const name = block ? (fieldOf(block.model, field)?.label[session.locale] ?? '') : '';
  return {
    key: `needed ${path} ${message}`,
    level: 'needed',
    id,
    field,
    title: [name, message].filter(Boolean).join(': '),
    text: block ? blockTitle(block, session.locale) : '',
    fixes: [],
  };
}
