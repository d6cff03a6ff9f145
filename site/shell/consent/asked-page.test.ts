import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { buildDir } from '#tests/site-build.ts';
import { backend, visit } from '#tests/visit-site.ts';

const known = {
  'pageeditor-api/nav': { main_navigation: [], menu: [], footer: [] },
  'api/site/': { name: 'Oper Colonia', consent_reasking: false },
  'pageeditor-api/page/besuch': { id: 5, title: 'Besuch', urls: { de: '/de/besuch' }, is_online: true, modules: [] },
};
async function page(config: Parameters<typeof visit>[1]['config'] = {}) {
  const answer = await visit('/de/besuch', { contentFetch: backend(known), config });
  return { html: await answer.text(), policy: answer.headers.get('content-security-policy') ?? '' };
}

it('without a tag manager no page contains any of it', async () => {
  const { html, policy } = await page();
  expect(html + policy).not.toMatch(/gtm|tag.?manager|analytics/i);
});

it('with a tag manager a page contains its id only, and loads nothing', async () => {
  const { html, policy } = await page({ tagManager: { id: 'GTM-ABC123', hosts: [] } });
  expect(html).toContain('GTM-ABC123');
  expect(html).not.toMatch(/<(?:script|link|img|iframe)[^>]*(?:google|GTM)/);
  expect(policy).toContain(' www.googletagmanager.com');
});

it('every page contains the media providers and whether declined visitors are asked again, but not the dialog', async () => {
  const { html } = await page();
  const data = [...html.matchAll(/<script type="application\/json"[^>]*>([\s\S]*?)<\/script>/g)].join('');
  expect(data).toMatch(/providers[\s\S]*YouTube/);
  expect(data).toMatch(/reAsks/);
  expect(html).not.toContain('<dialog');
  expect(html).not.toContain('Alle Akzeptieren');
});

it('rarely used code is not part of every page', () => {
  const assets = path.join(buildDir, 'client/assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const holding = (text: string) =>
    scripts
      .filter((name) => readFileSync(path.join(assets, name), 'utf8').includes(text))
      .map((name) => name.split('-')[0]);
  expect(holding('googletagmanager.com')).toEqual(['statistics']);
  expect(holding('Einstellungen speichern')).toEqual(['consent']);
});
