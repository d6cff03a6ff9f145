import { data, redirect } from 'react-router';
import { newsletterApi } from '#contract/api.ts';
import type { SignUpAnswer } from '#contract/newsletter/newsletter.ts';
import { Unavailable } from '#contract/client/unavailable.ts';
import { byLocale, type Locale } from '#text/languages.ts';
import type { FailedSignUp } from '../../newsletter/newsletter-form.tsx';
import { draftOf, readOutcome, stateOf } from '../../newsletter/sign-up.ts';
import { m } from '#messages/paraglide/messages.js';
import { screens } from '../../screens.ts';
import { contentContext, type LoadArgs, queryContext } from '../../content/context.ts';
import { requirePart } from '../../loaders/load-page.server.ts';
import { loadScreen, ownPage } from '../../loaders/load-screen.server.ts';
import type { ShownPage } from '../../content/reading/read-page.ts';
import type { Newsletter } from '../../content/reading/read-settings.ts';
import { isCrossSite, type Sent } from '../../content/client/send.ts';

type PostArgs = LoadArgs & { request: Request };

export interface LoadedNewsletter {
  page: ShownPage;
  newsletters: Newsletter[];
  /** Set directly after an accepted sign-up. */
  sent: SignUpAnswer['state'] | null;
}

/** The selectable newsletters. */
export async function loadNewsletter({ context }: LoadArgs): Promise<LoadedNewsletter> {
  const head = { title: m.newsletter_title(), description: m.newsletter_description() };
  return loadScreen({ context }, head, async ({ content, locale, query: { url } }) => ({
    newsletters: (await content.settings(locale)).newsletters,
    sent: url.searchParams.has('sent') ? stateOf(url.searchParams.get('sent')) : null,
  }));
}

/** Handles the form. Redirects to its page when the sign-up was accepted; otherwise all values are preserved. */
export async function submitSignUp({ context, request }: PostArgs) {
  refuseOtherSites(request);
  await requirePart({ context });
  const { url, locale } = context.get(queryContext);
  const draft = draftOf(await formOf(request));
  const sent = await orNull(context.get(contentContext).send(newsletterApi.signUp, { locale }, draft));
  const outcome = readOutcome(sent);
  if (outcome.state) return redirect(`${url.pathname}?sent=${outcome.state}#anmeldung`, 303);
  return data<FailedSignUp>({ ...outcome, draft }, { status: sent?.status ?? 503 });
}

/** Purpose of a link in newsletter mails. */
export type LinkKind = 'confirm' | 'unsubscribe';

interface LoadedLink {
  page: ShownPage;
  kind: LinkKind;
  /** True directly after the link was used. */
  done: boolean;
}

/** Opening a link changes nothing. */
export async function loadLink(kind: LinkKind, { context }: LoadArgs): Promise<LoadedLink> {
  await requireLink(kind, { context });
  const { url } = context.get(queryContext);
  const title = kind === 'confirm' ? m.newsletter_confirm_title() : m.newsletter_leave_title();
  const page = ownPage({ title, description: '', audience: 'personal' }, url.pathname);
  return { page: { ...page, urls: linkUrls(kind, url) }, kind, done: url.searchParams.has('sent') };
}

/** Whoever has signed up can end that without the newsletter, too, with the link of the mails. */
async function requireLink(kind: LinkKind, { context }: LoadArgs): Promise<void> {
  const { url } = context.get(queryContext);
  const ends = kind === 'unsubscribe' && (url.searchParams.has('token') || url.searchParams.has('sent'));
  if (!ends) await requirePart({ context });
}

/** Result of a link that could not be used. */
interface FailedLink {
  reason: string;
  /** True when a later try may succeed. */
  later: boolean;
}

/**
 * Uses a link. Redirects to its page when successful; the button of a mailbox, which sends `List-Unsubscribe=One-Click`,
 * gets the page itself, because it follows no redirect (RFC 8058).
 */
export async function followLink(kind: LinkKind, { context, request }: PostArgs) {
  refuseOtherSites(request);
  await requireLink(kind, { context });
  const { url, locale } = context.get(queryContext);
  const token = url.searchParams.get('token') ?? '';
  const isOneClick = (await formOf(request)).get('List-Unsubscribe') === 'One-Click';
  const sent = await orNull(context.get(contentContext).send(newsletterApi[kind], { locale }, { token }));
  if (sent?.accepted) return isOneClick ? data(undefined, { status: 200 }) : redirect(`${url.pathname}?sent=1`, 303);
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
  return byLocale((locale) => `/${locale}/${screen?.path[locale] ?? ''}${query}`);
}

/** The fields of a form; none if the body is no form. */
function formOf(request: Request): Promise<FormData> {
  return request.formData().catch((error: unknown) => {
    if (error instanceof TypeError) return new FormData();
    throw error;
  });
}

function refuseOtherSites(request: Request): void {
  if (isCrossSite(request)) throw data(null, { status: 403, statusText: 'Forbidden' });
}

/** Null when the backend cannot answer. */
function orNull(sent: Promise<Sent>): Promise<Sent | null> {
  return sent.catch((error: unknown) => {
    if (error instanceof Unavailable) return null;
    throw error;
  });
}
