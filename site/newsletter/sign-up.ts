import type { SignUpAnswer } from '#contract/newsletter.ts';
import { list, record, text } from '../content/read.ts';
import { m } from '../paraglide/messages.js';

/** What a visitor fills in to get the newsletter, by the names of the form's fields. */
export interface SignUpDraft {
  EMAIL: string;
  OPT_IN: boolean;
  lists: number[];
  /** Nobody sees it; only machines fill it in. */
  website: string;
}

/** What is wrong with each field, in words. */
export type Wrong = Partial<Record<'EMAIL' | 'OPT_IN' | 'lists', string>>;

/** What came of a sign-up. */
export interface SignUpOutcome {
  /** Set where it was taken. */
  state?: SignUpAnswer['state'];
  wrong: Wrong;
  /** What is wrong as a whole; may be empty. */
  reason: string;
}

export function draftOf(form: FormData): SignUpDraft {
  const words = (name: string) => text(form.get(name));
  return {
    EMAIL: words('EMAIL').trim(),
    OPT_IN: form.has('OPT_IN'),
    lists: form.getAll('lists').map(Number).filter(Number.isInteger),
    website: words('website'),
  };
}

/** The same rules that the backend has, as far as they can be told without it. */
export function checkDraft({ EMAIL, OPT_IN, lists }: SignUpDraft): Wrong {
  const missing = m.newsletter_required();
  return {
    ...(EMAIL === '' && { EMAIL: missing }),
    ...(EMAIL !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(EMAIL) && { EMAIL: m.newsletter_invalid_address() }),
    ...(lists.length === 0 && { lists: missing }),
    ...(!OPT_IN && { OPT_IN: missing }),
  };
}

/** What the backend's answer means; null where none came. */
export function readOutcome(answer: { status: number; body: unknown } | null): SignUpOutcome {
  const { state, issues } = record(answer?.body);
  if (answer && answer.status < 300) return { state: stateOf(state), wrong: {}, reason: '' };
  const wrong: Wrong = {};
  for (const issue of list(issues)) {
    const name = text(record(issue).path).split('.')[0];
    if (name === 'EMAIL' || name === 'OPT_IN' || name === 'lists') wrong[name] ??= text(record(issue).message);
  }
  if (Object.keys(wrong).length > 0) return { wrong, reason: '' };
  return { wrong, reason: answer?.status === 429 ? m.newsletter_too_many() : m.newsletter_failed() };
}

/** A backend that says nothing of it has passed it on. */
export function stateOf(value: unknown): SignUpAnswer['state'] {
  return value === 'confirm' || value === 'noted' ? value : 'passed_on';
}

/** What a visitor is told after it was taken. */
export function thanksFor(state: SignUpAnswer['state']): string {
  if (state === 'confirm') return m.newsletter_confirm_by_mail();
  return state === 'noted' ? m.newsletter_noted() : m.newsletter_passed_on();
}
