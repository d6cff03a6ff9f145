import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { findChromium } from '../../bin/setup/find-chromium.mjs';
import { installedEngine } from '../../bin/setup/find-engines.mjs';
import type { Engine } from './drivers/driver.ts';
import { startFirefox } from './drivers/firefox.ts';
import { startWithPlaywright } from './drivers/playwright.ts';
import { startWebKit } from './drivers/webkit.ts';
import { Visitor } from './visitor.ts';

/** Twelve kinds of screen of the demo house. */
const screens = {
  home: '/de',
  programme: '/de/programm',
  production: '/de/produktionen/la-traviata/1',
  event: '/de/programm/la-traviata/93',
  productions: '/de/produktionen',
  artists: '/de/kuenstler',
  artist: '/de/kuenstler/marisol-etxeandia/7',
  magazine: '/de/blog',
  subscriptions: '/de/abonnements',
  search: '/de/search?q=mozart',
  contact: '/de/kontakt',
  visit: '/de/besuch',
} as const;
const widths = [1280, 360];
const height = 900;

/**
 * Takes pictures of twelve screens in Chromium, Firefox and WebKit, and puts those of one screen beside each other, to be
 * compared by eye: `npm run compare-engines -- <address of the site> <folder>`.
 */
const [address = 'http://127.0.0.1:3000', folder = 'test-looks/engines'] = process.argv.slice(2);
await mkdir(folder, { recursive: true });
const pictures = new Map<string, Uint8Array[]>();
for (const start of [chromiumEngine, firefoxEngine, webkitEngine]) await takePictures(await start());
for (const [name, taken] of pictures) await putBeside(name, taken);

async function takePictures(engine: Engine): Promise<void> {
  const visitor = new Visitor(await engine.newDriver({ scripts: true }), address);
  await visitor.open('/de');
  await visitor.click({ css: 'dialog button', name: 'Alle ablehnen' });
  for (const width of widths) {
    await visitor.resize(width, height);
    for (const [name, screen] of Object.entries(screens)) {
      await visitor.open(screen);
      await visitor.run(() => document.fonts.ready.then(() => true));
      await new Promise((resolve) => setTimeout(resolve, 1500));
      const key = `${name}-${width}`;
      pictures.set(key, [...(pictures.get(key) ?? []), await visitor.screenshot()]);
    }
  }
  await visitor.close();
  await engine.close();
}

async function putBeside(name: string, taken: Uint8Array[]): Promise<void> {
  const width = Math.min(640, Number(name.split('-').at(-1)));
  const scaled = await Promise.all(taken.map((picture) => sharp(picture).resize({ width }).png().toBuffer()));
  const sizes = await Promise.all(scaled.map((picture) => sharp(picture).metadata()));
  const whole = { width: scaled.length * (width + 8), height: Math.max(...sizes.map((size) => size.height)) };
  await sharp({ create: { ...whole, channels: 3, background: '#888' } })
    .composite(scaled.map((input, at) => ({ input, left: at * (width + 8), top: 0 })))
    .webp({ quality: 60 })
    .toFile(path.join(folder, `${name}.webp`));
}

async function chromiumEngine(): Promise<Engine> {
  const executablePath = await findChromium();
  return startWithPlaywright(chromium, { ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
}

async function firefoxEngine(): Promise<Engine> {
  return startFirefox(needed('firefox'));
}

function webkitEngine(): Promise<Engine> {
  return startWebKit(needed('webkit'));
}

function needed(name: 'firefox' | 'webkit'): string {
  const found = installedEngine(name);
  if (!found) throw new Error(`There is no ${name}; \`npm test\` installs it where it can be had.`);
  return found;
}
