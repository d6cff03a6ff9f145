import { z } from 'zod';
import type { Config } from '../../platform/config.ts';
import { readBeginning } from '../../platform/safe-fetch/read-beginning.ts';
import { type Channel, type Handler, NotDelivered } from '../../platform/outbox/handler.ts';
import { reasonOf } from '../../platform/reporting/describe-error.ts';

const signUpSchema = z.object({
  email: z.string(),
  /** Ids of the chosen newsletters. */
  lists: z.array(z.int()),
});

/** The data that is sent to the mailing provider. */
export type ProviderSignUp = z.infer<typeof signUpSchema>;

/** Sign-ups on their way to the mailing provider. */
export const newsletterChannel: Channel<ProviderSignUp> = { name: 'newsletter', payload: signUpSchema };

type ProviderContext = { config: Pick<Config, 'newsletter'>; fetch: typeof globalThis.fetch };

/**
 * Sends sign-ups to the mailing provider; undefined if none is configured. A request takes at most `timeout`
 * milliseconds.
 */
export function createProvider(ctx: ProviderContext, timeout = 20_000): Handler<ProviderSignUp> | undefined {
  const { url, listField } = ctx.config.newsletter;
  if (url === undefined) return undefined;
  return {
    channel: newsletterChannel,
    describe: ({ id }) => `Newsletter sign-up ${id}`,
    async deliver({ payload: { email, lists } }, closing) {
      const signal = AbortSignal.any([closing, AbortSignal.timeout(timeout)]);
      const body = new URLSearchParams([
        ['EMAIL', email],
        ['OPT_IN', '1'],
        ...lists.map((value) => [listField, String(value)]),
      ]);
      // Redirects are not followed: only the configured provider may receive the address.
      const answer = await ctx
        .fetch(url, { method: 'POST', body, redirect: 'manual', signal })
        .catch((error: unknown) => {
          throw new NotDelivered(reasonOf(error), 'server away');
        });
      await expectAccepted(answer);
    },
    // The provider has the address now.
    afterDelivery: () => null,
  };
}

/** 302 and 303 lead to a thank-you page, so they mean success; other redirects mean that the form has moved. */
async function expectAccepted(answer: Response): Promise<void> {
  const { status } = answer;
  const mayBlame = status === 400 || status === 422;
  const text = mayBlame ? await readBeginning(answer, maxBytes) : '';
  if (!mayBlame) await answer.body?.cancel().catch(() => {});
  if (answer.ok || status === 302 || status === 303 || status === 409) return;
  // An existing subscription counts as success, so that the response does not reveal it.
  if (/\b(?:already|exists?|duplicate|bereits)\b/i.test(text)) return;
  if (status === 422 || (status === 400 && /e-?mail|address|adresse/i.test(text)))
    throw new NotDelivered('the provider refuses the address', 'refused');
  throw new NotDelivered(`answered ${status}`, 'server away');
}

/** Bytes of a refusal that are looked at. */
const maxBytes = 16 * 1024;
