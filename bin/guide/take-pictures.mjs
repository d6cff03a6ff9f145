import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { berlinZone } from '../../time/berlin-zone.ts';
import { root, ownNode } from '../run-command.mjs';
import { findChromium } from '../setup/find-chromium.mjs';
import { freePort } from '../setup/free-port.mjs';
import { nodeFlags } from '../setup/node-flags.mjs';
import { shots } from './shots.mjs';
import { until } from './until.mjs';

/** When the pictures are taken. */
const fixedDate = '2026-11-02T10:00:00+01:00';
/** Of the demo house, which lives only while the pictures are taken. */
const account = { email: 'inspizienz@colonia.example', password: 'Vorhang-auf-um-halb-acht' };

/** Starts the built product with fresh demo content at a fixed date. */
async function startHouse() {
  const folder = mkdtempSync(path.join(tmpdir(), 'proscenium-guide-'));
  const port = await freePort();
  const child = spawn(ownNode, [...nodeFlags, '--import', './bin/guide/fixed-date.mjs', 'main/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      FIXED_DATE: fixedDate,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      DATABASE_URL: '',
      SITE_URL: '',
      ADMIN_EMAIL: account.email,
      ADMIN_PASSWORD: account.password,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const address = `http://localhost:${port}`;
  const close = () => stop(child, folder);
  try {
    await answered(child, `${address}/de`);
  } catch (error) {
    await close();
    throw error;
  }
  return { address, close };
}

async function answered(child, address) {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (child.exitCode !== null) throw new Error('The product did not start');
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error('The product was not ready after five minutes');
}

async function stop(child, folder) {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
}

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

/**
 * Content that the demo lacks and the pictures need: a season with drafts, sign-ups for the newsletter, changed and
 * deleted entries, a colleague. `call` is a call of the API with the session of an admin. Returns the numbers that addresses contain.
 */
async function prepareContent(call) {
  const productions = (await call('GET', 'productions/?translations=all&page_size=100')).results;
  const seasons = (await call('GET', 'seasons/?translations=all&sort=starts_on')).results;
  const season = seasons.at(-1).id;
  const { id: production } = productions.find(({ title }) => title.de === 'Tosca');
  await shorten(call, production);
  for (const { id } of productions.filter((one) => one.season_id === season).slice(0, 4))
    await change(call, `productions/${id}`, () => ({ state: 'draft' }));
  for (const name of ['Probebühne Ost', 'Altes Magazin']) {
    const venue = await call('POST', 'venues/?translations=all', { name: { de: name, en: name } });
    await call('DELETE', `venues/${venue.id}/`);
  }
  await signUp(call);
  await call('POST', 'users/', { email: 'nele.sommer@colonia.example', username: 'Nele Sommer', role: 'publisher' });
  const events = await call('GET', `events/?translations=all&production=${production}&sort=-start`);
  return { production, season, event: events.results[0].id };
}

/** Two versions for the history. */
async function shorten(call, production) {
  await change(call, `productions/${production}`, ({ duration_minutes: minutes }) => ({
    duration_minutes: minutes + 10,
  }));
  await change(call, `productions/${production}`, ({ duration_minutes: minutes }) => ({
    duration_minutes: minutes - 10,
    is_highlight: true,
  }));
}

async function signUp(call) {
  const { newsletter_lists: lists } = await call('GET', 'site/');
  for (const EMAIL of ['mara.lind@example.org', 'jonas.weber@example.org'])
    await call('POST', 'newsletter/', { EMAIL, OPT_IN: true, lists: [lists[0].value] });
}

async function change(call, entry, valuesOf) {
  const stored = await call('GET', `${entry}/?translations=all`);
  return call('POST', `${entry}/?translations=all`, { ...valuesOf(stored), version: stored.version });
}
