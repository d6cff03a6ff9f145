import { expect, test } from '@playwright/test';
import { recordOf } from '#contract/base/records.ts';
import { expectAccessible, save, saveRefused } from '../../support/back-office.ts';
import { Office } from '../../support/office-calls.ts';
import { restoreSettings } from '../../support/restore-settings.ts';

restoreSettings('/house', ['mail_texts']);

test('the texts of a mail are shown as the mail, and a wrong placeholder is named', async ({ page }) => {
  const mail = page.frameLocator('iframe[title="Mail: Newsletter bestätigen, Vorschau"]');
  await expect(mail.getByRole('heading', { level: 1 })).toHaveText('Bitte bestätigen Sie den Newsletter');

  await page.getByLabel('Anrede Deutsch').first().fill('Liebe Gäste von {house},');
  await expect(mail.getByText('Liebe Gäste von Oper Colonia,')).toBeVisible();
  await page.getByLabel('Schluss Deutsch').first().fill('Bis {bald}');
  await expect(page.getByLabel('Schluss Deutsch').first()).toHaveAccessibleDescription(
    /^Den Platzhalter \{bald\} gibt es nicht\./,
  );
  await expectAccessible(page);
  await saveRefused(page);
  await page.getByLabel('Schluss Deutsch').first().fill('Bis bald');
  await save(page);
  await expect(mail.getByText('Bis bald')).toBeVisible();
  const { newsletter_confirmation: stored } = recordOf(
    recordOf(await new Office(page).call('GET', 'settings/')).mail_texts,
  );
  expect(stored).toMatchObject({ greeting: { de: 'Liebe Gäste von {house},' }, closing: { de: 'Bis bald' } });
});
