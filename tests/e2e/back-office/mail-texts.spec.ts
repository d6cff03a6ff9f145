import { expect, test } from '@playwright/test';
import { recordOf } from '#contract/base/records.ts';
import { expectAccessible, openBackOffice, save, saveRefused } from '../support/back-office.ts';
import { Office } from '../support/office-calls.ts';

test('the texts of a mail are shown as the mail, and a wrong placeholder is named', async ({ page }) => {
  await openBackOffice(page, '/house');
  const office = new Office(page);
  const before = recordOf(await office.call('GET', 'settings/')).mail_texts;
  const mail = page.frameLocator('iframe[title="Mail: Newsletter bestätigen, Vorschau"]');
  await expect(mail.getByRole('heading', { level: 1 })).toHaveText('Bitte bestätigen Sie den Newsletter');

  await page.getByLabel('Anrede Deutsch').first().fill('Liebe Gäste von {house},');
  await expect(mail.getByText('Liebe Gäste von Oper Colonia,')).toBeVisible();
  await page.getByLabel('Schluss Deutsch').first().fill('Bis {bald}');
  await expect(page.getByText('DE: Den Platzhalter {bald} gibt es nicht.')).toBeVisible();
  await expectAccessible(page);
  await saveRefused(page);
  await page.getByLabel('Schluss Deutsch').first().fill('Bis bald');
  await save(page);
  await expect(mail.getByText('Bis bald')).toBeVisible();
  const { newsletter_confirmation: stored } = recordOf(recordOf(await office.call('GET', 'settings/')).mail_texts);
  expect(stored).toMatchObject({ greeting: { de: 'Liebe Gäste von {house},' }, closing: { de: 'Bis bald' } });
  await office.call('POST', 'settings/', { mail_texts: before });
});
