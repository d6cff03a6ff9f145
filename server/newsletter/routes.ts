import type { OpenAPIHono } from '@hono/zod-openapi';
import { newsletterApi } from '#contract/api.ts';
import { AppError } from '#contract/errors.ts';
import type { NewsletterList } from '#contract/newsletter-lists.ts';
import type { SignUpAnswer } from '#contract/newsletter.ts';
import { clientAddress } from '../accounts/client-address.ts';
import { createBuckets, type Rate } from '../accounts/token-buckets.ts';
import type { House } from '../house.ts';
import { mount } from '../mount.ts';
import { readSiteSettings } from '../site-settings/site-settings.ts';
import { passOn, type Patience, patience } from './pass-on.ts';
import { createProvider } from './provider.ts';
import { confirm, requestConfirmation, unsubscribe } from './subscribe.ts';
import { createUnsubscribeTokens } from './tokens.ts';

/** Sign-ups of one client address: five at once, then one in two minutes. */
const signUpRate: Rate = { burst: 5, perSecond: 1 / 120 };

/** Ordering the newsletter, confirming that and leaving it. */
export function newsletterRoutes(
  app: OpenAPIHono,
  house: House,
  { visitor }: Pick<Patience, 'visitor'> = patience,
): void {
  const post = createProvider(house.config, house.fetch);
  const signUps = createBuckets(signUpRate, house.clock);
  mount(app, house, newsletterApi.signUp, async ({ params, body, context }): Promise<SignUpAnswer> => {
    const wait = signUps.take(clientAddress(context, house.config));
    if (wait > 0) {
      context.header('Retry-After', String(wait));
      throw new AppError('too_many_requests');
    }
    const lists = await chosenLists(house, body.lists);
    // What a machine wrote goes nowhere, without a word.
    if (body.website) return { accepted: true, state: post ? 'passed_on' : 'confirm' };
    if (post) {
      const values = lists.map(({ value }) => value);
      return { accepted: true, state: await passOn(house, { post, visitor }, { email: body.EMAIL, lists: values }) };
    }
    await requestConfirmation(house, { email: body.EMAIL, lists, locale: params.locale });
    return { accepted: true, state: 'confirm' };
  });

  const tokens = createUnsubscribeTokens(house.config);
  mount(app, house, newsletterApi.confirm, async ({ body }) => {
    await confirm(house, body.token, tokens);
    return { accepted: true as const };
  });
  mount(app, house, newsletterApi.unsubscribe, async ({ body }) => {
    await unsubscribe(house.db, body.token, tokens);
    return { accepted: true as const };
  });
}

/** In the order of the house, each once; 422 where the house has no such newsletter. */
async function chosenLists({ db }: House, values: number[]): Promise<NewsletterList[]> {
  const { newsletter_lists: known } = await readSiteSettings(db);
  if (!values.every((value) => known.some((list) => list.value === value)))
    throw new AppError('invalid', undefined, { issues: [{ path: 'lists', message: 'Unknown newsletter' }] });
  return known.filter(({ value }) => values.includes(value));
}
