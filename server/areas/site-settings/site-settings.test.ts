import { desc } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { settingsApi, siteApi } from '#contract/api.ts';
import { versionCalls } from '#contract/resources/versions.ts';
import { settingsResource } from '#contract/settings/settings-resource.ts';
import type { SiteSettings } from '#contract/settings/site-settings.ts';
import { noMailTexts } from '#contract/settings/mails/mail-texts.ts';
import { readyThemes } from '#contract/settings/theme/ready-themes.ts';
import { usualTheme } from '#contract/settings/theme/theme.ts';
import { get, send, sharedBackend } from '#tests/test-backend.ts';
import { auditLog } from '../../db/tables/audit.ts';
import { readSiteSettings, saveSiteSettings } from './site-settings.ts';

const backend = await sharedBackend();

const read = () => get(backend, '/de/api/site/', siteApi.settings.response);

const settings: SiteSettings = {
  is_open: true,
  name: 'Oper am Fluss',
  english_name: '',
  claim: { de: 'Musik für alle', en: 'Music for everyone' },
  city: 'Köln',
  city_logo_text: { de: 'Eine Bühne der Stadt', en: 'A stage of the city' },
  logo: { svg: '', media_id: null },
  logo_on_dark: { svg: '', media_id: null },
  name_beside_logo: true,
  city_mark: { svg: '', media_id: null },
  icon: { svg: '', media_id: null },
  sharing_image_id: null,
  theme: usualTheme,
  own_typeface: null,
  home_next: { de: 'Demnächst', en: 'Soon' },
  home_on_stage: { de: '', en: '' },
  home_magazine: { de: '', en: '' },
  newsletter_headline: { de: 'Post vom Fluss', en: '' },
  subscription_text: { de: '', en: '' },
  consent_title: { de: '', en: '' },
  consent_lead: { de: '', en: '' },
  shop_title: { de: 'Karten', en: 'Tickets' },
  ticket_label: { de: '', en: '' },
  time_words: { de: 'Kölner Zeit', en: 'Cologne time' },
  mail_texts: noMailTexts,
  phone: '0221 000 00 00',
  email: 'kasse@oper.example',
  street: 'Am Ufer 1',
  postal_code: '50667',
  box_office: { de: 'Mo–Fr 10–18 Uhr', en: 'Mon–Fri 10 am–6 pm' },
  newsletter_lists: [{ value: 8, name: { de: 'Spielplan', en: 'Programme' } }],
  consent_reasking: false,
  change_over_minutes: 60,
  translation_glossary: [],
  social: [{ name: 'Netz', url: 'https://netz.example/oper' }],
  parts_off: [],
};

it('before the first save there is a default name with empty texts', async () => {
  expect((await read()).body).toMatchObject({ name: 'Proscenium', phone: '', social: [] });
});

it('saving stores the settings and invalidates what shows them', async () => {
  const dropped: (string[] | null)[] = [];
  backend.changes.onInvalidate((tags) => dropped.push(tags));
  await saveSiteSettings(backend.ctx, settings);
  await saveSiteSettings(backend.ctx, { ...settings, city: 'Bonn' });
  const { body, tags } = await read();
  const { og_image: image, icons, ...saved } = body;
  const { change_over_minutes: minutes, english_name: _, icon: _icon, ...others } = settings;
  const { sharing_image_id: _image, mail_texts: _mails, translation_glossary: _glossary, ...shown } = others;
  expect(saved).toEqual({
    ...shown,
    ...{ city: 'Bonn', logo: null, logo_on_dark: null, city_mark: null, category_colours: [] },
  });
  expect(icons?.png).toMatch(/^\/media\/house\/icon-192-[0-9a-f]{12}\.png$/);
  expect((await readSiteSettings(backend.ctx.db)).change_over_minutes).toBe(minutes);
  expect(image).toContain('/media/sharing/house-1-de-');
  expect(tags).toEqual(['site']);
  expect(dropped).toEqual([['site'], ['site']]);
});

it('rejects settings of the wrong shape with the field named and keeps the old ones', async () => {
  const wrong = { ...settings, phone: 221 } as unknown as SiteSettings;
  expect(() => saveSiteSettings(backend.ctx, wrong)).toThrow(
    expect.objectContaining({ code: 'invalid', issues: [expect.objectContaining({ path: 'phone' })] }),
  );
  expect((await read()).body.phone).toBe('0221 000 00 00');
});

describe('changing the settings as admin', () => {
  const path = '/de/api/settings/';
  let admin: Record<string, string>;
  beforeAll(async () => {
    admin = await backend.signIn('admin');
    await saveSiteSettings(backend.ctx, settings);
  });
  const change = (body: unknown, headers = admin) => send(backend, 'POST', path, headers, body);

  it('stores single fields and shows them on the site at once', async () => {
    const { body: before } = await get(backend, path, settingsApi.show.response, admin);
    const changed = await change({ city: ' Bonn\n', consent_reasking: true, version: before.version });
    expect(changed.status, JSON.stringify(changed.body)).toBe(200);
    expect(changed.body).toMatchObject({ ...settings, city: 'Bonn', consent_reasking: true });
    expect((await read()).body).toMatchObject({ city: 'Bonn', phone: settings.phone });
    const same = await change({ city: 'Bonn' });
    expect(same.body.version).toBe(changed.body.version);
  });

  it('gives a version that holds, whatever the order in which the database keeps the fields', async () => {
    const { theme = usualTheme } = readyThemes[1] ?? {};
    const { colours, ...shape } = theme;
    const reordered = { colours: Object.fromEntries(Object.entries(colours).toReversed()), ...shape };
    const changed = await change({ theme: reordered });
    expect((await change({ phone: '0221 1', theme, version: changed.body.version })).status).toBe(200);
    const [entry] = await backend.ctx.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(entry?.changes.map(({ field }) => field)).toEqual(['phone']);
    await change({ theme: usualTheme, phone: settings.phone });
  });

  it('returns 409 when the version is stale', async () => {
    const { body: before } = await get(backend, path, settingsApi.show.response, admin);
    await change({ city: 'Essen' });
    const late = await change({ city: 'Mainz', version: before.version });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ details: { current: { city: 'Essen' } } });
  });

  it('names each invalid field', async () => {
    const social = [{ name: '', url: 'javascript:alert(1)' }];
    const lists = [1, 1].map((value) => ({ value, name: { de: 'A', en: '' } }));
    const refused = await change({ name: '', email: 'kasse', social, newsletter_lists: lists });
    expect(refused.status).toBe(422);
    const { issues } = refused.body as unknown as { issues: { path: string }[] };
    expect(issues.map((issue) => issue.path)).toEqual(
      expect.arrayContaining(['name', 'email', 'social.0.name', 'social.0.url', 'newsletter_lists']),
    );
  });

  it('refuses colours that cannot be read together, with the nearest that can, and keeps the old ones', async () => {
    const colours = { ...usualTheme.colours, ink: '#999999' };
    const refused = await change({ theme: { ...usualTheme, colours } });
    expect(refused.status).toBe(422);
    const { issues } = refused.body as unknown as { issues: { path: string; message: string }[] };
    const [issue] = issues;
    expect(issue?.path).toBe('theme.colours.ink');
    expect(issue?.message).toMatch(
      /^Schrift und Hintergrund sind sich zu ähnlich: Der Kontrast ist .* Gut zu erkennen wäre #[0-9a-f]{6}\.$/,
    );
    const wrong = await change({ theme: { ...usualTheme, colours: { ...colours, ink: 'black' } } });
    expect(wrong.body).toMatchObject({
      issues: [{ path: 'theme.colours.ink', message: expect.stringContaining('Farbcode') }],
    });
    expect((await read()).body.theme).toEqual(usualTheme);
    const accepted = await change({ theme: { ...usualTheme, colours: { ...usualTheme.colours, accent: '#0B3D91' } } });
    expect(accepted.body).toMatchObject({ theme: { colours: { accent: '#0b3d91' } } });
    expect((await read()).body.theme?.colours.accent).toBe('#0b3d91');
    await change({ theme: usualTheme });
  });

  describe('the texts of mails', () => {
    const none = { de: '', en: '' };
    const welcome = { subject: none, greeting: { de: 'Servus {house},', en: '' }, introduction: none, closing: none };
    const preview = (texts: object, headers = admin) =>
      backend.app.request(
        `${path}mail-preview/?${new URLSearchParams({ mail: 'newsletter_welcome', texts: JSON.stringify(texts) })}`,
        { headers },
      );
    const empty = { subject: '', greeting: '', introduction: '', closing: '' };

    it('may name what is known only; what cannot be used is named', async () => {
      const texts = (more: object) => ({ mail_texts: { ...noMailTexts, newsletter_welcome: { ...welcome, ...more } } });
      const refused = await change(
        texts({
          subject: { de: '{haus}', en: 'x {' },
          closing: { de: 'Ja\n\nhttps://oper.example/karten\n\nDanke', en: '' },
        }),
      );
      expect(refused.status).toBe(422);
      const { issues } = refused.body as unknown as { issues: { path: string; message: string }[] };
      expect(issues.map((issue) => [issue.path.replace('mail_texts.newsletter_welcome.', ''), issue.message])).toEqual([
        ['subject.de', 'Den Platzhalter {haus} gibt es nicht. Möglich sind {house}, {email}.'],
        ['subject.en', expect.stringContaining('Klammer steht allein')],
        ['closing.de', expect.stringContaining('Link darf nicht allein')],
      ]);
      expect((await change(texts({}))).body).toMatchObject({ mail_texts: { newsletter_welcome: welcome } });
      expect(JSON.stringify((await read()).body)).not.toContain('Servus');
    });

    it('are shown as the mail that they make, before they are stored', async () => {
      const answer = await preview({ ...empty, greeting: 'Grüezi aus {house}' });
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
      expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'self'; sandbox");
      const html = await answer.text();
      expect(html).toContain(`Grüezi aus ${settings.name}`);
      expect(html).toContain('Ihr Newsletter ist bestellt');
      expect(html).toContain('Newsletter abmelden');
      expect((await preview({ ...empty, subject: '{x}' })).status).toBe(422);
      expect((await preview({ subject: '' })).status).toBe(422);
    });
  });

  it('leaves versions, which are compared and restored', async () => {
    const calls = versionCalls(settingsResource);
    await change({ phone: '111', claim: { de: 'Alt', en: '' } });
    await change({ phone: '222', claim: { de: 'Neu', en: '' } });
    const { body: list } = await get(backend, `${path}1/versions/`, calls.list.response, admin);
    const [second, first] = list.results;
    expect(second?.changes.map(({ field }) => field)).toEqual(['claim', 'phone']);
    const { body: now } = await get(backend, path, settingsApi.show.response, admin);
    const restore = (body: object) => send(backend, 'POST', `${path}1/versions/${first?.id}/restore/`, admin, body);
    expect((await restore({ version: 'stale' })).status).toBe(409);
    const restored = await restore({ version: now.version, fields: ['phone'] });
    expect(restored.body).toMatchObject({ phone: '111', claim: { de: 'Neu', en: '' } });
    expect((await read()).body).toMatchObject({ phone: '111', claim: { de: 'Neu' } });
  });
});
