import type { OpenAPIHono } from '@hono/zod-openapi';
import { newsletterApi } from '#contract/api.ts';
import { AppError } from '#contract/base/errors.ts';
import type { NewsletterList } from '#contract/newsletter/newsletter-lists.ts';
import type { SignUpAnswer } from '#contract/newsletter/newsletter.ts';
import type { Rate } from '../../platform/token-buckets.ts';
import type { AppContext } from '../../app-context.ts';
import { mount } from '../../http/mount.ts';
import { takeOrRefuse } from '../../http/take-or-refuse.ts';
import { readSiteSettings } from '../site-settings/site-settings.ts';
import { newsletterEntriesRoutes } from './entries-routes.ts';
import { sendSignUp } from './send-sign-up.ts';
import { createProvider } from './provider.ts';
import { confirm, requestConfirmation, unsubscribe } from './subscribe.ts';
import { createUnsubscribeTokens } from './tokens.ts';

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
    if (body.website)
      throw new AppError('invalid', undefined, { issues: [{ path: 'website', message: 'hidden_field_filled' }] });
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
    throw new AppError('invalid', undefined, { issues: [{ path: 'lists', message: 'unknown_newsletter' }] });
  return known.filter(({ value }) => values.includes(value));
}
