import { readFileSync } from 'node:fs';
import { expect, type JSHandle, type Page } from '@playwright/test';
import { logIn, noAxeFindings, openEditor, saved, test } from '../support/edit-page.ts';
import { block, setDraftBlocks } from '../support/set-draft.ts';

const path = '/de/besuch/ermaessigungen';
const image = readFileSync('demo/content/media/logo-klangraum.png').toString('base64');
const modules = (page: Page) =>
  page.locator('main [data-model]').evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.model));

async function openPage(page: Page) {
  const text = block('text', { content: '<p>Die Führung dauert neunzig Minuten.</p>' });
  await logIn(page);
  await setDraftBlocks(page, path, [text, block('headline', { content: 'Nächste Führungen' })]);
  await openEditor(page, path);
  return page.locator(`[data-block="${text.id}"]`);
}

/** Files as they come from the desktop; each has other bytes, so that the library has none of them. */
function filesOf(page: Page, files: { name: string; type: string }[]): Promise<JSHandle<DataTransfer>> {
  return page.evaluateHandle(
    ({ files: wanted, base64, mark }) => {
      const transfer = new DataTransfer();
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      for (const { name, type } of wanted) transfer.items.add(new File([bytes, mark, name], name, { type }));
      return transfer;
    },
    { files, base64: image, mark: String(Date.now()) },
  );
}

/** Fires a drag event at a point; true if the browser would open the file. */
function fire(page: Page, type: string, transfer: JSHandle<DataTransfer>, at: { x: number; y: number }) {
  return page.evaluate(
    ({ name, dataTransfer, x, y }) =>
      document.elementFromPoint(x, y)?.dispatchEvent(
        new DragEvent(name, {
          dataTransfer,
          clientX: x,
          clientY: y,
          bubbles: true,
          cancelable: true,
          composed: true,
        }),
      ),
    { name: type, dataTransfer: transfer, ...at },
  );
}

async function bottomOf(target: ReturnType<Page['locator']>) {
  const box = await target.boundingBox();
  if (!box) throw new Error('The module has no box');
  return { x: box.x + box.width / 2, y: box.y + box.height - 4 };
}

test('a picture that is dropped on the page becomes a module there, once it is described', async ({ page }) => {
  const at = await bottomOf(await openPage(page));
  const files = await filesOf(page, [{ name: 'probe.png', type: 'image/png' }]);
  expect(await fire(page, 'dragover', files, at)).toBe(false);
  await expect(page.getByText('Bild, Position 2 von 3')).toBeVisible();
  expect(await fire(page, 'drop', files, at)).toBe(false);
  const picker = page.getByRole('dialog', { name: 'Bild wählen' });
  await picker.getByLabel('Alternativtext Deutsch').fill('Probe auf der Bühne');
  await noAxeFindings(page);
  await picker.getByRole('button', { name: 'Bild einsetzen' }).click();
  await expect(picker).toBeHidden();
  expect(await modules(page)).toEqual(['text', 'image', 'headline']);
  await expect(page.locator('main [data-model="image"] img')).toHaveAttribute('alt', 'Probe auf der Bühne');
  await expect(page.locator('main [data-model="image"]')).toBeFocused();
  await saved(page);
});

test('several pictures become a row of pictures', async ({ page }) => {
  const at = await bottomOf(await openPage(page));
  const names = ['probe-1.png', 'probe-2.png'];
  const files = await filesOf(
    page,
    names.map((name) => ({ name, type: 'image/png' })),
  );
  await fire(page, 'drop', files, at);
  const picker = page.getByRole('dialog', { name: 'Bilder hinzufügen' });
  await expect(picker.getByLabel('Alternativtext Deutsch')).toHaveCount(2);
  for (const [at2, name] of names.entries()) await picker.getByLabel('Alternativtext Deutsch').nth(at2).fill(name);
  await picker.getByRole('button', { name: '2 Bilder hinzufügen' }).click();
  await expect(picker).toBeHidden();
  expect(await modules(page)).toEqual(['text', 'imagelist', 'imageitem', 'imageitem', 'headline']);
  await expect(page.locator('main [data-model="imagelist"]')).toBeFocused();
});

test('a file that is no picture does not replace the page in the window, and is named', async ({ page }) => {
  const at = await bottomOf(await openPage(page));
  const files = await filesOf(page, [{ name: 'plan.pdf', type: 'application/pdf' }]);
  expect(await fire(page, 'dragover', files, at)).toBe(false);
  expect(await fire(page, 'drop', files, at)).toBe(false);
  await expect(page.locator('[data-alert="error"]')).toContainText('plan.pdf');
  expect(await modules(page)).toEqual(['text', 'headline']);
});

test('a picture from the clipboard is put after the text in which it is pasted', async ({ page }) => {
  const text = await openPage(page);
  await text.locator('[data-field="content"]').click();
  await expect(text.locator('[data-field="content"]')).toHaveAttribute('role', 'textbox');
  const files = await filesOf(page, [{ name: 'image.png', type: 'image/png' }]);
  await page.evaluate(
    (clipboardData) =>
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      ),
    files,
  );
  const picker = page.getByRole('dialog', { name: 'Bild wählen' });
  await picker.getByLabel('Alternativtext Deutsch').fill('Bildschirmfoto');
  await picker.getByRole('button', { name: 'Bild einsetzen' }).click();
  await expect(picker).toBeHidden();
  expect(await modules(page)).toEqual(['text', 'image', 'headline']);
});
