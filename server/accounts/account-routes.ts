import type { OpenAPIHono } from '@hono/zod-openapi';
import { and, desc, eq, gt, ne } from 'drizzle-orm';
import { accountApi } from '#contract/account-api.ts';
import { AppError } from '#contract/errors.ts';
import { record } from '../audit/record.ts';
import type { House } from '../house.ts';
import { mount } from '../mount.ts';
import { berlinIso } from '../programme/berlin-time.ts';
import { nameDevice } from './name-device.ts';
import { describeOwn, present } from './own-account.ts';
import { sessions, users } from './schema.ts';
import { secondFactorRoutes } from './second-factor-routes.ts';
import { setPasswordRoutes } from './set-password-routes.ts';

/** What everybody does with their own account. */
export function accountRoutes(app: OpenAPIHono, house: House): void {
  const { db } = house;
  mount(app, house, accountApi.show, async ({ user }) => describeOwn(house, present(user)));
  mount(app, house, accountApi.change, async ({ user, body }) => {
    const { id } = present(user);
    await db.update(users).set({ name: body.username, updatedAt: new Date() }).where(eq(users.id, id));
    return describeOwn(house, present(user));
  });
  sessionRoutes(app, house);
  secondFactorRoutes(app, house);
  setPasswordRoutes(app, house);
}

function sessionRoutes(app: OpenAPIHono, house: House): void {
  const { db } = house;
  mount(app, house, accountApi.sessions, async ({ user }) => {
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
  mount(app, house, accountApi.endSession, async ({ user, params }) => {
    const own = and(eq(sessions.id, params.id), eq(sessions.userId, present(user).id));
    const ended = await db.delete(sessions).where(own).returning({ id: sessions.id });
    if (ended.length === 0) throw new AppError('not_found');
    return null;
  });
  mount(app, house, accountApi.endOtherSessions, async ({ user }) => {
    const { id, username, sessionId = '' } = present(user);
    await db.delete(sessions).where(and(eq(sessions.userId, id), ne(sessions.id, sessionId)));
    await record(db, { action: 'sessions_ended', kind: 'user', id, title: username });
    return null;
  });
}
