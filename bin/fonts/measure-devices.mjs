/**
 * Measures the fonts of devices with the code and the text with which the server measures the typeface of a house, and
 * prints what `server/platform/fonts/measure-font.ts` has. Liberation has the widths of Times and Arial.
 *
 *   npm install --prefix bin/fonts && node_modules/.bin/node bin/fonts/measure-devices.mjs
 */
import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { decompress } from 'wawoff2';
import { measureFont } from '../../server/platform/fonts/measure-font.ts';

const devices = {
  serif: { usual: 'Liberation Serif', android: 'noto-serif' },
  sans: { usual: 'Liberation Sans', android: 'roboto' },
};

async function read(family, style) {
  if (family.startsWith('Liberation')) {
    const slant = style === 'italic' ? 'italic' : 'roman';
    return readFile(execFileSync('fc-match', ['-f', '%{file}', `${family}:slant=${slant}`], { encoding: 'utf8' }));
  }
  const name = `@fontsource/${family}/files/${family}-latin-400-${style}.woff2`;
  return decompress(await readFile(fileURLToPath(import.meta.resolve(name))));
}

for (const [kind, families] of Object.entries(devices))
  for (const [device, family] of Object.entries(families))
    for (const style of ['normal', 'italic'])
      console.log(kind, device, style, Math.round(measureFont(await read(family, style)).width * 10) / 10);
