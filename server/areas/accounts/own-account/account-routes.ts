import type { OpenAPIHono } from '@hono/zod-openapi';
import { and, desc, eq, gt, ne } from 'drizzle-orm';
import { accountApi } from '#contract/accounts/account-api.ts';
import { AppError, invalid } from '#contract/base/errors.ts';
import { recordAudit } from '../../../platform/audit/record.ts';
import type { AppContext, SessionUser, LibraryResponse } from '../../../app-context.ts';
import { mount } from '../../../http/mount.ts';
import { nameDevice } from '../sessions/name-device.ts';
import { berlinIso } from '#time/berlin-iso.ts';
import { sessions, users } from '../../../db/tables/accounts.ts';
import { z } from 'zod';
import { authSecret } from '../sessions/secrets.ts';
import { takeOrRefuse } from '../../../http/take-or-refuse.ts';
import { queueResetRequest } from '../passwords/forgotten-password.ts';
import { endPasswordTokens, ownerOfToken } from '../passwords/password-links.ts';
import { createSignInLock } from '../passwords/sign-in-lock.ts';
import type { Rate } from '../../../platform/token-buckets.ts';
import type { Context } from 'hono';
import type { Message } from '#contract/base/messages.ts';
import { clientAddress } from '../../../http/client-address.ts';
import { requireUser } from '../../../http/require-user.ts';

const started = z.object({ totpURI: z.string(), backupCodes: z.array(z.string()) });
const renewed = z.object({ backupCodes: z.array(z.string()) });

/** The second factor of the user’s own account (TOTP). */
function secondFactorRoutes(app: OpenAPIHono, ctx: AppContext): void {
  const { db } = ctx;
  const note = ({ id, username }: SessionUser, action: 'second_factor_on' | 'second_factor_off') =>
    recordAudit(db, { action, kind: 'user', id, title: username });

  mount({ app, ctx }, accountApi.startTwoFactor, async (call) => {
    const answer = await requestWithSecret(ctx, call, { path: '/auth/two-factor/enable', field: 'password' });
    if (answer.code === 'TOTP_ALREADY_ENABLED') throw new AppError('conflict', 'second_factor_exists');
    const { totpURI: uri, backupCodes } = started.parse(answer.body);
    const secret = new URL(uri).searchParams.get('secret') ?? '';
    return { totp_uri: uri, secret: secret.replaceAll(/(.{4})(?=.)/g, '$1 '), recovery_codes: backupCodes };
  });
  mount({ app, ctx }, accountApi.confirmTwoFactor, async (call) => {
    const { user, context } = call;
    const answer = await requestWithSecret(ctx, call, { path: '/auth/two-factor/verify-totp', field: 'code' });
    if (answer.code !== '') throw new AppError('conflict', 'no_second_factor_to_confirm');
    passCookies(context, answer.cookies);
    await note(requireUser(user), 'second_factor_on');
    return describeOwn(ctx, requireUser(user));
  });
  mount({ app, ctx }, accountApi.newRecoveryCodes, async (call) => {
    const path = '/auth/two-factor/generate-backup-codes';
    const answer = await requestWithSecret(ctx, call, { path, field: 'password' });
    if (answer.code !== '') throw new AppError('conflict', 'no_second_factor');
    return { recovery_codes: renewed.parse(answer.body).backupCodes };
  });
  mount({ app, ctx }, accountApi.endTwoFactor, async (call) => {
    const { user, context } = call;
    const answer = await requestWithSecret(ctx, call, { path: '/auth/two-factor/disable', field: 'password' });
    passCookies(context, answer.cookies);
    await note(requireUser(user), 'second_factor_off');
    return describeOwn(ctx, requireUser(user));
  });
}

/** The user’s own account: profile, sessions, second factor, password. */
export function accountRoutes(app: OpenAPIHono, ctx: AppContext): void {
  const { db } = ctx;
  mount({ app, ctx }, accountApi.show, async ({ user }) => describeOwn(ctx, requireUser(user)));
  mount({ app, ctx }, accountApi.change, async ({ user, body }) => {
    const { id, username: before } = requireUser(user);
    const { username: after, language, note_mails: noteMails, request_mails: requestMails } = body;
    await db.transaction(async (tx) => {
      const set = { name: after, language, noteMails, requestMails, updatedAt: new Date() };
      await tx.update(users).set(set).where(eq(users.id, id));
      const changes = [{ field: 'username', before, after }];
      if (after !== before) await recordAudit(tx, { action: 'changed', kind: 'user', id, title: after, changes });
    });
    return describeOwn(ctx, requireUser(user));
  });
  sessionRoutes(app, ctx);
  secondFactorRoutes(app, ctx);
  setPasswordRoutes(app, ctx);
}

function sessionRoutes(app: OpenAPIHono, ctx: AppContext): void {
  const { db } = ctx;
  mount({ app, ctx }, accountApi.sessions, async ({ user }) => {
    const { id, sessionId } = requireUser(user);
    const rows = await db
      .select()
      .from(sessions)
      .where(and(eq(sessions.userId, id), gt(sessions.expiresAt, new Date())))
      .orderBy(desc(sessions.createdAt), desc(sessions.id));
    return rows.map((row) => ({
      id: row.id,
      current: row.id === sessionId,
      device: nameDevice(row.userAgent),
      created_at: berlinIso(row.createdAt),
      last_seen_at: berlinIso(row.updatedAt),
      expires_at: berlinIso(row.expiresAt),
    }));
  });
  mount({ app, ctx }, accountApi.endSession, async ({ user, params }) => {
    const own = and(eq(sessions.id, params.id), eq(sessions.userId, requireUser(user).id));
    const ended = await db.delete(sessions).where(own).returning({ id: sessions.id });
    if (ended.length === 0) throw new AppError('not_found');
  });
  mount({ app, ctx }, accountApi.endOtherSessions, async ({ user }) => {
    const { id, username, sessionId = '' } = requireUser(user);
    await db.delete(sessions).where(and(eq(sessions.userId, id), ne(sessions.id, sessionId)));
    await recordAudit(db, { action: 'sessions_ended', kind: 'user', id, title: username });
  });
}

/** Per client address: a burst of five, then one every two minutes. */
const forgottenRate: Rate = { burst: 5, perSecond: 1 / 120 };
/** Mails to one e-mail address within 15 minutes. */
const maxMails = 3;

/** Changes the user’s password, requests a reset link, sets a password by a link. */
function setPasswordRoutes(app: OpenAPIHono, ctx: AppContext): void {
  const { db, clock, config } = ctx;
  const lock = createSignInLock({ db, clock, secret: authSecret(config) }, { fromOne: maxMails });
  const forgotten = ctx.limits.open('forgotten password', forgottenRate);

  mount({ app, ctx }, accountApi.changePassword, async ({ user, body, context }) => {
    const sent = { currentPassword: body.current_password, newPassword: body.new_password, revokeOtherSessions: true };
    const wanted = { path: '/auth/change-password', field: 'current_password' } as const;
    const answer = await requestWithSecret(ctx, { context, user, body: sent }, wanted);
    if (answer.code !== '') throw new AppError('invalid');
    passCookies(context, answer.cookies);
    const { id, username } = requireUser(user);
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
        if (error instanceof AppError && error.code === 'locked') return true;
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
  return invalid('token', 'link_expired');
}

interface SecretRequest {
  context: Context;
  user: SessionUser | null;
  body: object;
}

const wrong: Record<string, Message> = {
  INVALID_PASSWORD: 'wrong_password',
  INVALID_CODE: 'wrong_code',
};

/**
 * Calls the sign-in library with a password or a code, which is in a field of the body. Throws 422 with it if it is
 * wrong, and 423 after ten failures in 15 minutes, so that nobody can guess a password in an unattended browser.
 */
async function requestWithSecret(
  ctx: AppContext,
  { context, user, body }: SecretRequest,
  { path, field }: { path: `/auth/${string}`; field: string },
): Promise<LibraryResponse> {
  const { db, clock, config, accounts } = ctx;
  const lock = createSignInLock({ db, clock, secret: authSecret(config) });
  const [account, client] = [`account ${requireUser(user).id}`, clientAddress(context, config)];
  await lock.begin(account, client);
  const answer = await accounts.callLibrary(context.req.raw.headers, path, body);
  const message = wrong[answer.code];
  if (message) throw invalid(field, message);
  if (answer.status === 401) throw new AppError('unauthenticated');
  await lock.succeed(account, client);
  return answer;
}

/** The user’s own account, read from the database. */
async function describeOwn({ db, accounts }: AppContext, { id }: SessionUser) {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  if (!row) throw new AppError('unauthenticated');
  return {
    email: row.email,
    username: row.name,
    role: row.role,
    language: row.language,
    note_mails: row.noteMails,
    request_mails: row.requestMails,
    two_factor: row.twoFactorEnabled,
    recovery_codes_left: row.twoFactorEnabled ? await accounts.recoveryCodesLeft(id) : 0,
  };
}

/** Copies the cookies of a new session to the response. */
function passCookies(context: Context, cookies: string[]): void {
  for (const cookie of cookies) context.header('Set-Cookie', cookie, { append: true });
}
