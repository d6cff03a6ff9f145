import { createHash } from 'node:crypto';
import type { Locale } from '#contract/base/locale.ts';
import type { Message } from '#contract/base/messages.ts';
import type { ReplaceTarget } from '#contract/editing/replacing-api.ts';
import type { AppContext, SessionUser } from '../../app-context.ts';
import type { ReplacedText } from '../../db/tables/audit.ts';
import { writeMessage } from '../../http/errors/write-message.ts';
import type { Resource } from '../../resources/definition/resource.ts';

export interface ReplacingContext extends Pick<AppContext, 'db' | 'changes' | 'clock' | 'config'> {
  /** Everything that has texts, pages, media and settings included. */
  resources: readonly Resource[];
  user: SessionUser;
  /** Language of names and messages. */
  locale: Locale;
}

/** A text that is left as it is, and why. */
export interface Left {
  title: string;
  label: string;
  message: string;
}

/** A new value for a text; `expected` says whether the present value is the one that is meant. */
export interface WantedText {
  target: ReplaceTarget;
  expected: (value: string) => boolean;
  next: (value: string, rich: boolean) => string;
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

export function leftText(
  { locale }: Pick<ReplacingContext, 'locale'>,
  { title, label }: Pick<Left, 'title' | 'label'>,
  message: Message,
): Left {
  return { title, label, message: writeMessage(message, locale) };
}
