import type { OpenAPIHono } from '@hono/zod-openapi';
import { and, desc, eq, gt, ne } from 'drizzle-orm';
import { accountApi } from '#contract/accounts/account-api.ts';
import { AppError } from '#contract/base/errors.ts';
import { recordAudit } from '../../../platform/audit/record.ts';
import type { AppContext, SessionUser } from '../../../app-context.ts';
import { mount } from '../../../http/mount.ts';
import { nameDevice } from '../sessions/name-device.ts';
import { berlinIso } from '#time/berlin-iso.ts';
import { describeOwn, passCookies, present } from './own-account.ts';
import { sessions, users } from '../../../db/tables/accounts.ts';
import { setPasswordRoutes } from './set-password-routes.ts';
import { z } from 'zod';
import { requestWithSecret } from './request-with-secret.ts';

const started = z.object({ totpURI: z.string(), backupCodes: z.array(z.string()) });
const renewed = z.object({ backupCodes: z.array(z.string()) });

/** The second factor of the user’s own account (TOTP). */
function secondFactorRoutes(app: OpenAPIHono, ctx: AppContext): void {
  const { db } = ctx;
  const note = ({ id, username }: SessionUser, action: 'second_factor_on' | 'second_factor_off') =>
    recordAudit(db, { action, kind: 'user', id, title: username });

  mount({ app, ctx }, accountApi.startTwoFactor, async ({ user, body, context }) => {
    const sent = { context, user: present(user), body };
    const answer = await requestWithSecret(ctx, { ...sent, path: '/auth/two-factor/enable', field: 'password' });
    if (answer.code === 'TOTP_ALREADY_ENABLED') throw new AppError('conflict', 'second_factor_exists');
    const { totpURI: uri, backupCodes } = started.parse(answer.body);
    const secret = new URL(uri).searchParams.get('secret') ?? '';
    return { totp_uri: uri, secret: secret.replaceAll(/(.{4})(?=.)/g, '$1 '), recovery_codes: backupCodes };
  });
  mount({ app, ctx }, accountApi.confirmTwoFactor, async ({ user, body, context }) => {
    const sent = { context, user: present(user), body };
    const answer = await requestWithSecret(ctx, { ...sent, path: '/auth/two-factor/verify-totp', field: 'code' });
    if (answer.code !== '') throw new AppError('conflict', 'no_second_factor_to_confirm');
    passCookies(context, answer.cookies);
    await note(present(user), 'second_factor_on');
    return describeOwn(ctx, present(user));
  });
  mount({ app, ctx }, accountApi.newRecoveryCodes, async ({ user, body, context }) => {
    const sent = { context, user: present(user), body };
    const answer = await requestWithSecret(ctx, {
      ...sent,
      path: '/auth/two-factor/generate-backup-codes',
      field: 'password',
    });
    if (answer.code !== '') throw new AppError('conflict', 'no_second_factor');
    return { recovery_codes: renewed.parse(answer.body).backupCodes };
  });
  mount({ app, ctx }, accountApi.endTwoFactor, async ({ user, body, context }) => {
    const sent = { context, user: present(user), body };
    const answer = await requestWithSecret(ctx, { ...sent, path: '/auth/two-factor/disable', field: 'password' });
    passCookies(context, answer.cookies);
    await note(present(user), 'second_factor_off');
    return describeOwn(ctx, present(user));
  });
}

/** The user’s own account: profile, sessions, second factor, password. */
export function accountRoutes(app: OpenAPIHono, ctx: AppContext): void {
  const { db } = ctx;
  mount({ app, ctx }, accountApi.show, async ({ user }) => describeOwn(ctx, present(user)));
  mount({ app, ctx }, accountApi.change, async ({ user, body }) => {
    const { id } = present(user);
    await db
      .update(users)
      .set({
        name: body.username,
        language: body.language,
        noteMails: body.note_mails,
        requestMails: body.request_mails,
        updatedAt: new Date(),
      })
      .where(eq(users.id, id));
    return describeOwn(ctx, present(user));
  });
  sessionRoutes(app, ctx);
  secondFactorRoutes(app, ctx);
  setPasswordRoutes(app, ctx);
}

function sessionRoutes(app: OpenAPIHono, ctx: AppContext): void {
  const { db } = ctx;
  mount({ app, ctx }, accountApi.sessions, async ({ user }) => {
    const { id, sessionId } = present(user);
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
    const own = and(eq(sessions.id, params.id), eq(sessions.userId, present(user).id));
    const ended = await db.delete(sessions).where(own).returning({ id: sessions.id });
    if (ended.length === 0) throw new AppError('not_found');
    return null;
  });
  mount({ app, ctx }, accountApi.endOtherSessions, async ({ user }) => {
    const { id, username, sessionId = '' } = present(user);
    await db.delete(sessions).where(and(eq(sessions.userId, id), ne(sessions.id, sessionId)));
    await recordAudit(db, { action: 'sessions_ended', kind: 'user', id, title: username });
    return null;
  });
}
