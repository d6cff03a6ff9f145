import { expect } from '@playwright/test';
import { test } from './test.ts';

const create = { css: 'main button', name: 'Anlegen' };

test('an article is written in the back office, what is missing is named, and visitors read it', async ({
  engineName,
  visit,
  visitor: office,
}) => {
  const title = `Was der Souffleur hört ${engineName} ${Date.now().toString(36)}`;
  await office.open('/admin/', { isReady: false });
  await office.run(() => localStorage.setItem('RaStoreproscenium.locale', '"de"'));
  await office.open('/admin/articles/create', { isReady: false });
  await office.write({ css: 'input', name: 'E-Mail-Adresse' }, process.env.E2E_ADMIN_EMAIL ?? '');
  await office.write({ css: 'input', name: 'Passwort' }, process.env.E2E_ADMIN_PASSWORD ?? '');
  await office.click({ css: 'button', name: 'Anmelden' });

  await office.click(create);
  await office.sees({ css: 'main p', text: 'Bitte füllen Sie dieses Feld aus' });
  await office.write({ css: 'main input', name: 'Titel Deutsch' }, title);
  await office.click({ css: 'main [role=combobox]', name: 'Status Entwurf' });
  await office.click({ css: '[role=option]', name: 'Öffentlich' });
  await office.click(create);
  await office.arrivesAt(/\/admin\/articles\/\d+$/);
  expect(await office.run(() => document.querySelector<HTMLInputElement>('main input')?.value)).toBe(title);
  const link = { css: 'main a', text: 'Auf der Website' };
  await office.sees(link);
  const address = await office.attribute(link, 'href');

  const reader = await visit();
  await reader.open(new URL(address ?? '', 'http://house').pathname);
  await reader.sees({ css: 'main h1', text: title });
});
