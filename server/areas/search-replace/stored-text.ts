import { createHash } from 'node:crypto';
import type { Locale } from '#contract/base/locale.ts';
import type { ReplaceTarget } from '#contract/editing/replacing-api.ts';
import type { AppContext, SessionUser } from '../../app-context.ts';
import type { Left } from '../../resources/change-sets.ts';
import type { Resource } from '../../resources/definition/resource.ts';

export interface ReplacingContext extends Pick<AppContext, 'db' | 'changes' | 'clock' | 'config'> {
  /** Everything that has texts, pages, media and settings included. */
  resources: readonly Resource[];
  user: SessionUser;
  /** Language of names and messages. */
  locale: Locale;
}

/** A new value for a text; `expected` says whether the present value is the one that is meant. */
export interface WantedText {
  target: ReplaceTarget;
  expected: (value: string) => boolean;
  next: (value: string, rich: boolean) => string;
}

/** A text that was replaced, with its former value. */
export interface ReplacedText {
  target: ReplaceTarget;
  /** Title of its page or record, and name of the text, in the language of the user. */
  title: string;
  label: string;
  before: string;
  after: string;
}

/** The texts that were changed, and those that were left. */
export interface Outcome {
  changed: ReplacedText[];
  left: Left[];
}

/** Names a value, so that a change since the preview is noticed. */
export function seenOf(value: string): string {
  return createHash('sha256').update(value).digest('base64url').slice(0, 24);
}
