import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root, sourceFiles } from '#tests/source-files.ts';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const styles = ['site', 'modules', 'ui']
  .flatMap(sourceFiles)
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, text: read(file) }));

it('the layout changes at 48, 64, 85.375 and 100 em', () => {
  const used = new Set(
    styles.flatMap(({ text }) => [...text.matchAll(/\(min-width: ([\d.]+)em\)/g)].map(([, width]) => Number(width))),
  );
  expect([...used]).toEqual(expect.arrayContaining([48, 64, 85.375, 100]));
  expect(read('ui/tokens.css')).toContain('--container: 120rem;');
});

it('the shared style sheet has one typeface, Spectral, and every style the weights 300 and 400 only', () => {
  const faces = [...read('ui/fonts.css').matchAll(/@font-face \{[^}]*\}/g)].map(([face]) => ({
    family: /font-family: '([^']+)'/.exec(face)?.[1] ?? '',
    weight: /font-weight: (\d+)/.exec(face)?.[1],
  }));
  expect(faces.length).toBeGreaterThan(0);
  const loaded = faces.filter(({ family }) => !family.includes('Stand-in'));
  expect(new Set(loaded.map(({ family }) => family))).toEqual(new Set(['Spectral']));
  expect(new Set(loaded.map(({ weight }) => weight))).toEqual(new Set(['300', '400']));
  for (const { file, text } of styles) {
    const weights = [...text.matchAll(/font-weight:\s*([\w-]+)/g)].map(([, weight]) => weight);
    expect(new Set(['300', '400', 'inherit', ...weights]), file).toEqual(new Set(['300', '400', 'inherit']));
  }
});

it('the build targets the oldest supported browsers', () => {
  const targets = /target: \[([^\]]*)\]/.exec(read('vite.config.ts'))?.[1]?.match(/[a-z]+[\d.]+/g) ?? [];
  const promised = { edge: 122, firefox: 115, chrome: 109, safari: 17.3, ios: 15.6 };
  for (const [browser, version] of Object.entries(promised)) {
    const built = targets.find((target) => target.startsWith(browser))?.slice(browser.length);
    expect(Number(built), browser).toBeLessThanOrEqual(version);
  }
});
