import type { OpenAPIHono } from '@hono/zod-openapi';
import { z } from 'zod';
import { accountApi } from '#contract/accounts/account-api.ts';
import { AppError } from '#contract/base/errors.ts';
import { recordAudit } from '../../../platform/audit/record.ts';
import type { AppContext, SessionUser } from '../../../app-context.ts';
import { mount } from '../../../http/mount.ts';
import { describeOwn, passCookies, present } from './own-account.ts';
import { requestWithSecret } from './request-with-secret.ts';

const started = z.object({ totpURI: z.string(), backupCodes: z.array(z.string()) });
const renewed = z.object({ backupCodes: z.array(z.string()) });

/** The second factor of the user’s own account (TOTP). */
export function secondFactorRoutes(app: OpenAPIHono, ctx: AppContext): void {
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
