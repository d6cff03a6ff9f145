import { data, redirect } from 'react-router';
import { contactApi } from '#contract/api.ts';
import type { Department } from '#contract/contact/contact.ts';
import { Unavailable } from '#contract/client/unavailable.ts';
import type { Locale } from '#text/languages.ts';
import { fullDate } from '#time/date-text.ts';
import { type ContactDraft, draftOf } from './contact-draft.ts';
import { subscriptionOfficeAmong } from '../../opening-hours/subscription-office-among.ts';
import { m } from '#messages/paraglide/messages.js';
import { contentContext, type LoadArgs, queryContext } from '../../content/context.ts';
import { loadScreen } from '../../loaders/load-screen.server.ts';
import type { ShownPage } from '../../content/reading/read-page.ts';
import type { Content } from '../../content/content.ts';
import { isCrossSite } from '../../content/client/send.ts';

export interface LoadedContact {
  page: ShownPage;
  departments: Department[];
  /** True directly after an accepted message. */
  sent: boolean;
  /** Slug of the department that the address asks for; may be empty. */
  department: string;
  /** Event or subscription, and subject of the message; null when not given. */
  about: { title: string; start: string | null; url: string; subject: string } | null;
}

/** Result of a rejected message: all values and the errors. */
export interface FailedMessage {
  draft: ContactDraft;
  /** Error messages by field. */
  wrong: Partial<Record<keyof ContactDraft, string>>;
  /** General error message. */
  reason: string;
}

/** Departments for contact. */
export async function loadContact({ context }: LoadArgs): Promise<LoadedContact> {
  const head = { title: m.contact_title(), description: m.contact_description() };
  return loadScreen({ context }, head, async ({ content, locale, query: { url } }) => {
    const [departments, about] = await Promise.all([content.departments(locale), loadSubject(content, url, locale)]);
    return { departments, department: departmentAt(url, departments), sent: url.searchParams.has('sent'), about };
  });
}

/** The department in the address; for a subscription the subscription office. */
function departmentAt(url: URL, departments: Department[]): string {
  const wish = url.searchParams.get('department');
  const office = url.searchParams.get('about') === 'subscription' ? subscriptionOfficeAmong(departments) : null;
  return (office ?? departments.find(({ slug }) => slug === wish))?.slug ?? '';
}

/** Links on sold-out and cancelled events and on subscriptions contain what they are about. */
async function loadSubject(content: Content, url: URL, locale: Locale): Promise<LoadedContact['about']> {
  const wish = url.searchParams.get('about');
  if (wish === 'subscription') {
    const found = await entityAt(url, 'subscription', (id) => content.subscription(locale, id));
    if (!found) return null;
    const { title, url: address } = found;
    return { title, start: null, url: address, subject: m.contact_about_subscription({ title }) };
  }
  if (wish !== 'waiting-list' && wish !== 'exchange') return null;
  const found = await entityAt(url, 'event', (id) => content.event(locale, id));
  if (!found) return null;
  const { title, start, url: address } = found.event;
  const what = { title, date: start ? fullDate(start, locale) : '' };
  const subject = wish === 'exchange' ? m.contact_about_exchange(what) : m.contact_about_waiting_list(what);
  return { title, start, url: address, subject };
}

/** The entity whose id is in a parameter of the address; null if there is none or the backend is unreachable. */
async function entityAt<Entity>(
  url: URL,
  name: string,
  find: (id: number) => Promise<Entity | null>,
): Promise<Entity | null> {
  const id = url.searchParams.get(name) ?? '';
  if (!/^[1-9]\d{0,8}$/.test(id)) return null;
  return find(Number(id)).catch((error: unknown) => {
    if (error instanceof Unavailable) return null;
    throw error;
  });
}

/**
 * Handles the contact form. Redirects to the page when the message was accepted; otherwise all values are preserved.
 */
export async function submitMessage({ context, request }: LoadArgs & { request: Request }) {
  if (isCrossSite(request)) throw data(null, { status: 403, statusText: 'Forbidden' });
  const { url, locale } = context.get(queryContext);
  const draft = await readDraft(request);
  try {
    const { send } = context.get(contentContext);
    const { accepted, status, issues } = await send(contactApi.send, { locale }, draft, { isOnce: true });
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

/** The backend's answer names the invalid fields; its messages are not for visitors. */
function wrongFields(issues: { path: string }[]): FailedMessage['wrong'] {
  const messages: Record<string, () => string> = {
    department: m.contact_wrong_department,
    name: m.contact_wrong_name,
    email: m.contact_wrong_email,
    subject: m.contact_wrong_subject,
    message: m.contact_wrong_message,
  };
  return Object.fromEntries(
    issues.flatMap(({ path }) => (Object.hasOwn(messages, path) ? [[path, messages[path]?.()] as const] : [])),
  );
}

async function readDraft(request: Request): Promise<ContactDraft> {
  const form = await request.formData().catch((error: unknown) => {
    if (error instanceof TypeError) return new FormData();
    throw error;
  });
  return draftOf(form);
}
