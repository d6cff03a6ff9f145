import type { OpenAPIHono } from '@hono/zod-openapi';
import { eq } from 'drizzle-orm';
import { accountApi } from '#contract/account-api.ts';
import { AppError } from '#contract/errors.ts';
import { record } from '../audit/record.ts';
import type { House } from '../house.ts';
import { mount } from '../mount.ts';
import { passCookies, present } from './own-account.ts';
import { askWithSecret } from './ask-with-secret.ts';
import { authSecret } from './auth-secret.ts';
import { clientAddress } from './client-address.ts';
import { noteForgottenPassword } from './forgotten-password.ts';
import { endPasswordTokens, ownerOfToken } from './password-links.ts';
import { users } from './schema.ts';
import { createSignInLock, SignInLocked } from './sign-in-lock.ts';
import { createBuckets, type Rate } from './token-buckets.ts';

/** Of one client address: five at once, then one in two minutes. */
const forgottenRate: Rate = { burst: 5, perSecond: 1 / 120 };
/** To one address within a quarter of an hour. */
const mostMails = 3;

/** Passwords: changing one's own, asking for a link, choosing one by a link. */
export function setPasswordRoutes(app: OpenAPIHono, house: House): void {
  const { db, clock, config } = house;
  const lock = createSignInLock({ db, clock, secret: authSecret(config) }, { fromOne: mostMails });
  const forgotten = createBuckets(forgottenRate, clock);

  mount(app, house, accountApi.changePassword, async ({ user, body, context }) => {
    const answer = await askWithSecret(house, context, present(user), {
      path: '/auth/change-password',
      body: { currentPassword: body.current_password, newPassword: body.new_password, revokeOtherSessions: true },
      field: 'current_password',
    });
    if (answer.code !== '') throw new AppError('invalid');
    passCookies(context, answer.cookies);
    const { id, username } = present(user);
    await endPasswordTokens(db, id);
    await record(db, { action: 'password_changed', kind: 'user', id, title: username });
    return { accepted: true as const };
  });

  mount(app, house, accountApi.forgotPassword, async ({ body, params, context }) => {
    const wait = forgotten.take(clientAddress(context, config));
    if (wait > 0) {
      context.header('Retry-After', String(wait));
      throw new AppError('too_many_requests');
    }
    // Nobody's mailbox is filled by others who type in the address; whoever asks too often hears nothing of it.
    const isTooOften = await lock.begin(`forgotten ${body.email}`, 'anybody').then(
      () => false,
      (error: unknown) => {
        if (error instanceof SignInLocked) return true;
        throw error;
      },
    );
    if (!isTooOften) await noteForgottenPassword(db, body.email, params.locale);
    return { accepted: true as const };
  });

  mount(app, house, accountApi.setPassword, async ({ body, context }) => {
    const owner = await ownerOfToken(db, body.token);
    if (!owner || owner.blockedAt) throw falseToken();
    const { token, new_password: newPassword } = body;
    const answer = await house.accounts.ask(context.req.raw.headers, '/auth/reset-password', { token, newPassword });
    if (answer.code !== '') throw falseToken();
    await endPasswordTokens(db, owner.id);
    await db.update(users).set({ emailVerified: true }).where(eq(users.id, owner.id));
    await record(db, { action: 'password_changed', kind: 'user', id: owner.id, title: owner.username }, owner);
    return { accepted: true as const, email: owner.email };
  });
}

function falseToken(): AppError {
  return new AppError('invalid', undefined, { issues: [{ path: 'token', message: 'This link is no longer valid' }] });
}
