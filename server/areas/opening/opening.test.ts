import { usualTheme } from '#contract/settings/theme/theme.ts';
import { expect, it } from 'vitest';
import { openingApi } from '#contract/api.ts';
import { makeBlock, makeRoot } from '#tests/factories/block.ts';
import { categoryId, makeEvent, makeOwnSection, makePage, venueId } from '#tests/factories/rows.ts';
import { get, send, sharedBackend } from '#tests/test-backend.ts';
import { countPlaceholders } from './legal-pages.ts';

const backend = await sharedBackend({ config: { smtpUrl: 'smtp://127.0.0.1:1' } });
const admin = await backend.signIn('admin');

const read = async () => (await get(backend, '/de/api/opening/', openingApi.show.response, admin)).body;
const missing = async () =>
  (await read()).tasks.flatMap(({ task, required, done }) => (required && !done ? [task] : []));
const task = async (name: string) => (await read()).tasks.find((each) => each.task === name);
const post = async (path: string, body: object) => {
  const answer = await send(backend, 'POST', `/de/api/${path}`, admin, body);
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  return answer.body;
};

async function legalPage(de: string, text: string): Promise<number> {
  const { id } = await makePage(backend.ctx, { title: { de, en: de }, slug: { de, en: de }, inFooter: true });
  await makeOwnSection(backend.ctx, 'page', id, [makeBlock('text', { de: { content: `<p>${text}</p>` } })]);
  return id;
}

it('an empty house lacks everything that is required, apart from what the server has', async () => {
  expect(await read()).toMatchObject({ is_open: true, is_empty: true });
  expect(await missing()).toEqual([
    ...['house_name', 'contact', 'venue', 'season', 'production', 'event', 'home_page'],
    ...['imprint', 'privacy', 'accessibility', 'main_menu', 'footer_menu'],
  ]);
});

it('the checklist leaves out parts that are off', async () => {
  expect(await task('magazine')).toMatchObject({ required: false, done: false });
  await post('settings/', { parts_off: ['magazine', 'press', 'webshop'] });
  const names = (await read()).tasks.map((each) => each.task);
  expect(names).toContain('subscriptions');
  expect(names).not.toContain('magazine');
  expect(names).not.toContain('press');
});

it('the look that every house begins with, and a contact page without departments, are named', async () => {
  expect([await task('look'), await task('departments')]).toMatchObject([
    { required: false, done: false },
    { required: false, done: false },
  ]);
  await post('settings/', { theme: { ...usualTheme, corners: 'round' } });
  await post('contact/?translations=all', { name: { de: 'Theaterkasse', en: 'Box office' } });
  expect([await task('look'), await task('departments')]).toMatchObject([{ done: true }, { done: true }]);
});

it('a legal page counts when it is public and has no placeholder left', async () => {
  const id = await legalPage('impressum', 'Anbieter: [Name des Trägers], [Anschrift]');
  expect(await task('imprint')).toEqual({ task: 'imprint', required: true, done: false, page_id: id, placeholders: 2 });
  const filled = await legalPage('datenschutz', 'Wir speichern wenig.');
  expect(await task('privacy')).toMatchObject({ done: true, page_id: filled, placeholders: 0 });
  const below = await makePage(backend.ctx, { slug: { de: 'besuch', en: 'visit' } });
  const hidden = await makePage(backend.ctx, {
    parentId: below.id,
    slug: { de: 'barrierefreiheit', en: 'accessibility' },
  });
  expect(await task('accessibility')).toMatchObject({ done: false, page_id: hidden.id });
});

it('only texts have placeholders, in both languages', () => {
  const block = makeBlock('text', { de: { content: 'a [Name] b' }, en: { content: '[name], [address]' } });
  expect(countPlaceholders(makeRoot(block))).toBe(3);
  expect(countPlaceholders(makeRoot(makeBlock('faq')))).toBe(0);
  expect(countPlaceholders(null)).toBe(0);
  const address = makeBlock('text', { de: { content: 'post[at]haus [Punkt] example, [ ät ], [dot], [Attest]' } });
  expect(countPlaceholders(makeRoot(address))).toBe(1);
});

it('nothing is missing once the house has what visitors look for', async () => {
  await legalPage('erklaerung-zur-barrierefreiheit', 'Diese Website ist weitgehend barrierefrei.');
  const imprint = await task('imprint');
  await post(`pages/${imprint?.page_id}/`, { slug: { de: 'altes-impressum', en: '' }, in_main_navigation: true });
  await legalPage('impressum', 'Theater am Deich, Emden');
  await post('settings/', { name: 'Theater am Deich', email: 'post@house.example' });
  await post('pages/', { title: { de: 'Willkommen', en: '' }, content_type: 'home', is_online: true });
  await venueId(backend.ctx, 'saal');
  await categoryId(backend.ctx, 'schauspiel');
  const name = { de: 'Spielzeit', en: 'Season' };
  await post('seasons/?translations=all', { name, starts_on: '2026-09-01', ends_on: '2099-07-31', state: 'draft' });
  expect(await missing()).toEqual(['season', 'production', 'event']);
  await post('seasons/?translations=all', { name, starts_on: '2026-09-01', ends_on: '2099-07-31', state: 'public' });
  await post('productions/?translations=all', { title: { de: 'Stück', en: 'Play' }, state: 'public' });
  await makeEvent(backend.ctx, { state: 'public', start: new Date(backend.ctx.clock().getTime() - 86_400_000) });
  expect(await missing()).toEqual(['event']);
  await makeEvent(backend.ctx, { state: 'public' });
  expect(await missing()).toEqual([]);
  expect((await read()).is_empty).toBe(false);
});
