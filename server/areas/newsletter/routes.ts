import type { OpenAPIHono } from '@hono/zod-openapi';
import { newsletterApi } from '#contract/api.ts';
import { invalid } from '#contract/base/errors.ts';
import { invalidAddress, type NewsletterList } from '#contract/newsletter/newsletter-lists.ts';
import type { SignUpAnswer } from '#contract/newsletter/newsletter.ts';
import type { Rate } from '../../platform/token-buckets.ts';
import type { AppContext } from '../../app-context.ts';
import { mount } from '../../http/mount.ts';
import { takeOrRefuse } from '../../http/take-or-refuse.ts';
import { readSiteSettings } from '../site-settings/site-settings.ts';
import { createProvider, type ProviderSignUp } from './provider.ts';
import { confirm, requestConfirmation, unsubscribe } from './subscribe.ts';
import { createUnsubscribeTokens } from './tokens.ts';
import { newsletterEntriesApi } from '#contract/newsletter/newsletter-entries-api.ts';
import { recordAudit } from '../../platform/audit/record.ts';
import { type Columns, csvAnswer, csvRows, fieldColumns } from '../../http/csv/csv-answer.ts';
import { listAnswer, sliceOf } from '../../http/list-answer.ts';
import { eraseEntry, listEntries, retryEntries } from './list-entries.ts';
import type { Handler } from '../../platform/outbox/handler.ts';
import { sendNow } from '../../platform/outbox/send.ts';

const columns: Columns<Awaited<ReturnType<typeof listEntries>>['results'][number]> = {
  email: ({ email }) => email,
  lists: ({ lists }) => lists.join(', '),
  ...fieldColumns('locale', 'state', 'agreed_at', 'confirmed_at'),
};

/** Newsletter subscribers, for admins. Exports and removals are written to the audit log. */
function newsletterEntriesRoutes(app: OpenAPIHono, ctx: AppContext): void {
  const { db, clock } = ctx;
  mount({ app, ctx }, newsletterEntriesApi.list, async (call) =>
    listAnswer(call, await listEntries(db, call.query, sliceOf(call.query))),
  );
  mount({ app, ctx }, newsletterEntriesApi.exportCsv, async ({ query, context, user }) => {
    await recordAudit(db, { action: 'exported', kind: 'newsletter', title: 'Newsletter' }, user);
    const rows = csvRows(columns, (page) => listEntries(db, query, sliceOf(page)));
    return csvAnswer(context, { name: 'newsletter', now: clock(), rows });
  });
  mount({ app, ctx }, newsletterEntriesApi.retry, async () => ({ count: await retryEntries(ctx) }));
  mount({ app, ctx }, newsletterEntriesApi.remove, async ({ params }) => {
    await db.transaction(async (tx) => {
      await eraseEntry(tx, params.id);
      // Without the address, which must not remain in the log after it was erased.
      await recordAudit(tx, { action: 'removed', kind: 'newsletter', id: params.id, title: 'Newsletter' });
    });
  });
}

/** Sign-ups per client address: a burst of five, then one every two minutes. */
const signUpRate: Rate = { burst: 5, perSecond: 1 / 120 };

/**
 * Newsletter sign-up, confirmation and unsubscription, and its entries in the back office. A visitor waits for the mailing provider at most `timeout`
 * milliseconds.
 */
export function newsletterRoutes(app: OpenAPIHono, ctx: AppContext, timeout = 5000): void {
  newsletterEntriesRoutes(app, ctx);
  const provider = createProvider(ctx);
  const signUps = ctx.limits.open('newsletter', signUpRate);
  mount({ app, ctx }, newsletterApi.signUp, async ({ params, body, context }): Promise<SignUpAnswer> => {
    await takeOrRefuse(context, ctx, signUps);
    const lists = await chosenLists(ctx, body.lists);
    // A program, or a password manager: the form empties the field and asks the visitor to send it again.
    if (body.website) throw invalid('website', 'hidden_field_filled');
    if (provider) {
      const values = lists.map(({ value }) => value);
      return { accepted: true, state: await sendSignUp(ctx, provider, { email: body.EMAIL, lists: values, timeout }) };
    }
    await requestConfirmation(ctx, { email: body.EMAIL, lists, locale: params.locale });
    return { accepted: true, state: 'confirm' };
  });

  const tokens = createUnsubscribeTokens(ctx.config);
  mount({ app, ctx }, newsletterApi.confirm, async ({ body }) => {
    await confirm(ctx, body.token, tokens);
    return { accepted: true as const };
  });
  mount({ app, ctx }, newsletterApi.unsubscribe, async ({ body }) => {
    await unsubscribe(ctx.db, body.token, tokens);
    return { accepted: true as const };
  });
}

/** The chosen newsletters in the editors’ order, without duplicates; throws 422 for an unknown one. */
async function chosenLists({ db }: AppContext, values: number[]): Promise<NewsletterList[]> {
  const { newsletter_lists: known } = await readSiteSettings(db);
  if (!values.every((value) => known.some((list) => list.value === value)))
    throw invalid('lists', 'unknown_newsletter');
  return known.filter(({ value }) => values.includes(value));
}

/**
 * Sends a sign-up to the provider while the visitor waits for at most `timeout` milliseconds. `noted`: the provider did
 * not accept it, a retry follows. Throws 422 if the provider refuses the address.
 */
async function sendSignUp(
  ctx: Pick<AppContext, 'db' | 'clock'>,
  provider: Handler<ProviderSignUp>,
  { timeout, ...payload }: ProviderSignUp & { timeout: number },
): Promise<'passed_on' | 'noted'> {
  const outcome = await sendNow(ctx, provider, { payload, timeout });
  if (outcome === 'refused') throw invalid('EMAIL', invalidAddress);
  return outcome === 'sent' ? 'passed_on' : 'noted';
}
