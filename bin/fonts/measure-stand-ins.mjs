import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { presentChromium } from '../setup/find-chromium.mjs';

/** Fonts of devices, and where the same widths can be measured: Liberation has those of Times and Arial. */
const devices = {
  serif: { usual: "'Liberation Serif'", android: 'noto-serif' },
  sans: { usual: "'Liberation Sans'", android: 'roboto' },
};
const faces = ['300', '400', '400-italic'];

/**
 * How wide and high each face is, compared with what a device has in its place: widths in the texts of the demo house, in
 * pieces of 60 letters at 100 pixels, ascent and descent as Chromium uses them. In percent, as `size-adjust`,
 * `ascent-override` and `descent-override` take them.
 */
export async function measureStandIns(root, typefaces) {
  const executablePath = presentChromium();
  const browser = await chromium.launch(executablePath ? { executablePath } : {});
  const page = await browser.newPage();
  const texts = await textsOf(root);
  const add = async (family, file, weight, style) => {
    const bytes = (await readFile(file)).toString('base64');
    await page.evaluate(
      async ([name, base64, descriptors]) => {
        document.fonts.add(await new FontFace(name, `url(data:font/woff2;base64,${base64})`, descriptors).load());
      },
      [family, bytes, { weight, style }],
    );
  };
  for (const android of ['noto-serif', 'roboto'])
    for (const style of ['normal', 'italic']) {
      const name = `@fontsource/${android}/files/${android}-latin-400-${style}.woff2`;
      await add(android, fileURLToPath(import.meta.resolve(name)), '400', style);
    }
  const measured = {};
  for (const [folder, { kind }] of Object.entries(typefaces)) {
    measured[folder] = {};
    for (const face of faces) {
      const [weight, style = 'normal'] = face.split('-');
      await add(folder, path.join(root, 'ui/fonts', folder, `${folder}-${face}.woff2`), weight, style);
      const own = await page.evaluate(measure, [`${style} ${weight} 100px ${folder}`, texts]);
      measured[folder][face] = {};
      for (const [device, family] of Object.entries(devices[kind])) {
        const { width } = await page.evaluate(measure, [`${style} 400 100px ${family}`, texts]);
        const size = own.width / width;
        const percent = (value) => Math.round(value * 1000) / 10;
        measured[folder][face][device] = [percent(size), percent(own.ascent / size), percent(own.descent / size)];
      }
    }
  }
  await browser.close();
  return measured;
}

/** Runs in the browser. */
function measure([font, texts]) {
  const canvas = document.createElement('canvas').getContext('2d');
  canvas.font = font;
  const { fontBoundingBoxAscent, fontBoundingBoxDescent } = canvas.measureText('Hxg');
  const width = texts.reduce((sum, text) => sum + canvas.measureText(text).width, 0);
  return { width, ascent: fontBoundingBoxAscent / 100, descent: fontBoundingBoxDescent / 100 };
}

/** Sentences of the demo house in both languages, in pieces of 60 letters. */
async function textsOf(root) {
  const files = globSync('demo/content/*.jsonl', { cwd: root });
  const sources = await Promise.all(files.map((file) => readFile(path.join(root, file), 'utf8')));
  const sentences = sources.flatMap((source) =>
    [...source.matchAll(/[">]([^"\\<>{}/]{40,})["<]/g)].map(([, text]) => text),
  );
  return sentences.flatMap((text) => text.match(/.{1,60}/g) ?? []);
}
