import { expect, type Page, test } from '@playwright/test';
import { axeFindings, axeOn } from '../support/axe-on.ts';
import { openInteractive, watchPage } from '../support/watch-page.ts';

// The limit is five sign-ups per client address; these tests make four.
const texts = {
  de: {
    home: '/de',
    page: '/de/newsletter',
    address: 'Ihre E-Mail-Adresse',
    list: 'Junge Oper, für Familien und Schulen',
    consent: /^Ich möchte den Newsletter erhalten/,
    privacy: 'Datenschutzerklärung',
    send: 'Anmelden',
    required: 'Bitte füllen Sie dieses Feld aus',
    invalid: 'Ungültige E-Mail Adresse',
    thanks: /Wir haben Ihnen eine E-Mail geschickt/,
    links: ['/de/newsletter/bestaetigen', '/de/newsletter/abmelden'],
  },
  en: {
    home: '/en',
    page: '/en/newsletter',
    address: 'Your e-mail address',
    list: 'Young Opera, for families and schools',
    consent: /^I would like to receive the newsletter/,
    privacy: 'privacy policy',
    send: 'Sign up',
    required: 'This field is required!',
    invalid: 'Invalid e-mail address!',
    thanks: /We have sent you an e-mail/,
    links: ['/en/newsletter/confirm', '/en/newsletter/unsubscribe'],
  },
} as const;

const faultsOf = (page: Page) => axeFindings(axeOn(page));

for (const [locale, text] of Object.entries(texts)) {
  test(
    `the newsletter is ordered in the footer without leaving the page (${locale})`,
    { tag: locale === 'de' ? '@core' : [] },
    async ({ page }) => {
      const seen = watchPage(page);
      await openInteractive(page, text.home);
      const footer = page.getByRole('contentinfo');
      const address = footer.getByLabel(text.address);
      const consent = footer.getByRole('checkbox', { name: text.consent });
      await footer.getByRole('button', { name: text.send }).click();
      await expect(footer.getByText(text.required)).toHaveCount(3);
      await expect(address).toBeFocused();
      await expect(address).toHaveAccessibleDescription(text.required);
      await address.fill('maria@');
      await footer.getByRole('checkbox', { name: text.list }).check();
      await address.press('Enter');
      await expect(address).toHaveAccessibleDescription(text.invalid);
      await expect(consent).toHaveAccessibleDescription(text.required);
      expect(await faultsOf(page)).toEqual([]);
      await address.fill(`maria-${locale}@netz.example`);
      await footer.getByRole('button', { name: text.send }).click();
      await expect(consent).toBeFocused();
      await consent.check();
      await footer.getByRole('button', { name: text.send }).click();
      await expect(footer.getByRole('status')).toHaveText(text.thanks);
      await expect(address).toHaveValue('');
      await expect(consent).not.toBeChecked();
      await expect(page).toHaveURL(new RegExp(`${text.home}$`));
      expect(await faultsOf(page)).toEqual([]);
      expect(seen.errors).toEqual([]);
      expect(seen.foreign).toEqual([]);
    },
  );

  test(
    `axe finds nothing on the newsletter pages, and they fit a small screen (${locale})`,
    { tag: locale === 'en' ? '@core' : [] },
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      for (const address of [text.page, ...text.links.map((link) => `${link}?token=x`)]) {
        await openInteractive(page, address);
        await expect(page.locator('h1')).toHaveCount(1);
        expect(await faultsOf(page), address).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      }
    },
  );

  test.describe(`without scripts (${locale})`, () => {
    test.use({ javaScriptEnabled: false });

    test(
      'the newsletter page keeps the input and orders',
      { tag: locale === 'en' ? '@core' : [] },
      async ({ page }) => {
        await page.goto(text.home);
        await page.getByLabel(text.address).fill('otto@');
        await page.getByRole('checkbox', { name: text.list }).check();
        await page.getByRole('button', { name: text.send }).click();
        await expect(page).toHaveURL(new RegExp(`${text.page}#`));
        const form = page.getByRole('main');
        await expect(form.getByLabel(text.address)).toHaveValue('otto@');
        await expect(form.getByText(text.invalid)).toBeVisible();
        await expect(form.getByText(text.required)).toBeVisible();
        await expect(form.getByRole('checkbox', { name: text.list })).toBeChecked();
        await form.getByLabel(text.address).fill(`otto-${locale}@netz.example`);
        await form.getByRole('checkbox', { name: text.consent }).check();
        await form.getByRole('button', { name: text.send }).click();
        await expect(form.getByText(text.thanks)).toBeVisible();
        await page.goto(text.home);
        await page.getByRole('contentinfo').getByRole('link', { name: text.privacy }).click();
        await expect(page).toHaveURL(/\/datenschutz$/);
      },
    );

    test('an invalid confirmation link says so', async ({ page }) => {
      for (const link of text.links) {
        await page.goto(`${link}?token=x`);
        await page.getByRole('main').getByRole('button').click();
        await expect(page.getByRole('alert')).toBeVisible();
        await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
      }
    });
  });
}
