import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { expectAccessible, openBackOffice } from '../support/back-office.ts';

/** Content that comes into the house and leaves it. */
const wxr = `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/"
  xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/"><channel><wp:wxr_version>1.2</wp:wxr_version>
<item><title>Hausordnung von früher</title><content:encoded><![CDATA[<p>Bitte leise sein.</p>]]></content:encoded>
  <wp:post_id>2</wp:post_id><wp:post_name>hausordnung-frueher</wp:post_name><wp:status>publish</wp:status><wp:post_type>page</wp:post_type></item>
<item><title>Aus der alten Werkstatt</title><dc:creator>ada</dc:creator>
  <content:encoded><![CDATA[<!-- wp:heading --><h2>Leim und Holz</h2><!-- /wp:heading -->
  <!-- wp:paragraph --><p>Hier wurde <strong>gesägt</strong>.</p><!-- /wp:paragraph -->
  <figure class="wp-block-image"><img src="http://127.0.0.1:9/leim.jpg"/></figure>[contact-form-7 id="1"]]]></content:encoded>
  <wp:post_id>5</wp:post_id><wp:post_date_gmt>2021-03-04 18:30:00</wp:post_date_gmt><wp:post_name>alte-werkstatt</wp:post_name>
  <wp:status>publish</wp:status><wp:post_type>post</wp:post_type></item></channel></rss>`;

test('posts and pages of WordPress are previewed with what cannot be read, then become drafts', async ({ page }) => {
  await openBackOffice(page, '/articles');
  await page.getByRole('link', { name: 'Importieren' }).click();
  await page
    .getByLabel('Datei')
    .setInputFiles({ name: 'wordpress.xml', mimeType: 'text/xml', buffer: Buffer.from(wxr) });
  await page.getByRole('button', { name: 'Prüfen' }).click();
  await expect(page.getByRole('heading', { name: 'Das würde geschehen' })).toHaveCount(2);
  await expect(page.getByText('Shortcode [contact-form-7]')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '2 Einträge übernehmen' }).click();
  await expect(page.getByRole('heading', { name: 'Das ist geschehen' })).toHaveCount(2);
  await expect(page.getByText('Bild nicht erreichbar oder nicht lesbar: http://127.0.0.1:9/leim.jpg')).toBeVisible();
  await page.getByRole('link', { name: 'Aus der alten Werkstatt' }).click();
  await expect(page.getByLabel('Titel Deutsch')).toHaveValue('Aus der alten Werkstatt');
  await page.goto('/de/hausordnung-frueher?edit');
  await expect(page.getByText('Bitte leise sein.').first()).toBeVisible();
});

test('admins download all content as one archive', async ({ page }) => {
  await openBackOffice(page, '/status');
  const button = page.getByRole('link', { name: 'Archiv herunterladen' });
  await expect(button).toBeVisible();
  await expectAccessible(page);
  const waiting = page.waitForEvent('download');
  await button.click();
  const download = await waiting;
  expect(download.suggestedFilename()).toMatch(/^oper-colonia-[\d-]+\.zip$/);
  const archive = await readFile(await download.path(), 'latin1');
  expect(archive).toContain('events.jsonl');
});
