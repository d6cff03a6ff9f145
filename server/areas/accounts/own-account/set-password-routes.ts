import type { OpenAPIHono } from '@hono/zod-openapi';
import { eq } from 'drizzle-orm';
import { accountApi } from '#contract/accounts/account-api.ts';
import { AppError } from '#contract/base/errors.ts';
import { recordAudit } from '../../../platform/audit/record.ts';
import type { AppContext } from '../../../app-context.ts';
import { mount } from '../../../http/mount.ts';
import { passCookies, present } from './own-account.ts';
import { requestWithSecret } from './request-with-secret.ts';
import { authSecret } from '../sessions/auth-secret.ts';
import { takeOrRefuse } from '../../../http/take-or-refuse.ts';
import { queueResetRequest } from '../passwords/forgotten-password.ts';
import { endPasswordTokens, ownerOfToken } from '../passwords/password-links.ts';
import { users } from '../../../db/tables/accounts.ts';
import { createSignInLock, SignInLocked } from '../passwords/sign-in-lock.ts';
import type { Rate } from '../../../platform/token-buckets.ts';

/** Per client address: a burst of five, then one every two minutes. */
const forgottenRate: Rate = { burst: 5, perSecond: 1 / 120 };
/** Mails to one e-mail address within 15 minutes. */
const maxMails = 3;

/** Changes the user’s password, requests a reset link, sets a password by a link. */
export function setPasswordRoutes(app: OpenAPIHono, ctx: AppContext): void {
  const { db, clock, config } = ctx;
  const lock = createSignInLock({ db, clock, secret: authSecret(config) }, { fromOne: maxMails });
  const forgotten = ctx.limits.open('forgotten password', forgottenRate);

  mount({ app, ctx }, accountApi.changePassword, async ({ user, body, context }) => {
    const answer = await requestWithSecret(ctx, {
      context,
      user: present(user),
      path: '/auth/change-password',
      body: { currentPassword: body.current_password, newPassword: body.new_password, revokeOtherSessions: true },
      field: 'current_password',
    });
    if (answer.code !== '') throw new AppError('invalid');
    passCookies(context, answer.cookies);
    const { id, username } = present(user);
    await endPasswordTokens(db, id);
    await recordAudit(db, { action: 'password_changed', kind: 'user', id, title: username });
    return { accepted: true as const };
  });

  mount({ app, ctx }, accountApi.forgotPassword, async ({ request, body, context }) => {
    await takeOrRefuse(context, ctx, forgotten);
    // Limits the mails to one address, so that others cannot flood a mailbox. The response is the same above the limit.
    const isTooOften = await lock.begin(`forgotten ${body.email}`, 'anybody').then(
      () => false,
      (error: unknown) => {
        if (error instanceof SignInLocked) return true;
        throw error;
      },
    );
    if (!isTooOften) await queueResetRequest(request, body.email);
    return { accepted: true as const };
  });

  mount({ app, ctx }, accountApi.setPassword, async ({ body, context }) => {
    const owner = await ownerOfToken(db, body.token);
    if (!owner || owner.blockedAt) throw invalidToken();
    const { token, new_password: newPassword } = body;
    const answer = await ctx.accounts.callLibrary(context.req.raw.headers, '/auth/reset-password', {
      token,
      newPassword,
    });
    if (answer.code !== '') throw invalidToken();
    await endPasswordTokens(db, owner.id);
    await db.update(users).set({ emailVerified: true }).where(eq(users.id, owner.id));
    await recordAudit(db, { action: 'password_changed', kind: 'user', id: owner.id, title: owner.username }, owner);
    return { accepted: true as const, email: owner.email };
  });
}

function invalidToken(): AppError {
  return new AppError('invalid', undefined, { issues: [{ path: 'token', message: 'link_expired' }] });
}
