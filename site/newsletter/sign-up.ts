import type { SignUpAnswer } from '#contract/newsletter/newsletter.ts';
import { list, record, text } from '../content/reading/read.ts';
import { m } from '#messages/paraglide/messages.js';

/** Values of the newsletter form, by field name. */
export interface SignUpDraft {
  EMAIL: string;
  OPT_IN: boolean;
  lists: number[];
  /** Honeypot, filled in by bots only. */
  website: string;
}

/** Error messages by field. */
export type Wrong = Partial<Record<'EMAIL' | 'OPT_IN' | 'lists', string>>;

/** Result of a sign-up. */
export interface SignUpOutcome {
  /** Set when it was accepted. */
  state?: SignUpAnswer['state'];
  wrong: Wrong;
  /** General error message; may be empty. */
  reason: string;
}

export function draftOf(form: FormData): SignUpDraft {
  const valueOf = (name: string) => text(form.get(name));
  return {
    EMAIL: valueOf('EMAIL').trim(),
    OPT_IN: form.has('OPT_IN'),
    lists: form.getAll('lists').map(Number).filter(Number.isInteger),
    website: valueOf('website'),
  };
}

/** The validation rules of the backend, as far as they can be checked here. */
export function checkDraft({ EMAIL, OPT_IN, lists }: SignUpDraft): Wrong {
  const missing = m.newsletter_required();
  return {
    ...(EMAIL === '' && { EMAIL: missing }),
    ...(EMAIL !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(EMAIL) && { EMAIL: m.newsletter_invalid_address() }),
    ...(lists.length === 0 && { lists: missing }),
    ...(!OPT_IN && { OPT_IN: missing }),
  };
}

/** Result for an answer of the backend; null when there was no answer. */
export function readOutcome(answer: { status: number; body: unknown } | null): SignUpOutcome {
  const { state, issues } = record(answer?.body);
  if (answer && answer.status < 300) return { state: stateOf(state), wrong: {}, reason: '' };
  const wrong: Wrong = {};
  let reason: string = answer?.status === 429 ? m.newsletter_too_many() : m.newsletter_failed();
  for (const issue of list(issues)) {
    const name = text(record(issue).path).split('.')[0];
    if (name === 'EMAIL' || name === 'OPT_IN' || name === 'lists') wrong[name] ??= text(record(issue).message);
    if (name === 'website') reason = text(record(issue).message);
  }
  if (Object.keys(wrong).length > 0) return { wrong, reason: '' };
  return { wrong, reason };
}

/** A backend that sends no state has forwarded the sign-up. */
export function stateOf(value: unknown): SignUpAnswer['state'] {
  return value === 'confirm' || value === 'noted' ? value : 'passed_on';
}

/** Message after an accepted sign-up. */
export function thanksFor(state: SignUpAnswer['state']): string {
  if (state === 'confirm') return m.newsletter_confirm_by_mail();
  return state === 'noted' ? m.newsletter_noted() : m.newsletter_passed_on();
}
