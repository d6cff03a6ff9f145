import { data, redirect } from 'react-router';
import { contactApi } from '#contract/api.ts';
import type { Department } from '#contract/contact.ts';
import type { Locale } from '#contract/languages.ts';
import { fullDate } from '#modules/eventitem/event-date.ts';
import { type ContactDraft, emptyDraft } from '../contact/contact-draft.ts';
import { localeOf } from '../locale.ts';
import { m } from '../paraglide/messages.js';
import { Unavailable } from './ask.ts';
import { contentContext } from './context.ts';
import { loadScreen } from './load-screen.server.ts';
import type { LoadArgs } from './load-thing.server.ts';
import type { ShownPage } from './read-page.ts';
import type { Content } from './content.ts';
import { comesFromElsewhere } from './send.ts';

export interface LoadedContact {
  page: ShownPage;
  departments: Department[];
  /** True right after a message was taken. */
  sent: boolean;
  /** The evening that one writes about, and what the message is to be about; null where that is left open. */
  about: { title: string; start: string; url: string; subject: string } | null;
}

/** What came of a message that was not taken: everything that was written, and what is wrong with it. */
export interface FailedMessage {
  draft: ContactDraft;
  /** What is wrong, by field, in words. */
  wrong: Partial<Record<keyof ContactDraft, string>>;
  /** What is wrong as a whole, in words. */
  reason: string;
}

/** Whom one may call or write to. */
export async function loadContact({ url, context }: LoadArgs): Promise<LoadedContact> {
  const head = { title: m.contact_title(), description: m.contact_description() };
  return loadScreen({ url, context }, head, async ({ content, locale }) => ({
    departments: await content.departments(locale),
    sent: url.searchParams.has('sent'),
    about: await loadSubject(content, url, locale),
  }));
}

/** Links of sold-out and cancelled evenings name the evening and what is wanted. */
async function loadSubject(content: Content, url: URL, locale: Locale): Promise<LoadedContact['about']> {
  const wish = url.searchParams.get('about');
  const id = url.searchParams.get('event') ?? '';
  if ((wish !== 'waiting-list' && wish !== 'exchange') || !/^[1-9]\d{0,8}$/.test(id)) return null;
  const found = await content.event(locale, Number(id)).catch((error: unknown) => {
    if (error instanceof Unavailable) return null;
    throw error;
  });
  if (!found) return null;
  const { title, start, url: address } = found.event;
  const what = { title, date: start ? fullDate(start, locale) : '' };
  const subject = wish === 'exchange' ? m.contact_about_exchange(what) : m.contact_about_waiting_list(what);
  return { title, start, url: address, subject };
}

/** Takes the form of the contact page. Leads back to it when the message was taken; otherwise nothing that was written is lost. */
export async function takeMessage({ url, context, request }: LoadArgs & { request: Request }) {
  if (comesFromElsewhere(request)) throw data(null, { status: 403, statusText: 'Forbidden' });
  const locale = localeOf(url.pathname);
  const draft = await readDraft(request);
  try {
    const { accepted, status, issues } = await context.get(contentContext).send(contactApi.send, { locale }, draft);
    if (accepted) return redirect(`${url.pathname}?sent=1#nachricht`, 303);
    const wrong = status === 422 ? wrongFields(issues) : {};
    const marked = Object.keys(wrong).length > 0;
    const reason = status === 429 ? m.contact_too_many() : marked ? m.contact_check() : m.contact_failed();
    return data<FailedMessage>({ draft, wrong, reason }, { status });
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error;
    return data<FailedMessage>({ draft, wrong: {}, reason: m.contact_failed() }, { status: 503 });
  }
}

/** The backend names the fields; what it says of them is for programs. */
function wrongFields(issues: { path: string }[]): FailedMessage['wrong'] {
  const words: Record<string, () => string> = {
    department: m.contact_wrong_department,
    name: m.contact_wrong_name,
    email: m.contact_wrong_email,
    subject: m.contact_wrong_subject,
    message: m.contact_wrong_message,
  };
  return Object.fromEntries(
    issues.flatMap(({ path }) => (Object.hasOwn(words, path) ? [[path, words[path]?.()] as const] : [])),
  );
}

async function readDraft(request: Request): Promise<ContactDraft> {
  const form = await request.formData().catch((error: unknown) => {
    if (error instanceof TypeError) return new FormData();
    throw error;
  });
  const draft = emptyDraft();
  for (const name of Object.keys(draft) as (keyof ContactDraft)[]) {
    const value = form.get(name);
    if (typeof value === 'string') draft[name] = value;
  }
  return draft;
}
