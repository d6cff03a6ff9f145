import { expect } from '@playwright/test';
import { type EngineName, test } from './test.ts';

/** Each engine edits a page of its own, because they share a server. */
const pages: Record<EngineName, string> = {
  firefox: '/de/das-haus/geschichte',
  webkit: '/de/das-haus/fuehrungen',
};

const saved = { css: '[data-save-state="saved"]' };

test('an editor signs in, adds a module, writes, moves, undoes and publishes, and visitors see it', async ({
  engineName,
  visit,
  visitor: editor,
}) => {
  const path = pages[engineName];
  const sentence = `Hier beginnt der Abend ${Date.now().toString(36)}`;
  await editor.open(`${path}?edit`, { isReady: false });
  await editor.write({ css: 'dialog input', name: 'E-Mail' }, process.env.E2E_ADMIN_EMAIL ?? '');
  await editor.write({ css: 'dialog input', name: 'Passwort' }, process.env.E2E_ADMIN_PASSWORD ?? '');
  await editor.click({ css: 'dialog button', name: 'Anmelden' });
  await editor.sees(saved);

  await editor.click({ css: '[data-kind="quote"]' });
  await editor.until('the new text has the focus', () =>
    document.activeElement?.matches('[data-model="quote"] [data-field]'),
  );
  await editor.type(sentence);
  const mine = { css: '[data-model="quote"]', text: sentence };
  await editor.sees(mine, 1);
  await editor.press('Escape');
  const position = () =>
    editor.run(
      (text) =>
        [...document.querySelectorAll('main [data-block]')].findIndex(
          (each) => each.textContent.includes(text) && each.matches('[data-model="quote"]'),
        ),
      sentence,
    );
  const before = await position();
  await editor.press('Alt+ArrowUp');
  await expect.poll(position).not.toBe(before);
  await editor.press('Control+z');
  await expect.poll(position).toBe(before);
  await editor.sees(saved);
  await editor.click({ css: 'button', name: 'Veröffentlichen' });
  await editor.click({ css: 'dialog button', name: 'Jetzt veröffentlichen' });
  await editor.sees({ css: 'dialog[open]' }, 0);

  const reader = await visit();
  await reader.open(path);
  await reader.sees({ css: 'main *', text: sentence });
});
