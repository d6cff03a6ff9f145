/**
 * Makes the files of the typefaces that a house can choose: `ui/fonts/<family>/` for browsers and
 * `server/platform/pictures/fonts/` for shared pictures. Measures what stands in for them until they have come
 * (`measure-stand-ins.mjs`) and writes everything that style sheets need to `ui/fonts/typefaces.json`.
 *
 *   npm install --prefix bin/fonts && node_modules/.bin/node bin/fonts/make-typefaces.mjs
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { compress } from 'wawoff2';
import { dailyRanges, lettersOf, renameFont, subsetFont } from '../../server/platform/fonts/sfnt.ts';
import { measureStandIns } from './measure-stand-ins.mjs';

const root = path.join(import.meta.dirname, '../..');

/** A file of one of the first window must fit in the ten packets that a server sends at once (decision 028). */
const largest = 14_000;

const families = {
  archivo: { name: 'Archivo', kind: 'sans' },
  bitter: { name: 'Bitter', kind: 'serif' },
  'crimson-pro': { name: 'CrimsonPro', kind: 'serif' },
  jost: { name: 'Jost', kind: 'sans' },
  'work-sans': { name: 'WorkSans', kind: 'sans' },
};
const faces = { 300: '300Light', 400: '400Regular', '400-italic': '400Regular_Italic' };

const daily = lettersOf(dailyRanges);
/** The rarer letters of Spectral. */
const styleSheet = await readFile(path.join(root, 'ui/fonts.css'), 'utf8');
const rare = lettersOf(/\/spectral-400-ext\.woff2'\)[^}]*unicode-range:([^;}]*)/.exec(styleSheet)[1]);
/** For families that are too large with all of them: what German, English and the most frequent names need. */
const frequent =
  'ÄÖÜäöüßÀÁÂÅÆÇÈÉÊØàáâãåæçèéêëíîïñòóôøùúûý«»§©®°·¿¡£–—‘’‚“”„•…‹›€™−←→↑↓×½²³\u00A0\u00AD\u202F\u2009\u2011';
const western = [
  ...Array.from({ length: 95 }, (_, index) => 32 + index),
  ...[...frequent].map((sign) => sign.codePointAt(0)),
];

const packed = async (font, letters) => Buffer.from(await compress(await subsetFont(font, { letters })));

const typefaces = {};
for (const [folder, { name, kind }] of Object.entries(families)) {
  const target = path.join(root, 'ui/fonts', folder);
  await mkdir(target, { recursive: true });
  const fontOf = (source) =>
    readFile(fileURLToPath(import.meta.resolve(`@expo-google-fonts/${folder}/${source}/${name}_${source}.ttf`)));
  const first = await Promise.all([faces[300], faces[400]].map(async (source) => packed(await fontOf(source), daily)));
  const letters = first.every(({ length }) => length <= largest) ? daily : western;
  const other = [...daily, ...rare].filter((code) => code > 160 && code < 0x2000 && !letters.includes(code));
  for (const [face, source] of Object.entries(faces)) {
    const font = await fontOf(source);
    const main = await packed(font, letters);
    if (main.length > largest && face !== '400-italic') throw new Error(`${folder} ${face}: ${main.length} bytes`);
    await writeFile(path.join(target, `${folder}-${face}.woff2`), main);
    const rest = await packed(font, other);
    await writeFile(path.join(target, `${folder}-${face}-ext.woff2`), rest);
    console.log(folder, face, main.length, rest.length);
    if (face === '400') continue;
    const role = face === '300' ? 'Light' : 'Italic';
    const shared = path.join(root, 'server/platform/pictures/fonts', `${folder}-${role.toLowerCase()}.ttf`);
    const whole = await subsetFont(font, { letters: [...daily, ...rare] });
    await writeFile(shared, renameFont(whole, `Sharing${name}${role}`));
  }
  await copyFile(
    fileURLToPath(import.meta.resolve(`@expo-google-fonts/${folder}/LICENSE_FONT`)),
    path.join(target, 'OFL.txt'),
  );
  typefaces[folder] = { kind, rare: rangesFrom(other) };
}

/** A list of ranges as CSS writes it, without spaces. */
function rangesFrom(letters) {
  const ranges = [];
  for (const code of letters.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    // Letters that no font has may be inside of a range.
    if (last && code - last[1] <= 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code) => code.toString(16).toUpperCase();
  return ranges.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(',');
}

const standIns = await measureStandIns(root, typefaces);
for (const [folder, measured] of Object.entries(standIns)) typefaces[folder].standIns = measured;
await writeFile(path.join(root, 'ui/fonts/typefaces.json'), `${JSON.stringify(typefaces, null, 2)}\n`);
