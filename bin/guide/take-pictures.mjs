import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { berlinZone } from '../../time/berlin-zone.ts';
import { root } from '../run-command.mjs';
import { findChromium } from '../setup/find-chromium.mjs';
import { prepareContent } from './prepare-content.mjs';
import { shots } from './shots.mjs';
import { account, fixedDate, startHouse } from './start-house.mjs';
import { until } from './until.mjs';

// npm run guide:pictures [name …], which runs it with the project's own Node: takes the pictures of the guide from the running product, all or those named.

const usualSize = { width: 1100, height: 720 };
const maximumBytes = 60_000;
/** Average difference of a channel, of 255, below which nobody sees one: letters and photographs vary a little. */
const invisible = 0.6;
const wanted = process.argv.slice(2);

const house = await startHouse();
try {
  await takeAll();
} finally {
  await house.close();
}

async function takeAll() {
  const browser = await chromium.launch({
    executablePath: (await findChromium()) ?? undefined,
    args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
  });
  try {
    const session = await signIn(browser);
    const numbers = await prepareContent((method, call, data) => callHouse(session, method, call, data));
    const storage = await session.storageState();
    for (const shot of shots.filter(({ name }) => wanted.length === 0 || wanted.includes(name)))
      for (const locale of ['de', 'en']) await write(shot, { browser, locale, storage, numbers });
  } finally {
    await browser.close();
  }
}

/** One that fails is named, and the others are taken all the same. */
async function write(shot, { locale, ...setting }) {
  const file = path.join(root, 'docs/editing-guide', locale, 'pictures', `${shot.name}.webp`);
  try {
    const done = await writePicture(file, await take(shot, { locale, ...setting }));
    console.log(`${locale}/${shot.name}: ${done}`);
  } catch (error) {
    console.error(`${locale}/${shot.name}:`, error);
    process.exitCode = 1;
  }
}

/** A session of an admin who has declined all consent, so that no dialog lies over the pages. */
async function signIn(browser) {
  const context = await browser.newContext({ baseURL: house.address });
  const { request } = context;
  const answer = await request.post('/auth/sign-in/email', { data: account, headers: { origin: house.address } });
  if (!answer.ok()) throw new Error(`Signing in failed: ${answer.status()}`);
  const page = await context.newPage();
  await page.goto('/de');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /ablehnen/i })
    .click();
  await page.close();
  return context;
}

async function callHouse(context, method, call, data) {
  const token = (await context.cookies()).find(({ name }) => name === 'csrftoken')?.value ?? '';
  const answer = await context.request.fetch(`/de/api/${call}`, {
    method,
    data,
    headers: { origin: house.address, 'X-CSRFToken': decodeURIComponent(token) },
  });
  if (!answer.ok()) throw new Error(`${method} ${call} failed: ${answer.status()} ${await answer.text()}`);
  return answer.status() === 204 ? undefined : answer.json();
}

async function take(shot, { browser, locale, storage, numbers }) {
  const context = await browser.newContext({
    baseURL: house.address,
    viewport: shot.size ?? usualSize,
    hasTouch: shot.name === 'phone',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    locale: locale === 'de' ? 'de-DE' : 'en-GB',
    timezoneId: berlinZone,
    ...(shot.place === 'outside' ? {} : { storageState: storage }),
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(fixedDate);
  await page.addInitScript((code) => localStorage.setItem('RaStoreproscenium.locale', JSON.stringify(code)), locale);
  await page.goto(addressOf(shot, locale, numbers));
  if (shot.place === 'editor') await page.locator('[data-save-state="saved"]').waitFor();
  else await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  await shot.act?.(page, locale);
  await page.waitForLoadState('networkidle');
  await until(() => page.evaluate(allIsShown));
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot({ animations: 'disabled' });
  await context.close();
  return picture;
}

function addressOf({ place, path: address }, locale, numbers) {
  if (place === 'editor') return address[locale];
  return `/admin${typeof address === 'string' ? address : address(numbers)}`;
}

/** In the page: every picture in the window is there. One that is not shown, as in a closed menu, has no size. */
function allIsShown() {
  return [...document.images].every((image) => {
    const { top, bottom, left, right, width } = image.getBoundingClientRect();
    const isInWindow = width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    return image.complete || !isInWindow;
  });
}

/** Writes a screenshot as WebP, small enough for the guide. A file that looks the same stays. Returns what was done. */
async function writePicture(file, screenshot) {
  const picture = await compress(screenshot);
  if (existsSync(file) && (await looksLike(file, picture))) return 'unchanged';
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, picture);
  return 'written';
}

async function compress(screenshot) {
  for (const quality of [82, 74, 66, 56, 46, 36]) {
    const picture = await sharp(screenshot).webp({ quality, effort: 6 }).toBuffer();
    if (picture.length <= maximumBytes) return picture;
  }
  throw new Error('The picture is larger than 60 kB at every quality; take a smaller part of the screen');
}

async function looksLike(file, picture) {
  const [before, now] = await Promise.all([pixels(await readFile(file)), pixels(picture)]);
  if (before.info.width !== now.info.width || before.info.height !== now.info.height) return false;
  let sum = 0;
  for (let index = 0; index < now.data.length; index += 1) sum += Math.abs(now.data[index] - before.data[index]);
  return sum / now.data.length < invisible;
}

function pixels(picture) {
  return sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}
