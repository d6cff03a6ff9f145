import { AppError } from '#contract/base/errors.ts';
import { invalidAddress } from '#contract/newsletter/newsletter-lists.ts';
import type { AppContext } from '../../app-context.ts';
import type { Handler } from '../../platform/outbox/handler.ts';
import { sendNow } from '../../platform/outbox/send.ts';
import type { ProviderSignUp } from './provider.ts';

/**
 * Sends a sign-up to the provider while the visitor waits for at most `timeout` milliseconds. `noted`: the provider did
 * not accept it, a retry follows. Throws 422 if the provider refuses the address.
 */
export async function sendSignUp(
  ctx: Pick<AppContext, 'db' | 'clock'>,
  provider: Handler<ProviderSignUp>,
  { timeout, ...payload }: ProviderSignUp & { timeout: number },
): Promise<'passed_on' | 'noted'> {
  const outcome = await sendNow(ctx, provider, { payload, timeout });
  if (outcome === 'refused')
    throw new AppError('invalid', undefined, { issues: [{ path: 'EMAIL', message: invalidAddress }] });
  return outcome === 'sent' ? 'passed_on' : 'noted';
}
