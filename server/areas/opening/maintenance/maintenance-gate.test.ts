import { beforeAll, describe, expect, it, vi } from 'vitest';
import { closedHeader } from '#contract/settings/closed-header.ts';
import { readyThemes } from '#contract/settings/theme/ready-themes.ts';
import { usualTheme } from '#contract/settings/theme/theme.ts';
import { makePage } from '#tests/factories/rows.ts';
import { sharedBackend } from '#tests/test-backend.ts';
import type { MaintenanceGate } from '../../../http/listener/maintenance-gate.ts';
import { createPreview, endPreview } from '../../pages/previews/preview-links.ts';
import { changeSettings } from '../../site-settings/change-settings.ts';
import { readSiteSettings } from '../../site-settings/site-settings.ts';
import { closeEmptyHouse } from '../close-empty-house.ts';
import { createMaintenanceGate } from './maintenance-gate.ts';

const backend = await sharedBackend();
const gate = createMaintenanceGate(backend.ctx);
const cookie = (await backend.signIn('editor')).cookie ?? '';

const set = (isOpen: boolean) => changeSettings(backend.ctx, { is_open: isOpen }, undefined);
const admit = (target: string, more: Partial<Parameters<MaintenanceGate['admit']>[0]> = {}) =>
  gate.admit({ method: 'GET', target, cookie: '', language: '', ...more });
/** The answer to who may not enter. */
async function enter(...request: Parameters<typeof admit>): Promise<Response | null> {
  const answer = await admit(...request);
  return answer instanceof Response ? answer : null;
}
async function refusal(target: string, more = {}) {
  const answer = await enter(target, more);
  if (!answer) throw new Error(`${target} may be entered`);
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
}

it('an empty house begins closed, one with content or settings stays as it is', async () => {
  const { ctx } = backend;
  expect((await readSiteSettings(ctx.db)).is_open).toBe(true);
  await closeEmptyHouse(ctx);
  expect((await readSiteSettings(ctx.db)).is_open).toBe(false);
  await set(true);
  await closeEmptyHouse(ctx);
  expect((await readSiteSettings(ctx.db)).is_open).toBe(true);
});

it('an open house is known as open, and closes at once when the setting changes', async () => {
  await set(true);
  expect(await enter('/de')).toBeNull();
  expect(gate.isOpen()).toBe(true);
  await set(false);
  expect(gate.isOpen()).toBe(false);
  expect((await refusal('/de')).status).toBe(503);
  await set(true);
  expect(await enter('/de')).toBeNull();
});

it('while the database cannot be reached, the house stays as it was', async () => {
  const gone = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  for (const isOpen of [false, true]) {
    await set(isOpen);
    expect((await enter('/de/api/events/'))?.status).toBe(isOpen ? undefined : 503);
    const select = vi.spyOn(backend.ctx.db, 'select').mockImplementation(() => {
      throw gone;
    });
    backend.ctx.changes.drop(['site']);
    expect((await enter('/de/api/events/'))?.status).toBe(isOpen ? undefined : 503);
    expect(gate.isOpen()).toBe(false);
    select.mockRestore();
  }
});

describe('while the house is not open', () => {
  beforeAll(async () => {
    await changeSettings(
      backend.ctx,
      { is_open: false, name: 'Theater <am> Deich', english_name: 'Dyke Theatre', phone: '04921 1' },
      undefined,
    );
  });

  it('the page has the look of the house', async () => {
    const dark = readyThemes[1]?.theme ?? usualTheme;
    await changeSettings(backend.ctx, { theme: dark }, undefined);
    const { text } = await refusal('/de');
    expect(text).toContain(
      `html { background: ${dark.colours.stage}; color: ${dark.colours.light}; font: 300 1.25rem/1.5 Arial`,
    );
    await changeSettings(backend.ctx, { theme: usualTheme }, undefined);
  });

  it('every page says so in the language of its address, and no cache may keep it', async () => {
    const german = await refusal('/de/programm');
    expect(german.status).toBe(503);
    expect(german.text).toContain('<html lang="de">');
    expect(german.text).toContain('Theater &lt;am&gt; Deich');
    expect(german.text).toContain('04921 1');
    expect(german.headers.get('cache-control')).toBe('no-store');
    expect(german.headers.get('retry-after')).toBe('3600');
    expect(german.headers.get('x-robots-tag')).toBe('noindex');
    expect(german.headers.has(closedHeader)).toBe(true);
    const english = await refusal('/en');
    expect(english.text).toContain('<html lang="en">');
    expect(english.text).toContain('Dyke Theatre');
    expect((await refusal('/', { language: 'fr, en-GB;q=0.8' })).text).toContain('<html lang="en">');
    expect((await refusal('/', { language: 'fr' })).text).toContain('<html lang="de">');
    expect((await refusal('/webshop/webticket/shop')).status).toBe(503);
    expect((await refusal('/de/newsletter', { method: 'POST' })).status).toBe(503);
  });

  it('robots may ask, so that they see the 503, and the sitemap is empty', async () => {
    expect(await admit('/robots.txt')).toBe('everybody');
    const sitemap = await refusal('/sitemap.xml');
    expect(sitemap.status).toBe(200);
    expect(sitemap.text).not.toContain('<loc>');
    expect((await refusal('/sitemap/page-1.xml')).status).toBe(503);
  });

  it.each([
    '/de/api/events/',
    '/de/api/search/?query=a',
    '/de/pageeditor-api/nav',
    '/de/pageeditor-api/page/haus',
    '/de/blog/feed.atom',
    '/de/programm/calendar.ics',
    '/media/sharing/event-7-de-0123456789ab.jpg',
    '/media/sharing/production-7-de-0123456789ab.jpg',
    '/media/%73haring/production-7-de-0123456789ab.jpg',
  ])('%s tells nothing', async (target) => {
    const { status, text, headers } = await refusal(target);
    expect(status).toBe(503);
    expect(JSON.parse(text)).toEqual({ code: 'unavailable', message: 'Wir öffnen bald.' });
    expect(headers.get('cache-control')).toBe('no-store');
    expect((await refusal(target, { method: 'HEAD' })).status).toBe(503);
  });

  it('a browser whose session has ended is asked to sign in', async () => {
    const { status, text } = await refusal('/en/api/events/', { cookie: 'csrftoken=x' });
    expect(status).toBe(401);
    expect(JSON.parse(text)).toMatchObject({ code: 'unauthenticated' });
  });

  it.each([
    '/admin',
    '/admin/pages',
    '/auth/get-session',
    '/healthz',
    '/readyz',
    '/openapi.json',
    '/favicon.ico',
    '/media/house/icon-192-0123456789ab.png',
    '/media/sharing/house-1-de-0123456789ab.jpg',
    '/media/7/0123456789ab/640.webp',
    '/de/manifest.webmanifest',
    '/de/api/site/',
    '/de/pageeditor-api/user',
    '/de/api/preview/link/?token=x',
  ])('%s works', async (target) => expect(await enter(target)).toBeNull());

  it('calls that write work, as they need a session or tell nothing', async () => {
    expect(await enter('/de/api/newsletter/unsubscribe/', { method: 'POST' })).toBeNull();
  });

  it('signed-in people see the site, others with a made-up session do not', async () => {
    expect(await admit('/de/programm', { cookie })).toBe('person');
    expect(await admit('/de/api/events/', { cookie })).toBe('person');
    expect(await admit('/de/api/site/', { cookie })).toBe('everybody');
    expect((await refusal('/de', { cookie: 'proscenium.session_token=invented' })).status).toBe(503);
    expect((await refusal('/de', { cookie: 'preview_session=all' })).status).toBe(503);
  });

  it('a preview link shows its page, in both languages, and nothing else', async () => {
    const page = await makePage(backend.ctx, { slug: { de: 'haus', en: 'house' } });
    const author = { id: 'x', email: 'x@house.example', username: 'X', role: 'editor' } as const;
    const link = await createPreview(backend.ctx, page.id, { days: 1, author });
    const { pathname, search } = new URL(link.urls.de);
    expect(await admit(pathname + search)).toBe('person');
    expect(await enter(`${pathname}.data${search}&_routes=root`)).toBeNull();
    expect((await refusal(`${pathname}${search}&event_overlay=7`)).status).toBe(503);
    expect(await enter(`/en/house${search}`)).toBeNull();
    expect((await refusal(`/de${search}`)).status).toBe(503);
    expect((await refusal(`/de/programm${search}`)).status).toBe(503);
    expect((await refusal('/de/haus?preview=invented')).status).toBe(503);
    await endPreview(backend.ctx, page.id, link.id);
    expect((await refusal(pathname + search)).status).toBe(503);
  });
});
