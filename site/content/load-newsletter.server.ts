import { data, redirect } from 'react-router';
import { newsletterApi } from '#contract/api.ts';
import type { SignUpAnswer } from '#contract/newsletter.ts';
import { type Locale, locales } from '#contract/languages.ts';
import { localeOf } from '../locale.ts';
import type { FailedSignUp } from '../newsletter/newsletter-form.tsx';
import { draftOf, readOutcome, stateOf } from '../newsletter/sign-up.ts';
import { m } from '../paraglide/messages.js';
import { screens } from '../screens.ts';
import { Unavailable } from './ask.ts';
import { contentContext } from './context.ts';
import { loadScreen, ownPage } from './load-screen.server.ts';
import type { LoadArgs } from './load-thing.server.ts';
import type { ShownPage } from './read-page.ts';
import type { Newsletter } from './read-settings.ts';
import { comesFromElsewhere, type Sent } from './send.ts';

type PostArgs = LoadArgs & { request: Request };

export interface LoadedNewsletter {
  page: ShownPage;
  newsletters: Newsletter[];
  /** Set right after a sign-up was taken. */
  sent: SignUpAnswer['state'] | null;
}

/** The newsletters to choose from. */
export async function loadNewsletter({ url, context }: LoadArgs): Promise<LoadedNewsletter> {
  const head = { title: m.newsletter_title(), description: m.newsletter_description() };
  return loadScreen({ url, context }, head, async ({ content, locale }) => ({
    newsletters: (await content.settings(locale)).newsletters,
    sent: url.searchParams.has('sent') ? stateOf(url.searchParams.get('sent')) : null,
  }));
}

/** Takes the form. Leads back to its page when the sign-up was taken; otherwise nothing that was filled in is lost. */
export async function takeSignUp({ url, context, request }: PostArgs) {
  refuseOtherSites(request);
  const form = await request.formData().catch((error: unknown) => {
    if (error instanceof TypeError) return new FormData();
    throw error;
  });
  const draft = draftOf(form);
  const sent = await orNull(
    context.get(contentContext).send(newsletterApi.signUp, { locale: localeOf(url.pathname) }, draft),
  );
  const outcome = readOutcome(sent);
  if (outcome.state) return redirect(`${url.pathname}?sent=${outcome.state}#anmeldung`, 303);
  return data<FailedSignUp>({ ...outcome, draft }, { status: sent?.status ?? 503 });
}

/** What a link of the newsletter's mails is for. */
export type LinkKind = 'confirm' | 'unsubscribe';

export interface LoadedLink {
  page: ShownPage;
  /** True right after the link was used. */
  done: boolean;
}

/** Opening a link changes nothing. */
export function loadLink(kind: LinkKind, { url }: LoadArgs): LoadedLink {
  const title = kind === 'confirm' ? m.newsletter_confirm_title() : m.newsletter_leave_title();
  const page = ownPage({ title, description: '' }, url.pathname);
  return { page: { ...page, urls: linkUrls(kind, url) }, done: url.searchParams.has('sent') };
}

/** A link that could not be used. */
export interface FailedLink {
  reason: string;
  /** True where it may work another time. */
  later: boolean;
}

/** Uses a link. Leads back to its page when that is done. */
export async function followLink(kind: LinkKind, { url, context, request }: PostArgs) {
  refuseOtherSites(request);
  const token = url.searchParams.get('token') ?? '';
  const sent = await orNull(
    context.get(contentContext).send(newsletterApi[kind], { locale: localeOf(url.pathname) }, { token }),
  );
  if (sent?.accepted) return redirect(`${url.pathname}?sent=1`, 303);
  const later = sent?.status !== 422;
  const wrong = kind === 'confirm' ? m.newsletter_link_expired() : m.newsletter_link_false();
  return data<FailedLink>(
    { reason: later ? m.newsletter_link_failed() : wrong, later },
    { status: sent?.status ?? 503 },
  );
}

/** The same link in every language. */
function linkUrls(kind: LinkKind, url: URL): Record<Locale, string> {
  const screen = screens.find(({ name }) => name === `newsletter-${kind}`);
  const token = url.searchParams.get('token');
  const query = token === null ? '' : `?${new URLSearchParams({ token })}`;
  return Object.fromEntries(
    locales.map((locale) => [locale, `/${locale}/${screen?.path[locale] ?? ''}${query}`]),
  ) as Record<Locale, string>;
}

function refuseOtherSites(request: Request): void {
  if (comesFromElsewhere(request)) throw data(null, { status: 403, statusText: 'Forbidden' });
}

/** Null where the backend cannot answer. */
function orNull(sent: Promise<Sent>): Promise<Sent | null> {
  return sent.catch((error: unknown) => {
    if (error instanceof Unavailable) return null;
    throw error;
  });
}
