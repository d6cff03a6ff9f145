import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { locales } from '#contract/base/locale.ts';
import { checkerOfHtml } from '../../../bin/setup/find-test-tools.mjs';
import { oneOfEachKind } from '../support/crawl.ts';

/** The checker knows less of CSS than the browsers of the house; the build checks the style sheets against those. */
const ofStyles = /^CSS:/;

interface Report {
  messages: { type: string; url: string; message: string; extract?: string }[];
}

test('the Nu HTML checker finds nothing on any kind of page', async ({ request }) => {
  test.skip(!existsSync(checkerOfHtml), 'The checker of HTML is not installed; npm run test:all does it.');
  test.setTimeout(180_000);
  const folder = await mkdtemp(path.join(tmpdir(), 'proscenium-html-'));
  const addresses = (await Promise.all(locales.map((locale) => oneOfEachKind(request, locale)))).flat();
  expect(addresses.length).toBeGreaterThan(20);
  for (const [index, address] of addresses.entries())
    await writeFile(path.join(folder, `${index}.html`), await (await request.get(address)).text());
  const { messages } = await check(folder);
  const found = messages.flatMap(({ type, url, message, extract }) =>
    type === 'error' && !ofStyles.test(message)
      ? [{ address: addresses[Number(path.basename(url, '.html'))], message, extract }]
      : [],
  );
  expect(found).toEqual([]);
  await rm(folder, { recursive: true });
});

/** The checker ends with 1 when it finds something, and writes its report to the error output. */
function check(folder: string): Promise<Report> {
  const parameters = ['-jar', checkerOfHtml, '--errors-only', '--format', 'json', folder];
  return new Promise((resolve) => {
    execFile('java', parameters, { maxBuffer: 1e8 }, (_, __, report) => resolve(JSON.parse(report) as Report));
  });
}
