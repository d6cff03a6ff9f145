import { expect, it } from 'vitest';
import { lettersOf, renderText, shippedFonts, writable } from './render-text.ts';

const font = shippedFonts('spectral').Light;
const letters = await lettersOf(font);

it.each([
  ['Die Zauberflöte – „Ouvertüre“', 'Die Zauberflöte – „Ouvertüre“'],
  ['Der Mond 🎭🌙 geht auf', 'Der Mond geht auf'],
  ['Familie 👨‍👩‍👧 und 🇩🇪', 'Familie und'],
  ['オペラ', 'opera'],
  ['Z\u0301 und e\u0301', 'Ź und é'],
])('a text in a picture writes %s as %s', (text, written) => {
  expect(writable(text, letters)).toBe(written);
});

it.each(['Чайка', 'Ορφέας', '歌劇', 'أوبرا', 'तोस्का'])(
  'a text in a picture has a letter of the font for each of %s',
  (text) => {
    const written = writable(text, letters);
    expect(written).toMatch(/\S/);
    for (const letter of written) expect(letters).toContain(letter.codePointAt(0));
  },
);

it('a text in a picture is left out when nothing of it can be written', async () => {
  const look = { font, points: 40, colour: '#fff', width: 800 };
  expect(await renderText('🎭🎶', look)).toBeNull();
  const [russian, latin] = await Promise.all([renderText('歌 🎭', look), renderText(writable('歌', letters), look)]);
  expect(russian?.data).toEqual(latin?.data);
});
