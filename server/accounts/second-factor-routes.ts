import type { OpenAPIHono } from '@hono/zod-openapi';
import { z } from 'zod';
import { accountApi } from '#contract/account-api.ts';
import { AppError } from '#contract/errors.ts';
import { record } from '../audit/record.ts';
import type { House, SessionUser } from '../house.ts';
import { mount } from '../mount.ts';
import { describeOwn, passCookies, present } from './own-account.ts';
import { askWithSecret } from './ask-with-secret.ts';

const started = z.object({ totpURI: z.string(), backupCodes: z.array(z.string()) });
const renewed = z.object({ backupCodes: z.array(z.string()) });

/** The second factor of one's own account: a code that an app on another device makes. */
export function secondFactorRoutes(app: OpenAPIHono, house: House): void {
  const { db } = house;
  const note = ({ id, username }: SessionUser, action: 'second_factor_on' | 'second_factor_off') =>
    record(db, { action, kind: 'user', id, title: username });

  mount(app, house, accountApi.startTwoFactor, async ({ user, body, context }) => {
    const answer = await askWithSecret(house, context, present(user), {
      path: '/auth/two-factor/enable',
      body,
      field: 'password',
    });
    if (answer.code === 'TOTP_ALREADY_ENABLED') throw new AppError('conflict', 'There is a second factor already');
    const { totpURI: uri, backupCodes } = started.parse(answer.body);
    const secret = new URL(uri).searchParams.get('secret') ?? '';
    return { totp_uri: uri, secret: secret.replaceAll(/(.{4})(?=.)/g, '$1 '), recovery_codes: backupCodes };
  });
  mount(app, house, accountApi.confirmTwoFactor, async ({ user, body, context }) => {
    const answer = await askWithSecret(house, context, present(user), {
      path: '/auth/two-factor/verify-totp',
      body,
      field: 'code',
    });
    if (answer.code !== '') throw new AppError('conflict', 'There is no second factor to confirm');
    passCookies(context, answer.cookies);
    await note(present(user), 'second_factor_on');
    return describeOwn(house, present(user));
  });
  mount(app, house, accountApi.newRecoveryCodes, async ({ user, body, context }) => {
    const answer = await askWithSecret(house, context, present(user), {
      path: '/auth/two-factor/generate-backup-codes',
      body,
      field: 'password',
    });
    if (answer.code !== '') throw new AppError('conflict', 'There is no second factor');
    return { recovery_codes: renewed.parse(answer.body).backupCodes };
  });
  mount(app, house, accountApi.endTwoFactor, async ({ user, body, context }) => {
    const answer = await askWithSecret(house, context, present(user), {
      path: '/auth/two-factor/disable',
      body,
      field: 'password',
    });
    passCookies(context, answer.cookies);
    await note(present(user), 'second_factor_off');
    return describeOwn(house, present(user));
  });
}
