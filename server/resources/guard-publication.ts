import type { Fields } from '#contract/resources/resource-fields.ts';
import { AppError } from '#contract/base/errors.ts';
import { mayPublish, refusedFor } from '../platform/publish-permission.ts';

type Values = Record<string, unknown>;

/** Of a record that is not a draft, these decide too whether visitors see it, or its page. */
const visibilityFields = ['public_from', 'published_at', 'starts_at', 'ends_at', 'is_online'];

/** Values of a new record: a draft, unless its author may publish. Throws 403 for any other state. */
export function asDraftUnlessPublisher(fields: Fields, sent: Values): Values {
  if (!fields.state || mayPublish()) return sent;
  if (sent.state !== undefined && sent.state !== 'draft') throw refusedFor(['state']);
  return { ...sent, state: 'draft' };
}

/**
 * Throws 403 if a change would make a record public or hide it and the user may not. Any other field of a public record
 * may be changed: a cast that changes in the evening cannot wait.
 */
export function guardPublication({ before, changed }: { before: Values; changed: Iterable<string> }): void {
  if (before.state === undefined || mayPublish()) return;
  const guarded = before.state === 'draft' ? ['state'] : ['state', ...visibilityFields];
  const refused = [...changed].filter((name) => guarded.includes(name));
  if (refused.length > 0) throw refusedFor(refused);
}

/** Throws 403 for a public record that is deleted by somebody who may not hide it. */
export function guardRemoval({ state }: Values): void {
  if (state === 'public' && !mayPublish()) throw new AppError('forbidden', 'public_removal_not_permitted');
}
