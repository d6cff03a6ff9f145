import { expect, test } from 'vitest';
import { ApiError, type CallApi } from '../../core/api-client.ts';
import { EditSession } from '../../core/session/edit-session.ts';
import { defaultSetup } from '../../core/session/editor-setup.ts';
import { nothingResolved, section } from '../../core/tree/tree.fixture.ts';
import { PageChecks } from './page-checks.ts';

test('checks without a session show the findings of the tree and ask nobody to log in', async () => {
  const api = (async () => {
    throw new ApiError(401, { code: 'unauthenticated', message: 'x' });
  }) as CallApi;
  const draft = {
    ...{ slug: 'page-1', content_type: 'page' as const, object_id: 1, revision: 7, published_revision: 7 },
    ...{ body: section(), resolved: { de: nothingResolved(), en: nothingResolved() } },
  };
  const none = async () => {};
  const journalStore = { put: none, drop: none, orphans: async () => [], saveLog: none, log: async () => undefined };
  const session = new EditSession({ draft, setup: defaultSetup, locale: 'de', api, journalStore, tab: 'tab' });
  const checks = new PageChecks(session);
  await checks.look();
  expect(checks.issues.get()).not.toBeNull();
  expect(session.loginWanted.get()).toBe(false);
});
