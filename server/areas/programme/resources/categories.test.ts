import { expect, it } from 'vitest';
import { programmeApi, settingsApi, siteApi } from '#contract/api.ts';
import { readyThemes } from '#contract/settings/theme/ready-themes.ts';
import { usualTheme } from '#contract/settings/theme/theme.ts';
import { get, send, sharedBackend } from '#tests/test-backend.ts';

const ids: number[] = [];
const path = '/de/api/categories/';

const backend = await sharedBackend();
const admin = await backend.signIn('admin');
for (const [position, name] of ['Oper', 'Tanz', 'Konzert'].entries()) {
  const made = await send(backend, 'POST', `${path}?translations=all`, admin, {
    name: { de: name, en: '' },
    position,
  });
  ids.push(made.body.id);
}

const change = (id: number | undefined, body: object) =>
  send(backend, 'POST', `${path}${id}/?translations=all`, admin, body);
const chosen = async () => (await get(backend, '/de/api/site/', siteApi.settings.response)).body.category_colours;

it('colour of a category is told with the settings of the site, whose pages are made anew', async () => {
  const dropped: (string[] | null)[] = [];
  backend.changes.onInvalidate((tags) => dropped.push(tags));
  expect(await chosen()).toEqual([]);
  expect((await change(ids[1], { colour: '#1D6A73' })).body).toMatchObject({ colour: '#1d6a73' });
  expect(await chosen()).toEqual([{ slug: 'tanz', colour: '#1d6a73' }]);
  await change(ids[1], { name: { de: 'Tanz', en: 'Dance' } });
  expect(dropped.map((tags) => tags?.includes('site'))).toEqual([true, false]);
});

it('colour of a category that cannot be seen on the ground is refused with one that can', async () => {
  const refused = await change(ids[0], { colour: '#f0e8d0' });
  expect(refused.status).toBe(422);
  const [issue] = (refused.body as unknown as { issues: { path: string; message: string }[] }).issues;
  expect(issue?.path).toBe('colour');
  const suggestion = /Der Kontrast ist 1,\d, nötig ist 3\. Gut zu erkennen wäre (#[0-9a-f]{6})\.$/.exec(
    issue?.message ?? '',
  )?.[1];
  expect((await change(ids[0], { colour: suggestion })).status).toBe(200);
  expect((await change(ids[0], { colour: 'red' })).body).toMatchObject({
    issues: [{ path: 'colour', message: expect.stringContaining('Farbcode') }],
  });
  expect((await change(ids[0], { colour: '' })).status).toBe(200);
});

it('colour of a category that was chosen before another look does not prevent other changes', async () => {
  await change(ids[2], { colour: '#34489a' });
  const settings = (theme: unknown) =>
    send(backend, 'POST', settingsApi.show.path.replace('{locale}', 'de'), admin, { theme });
  expect((await settings(readyThemes[1]?.theme)).status).toBe(200);
  expect((await change(ids[2], { name: { de: 'Konzerte', en: '' }, colour: '#34489a' })).status).toBe(200);
  expect((await change(ids[0], { colour: '#34489a' })).status).toBe(422);
  await settings(usualTheme);
});

const order = (body: object, headers = admin) => send(backend, 'POST', `${path}order/`, headers, body);
const names = async () =>
  (await get(backend, path, programmeApi.categories.response)).body.results.map(({ name }) => name);

it('order of categories is stored as a whole', async () => {
  expect((await order({ ids: ids.toReversed() })).status).toBe(204);
  expect(await names()).toEqual(['Konzerte', 'Tanz', 'Oper']);
});

it('order of categories is refused when entries are missing, unknown or named twice', async () => {
  const [one = 0, two = 0, three = 0] = ids;
  expect((await order({ ids: [one, two] })).status).toBe(409);
  expect((await order({ ids: [one, two, 99_999] })).status).toBe(409);
  expect((await order({ ids: [one, two, three, three] })).status).toBe(422);
  expect(await names()).toEqual(['Konzerte', 'Tanz', 'Oper']);
});

it('order of categories is refused when somebody else has changed it since it was read', async () => {
  const [one = 0, two = 0, three = 0] = ids;
  const read = ids.toReversed();
  expect((await order({ ids: [two, one, three], before: read })).status).toBe(204);
  const late = await order({ ids: [one, three, two], before: read });
  expect(late.status).toBe(409);
  expect(late.body).toMatchObject({ message: expect.stringContaining('inzwischen geändert') });
  expect(await names()).toEqual(['Tanz', 'Oper', 'Konzerte']);
  await change(one, { position: 9 });
  expect((await order({ ids, before: [two, one, three] })).status).toBe(409);
  expect((await order({ ids, before: [two, three, one] })).status).toBe(204);
});
