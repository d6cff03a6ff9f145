import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

// npx node admin/icons/bundle/collect-icons.mjs
// Writes the shapes of all icons that the back office and react-admin import to paths.json, from the package of all icons
// in the version of package.json. Run it for a new icon or a new version of react-admin.

const folder = path.join(import.meta.dirname, '..');
const { name, version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));

const cwd = path.join(folder, '..');
const sources = [
  ...globSync('**/*.{ts,tsx}', { cwd, exclude: (file) => file.includes('node_modules') }),
  ...globSync('node_modules/{react-admin,ra-ui-materialui}/dist/**/*.js', { cwd }),
];
const text = sources.map((file) => readFileSync(path.join(cwd, file), 'utf8')).join('\n');
const imported = text.matchAll(/^import \w+ from ['"]@mui\/icons-material\/(\w+)/gm).map(([, icon]) => icon);
const names = [...new Set(imported)].toSorted((a, b) => (a < b ? -1 : 1));

const temporary = mkdtempSync(path.join(tmpdir(), 'icons-'));
try {
  execFileSync('npm', ['pack', '--silent', `${name}@${version}`], { cwd: temporary });
  const members = names.map((icon) => `package/esm/${icon}.js`);
  execFileSync('tar', ['-xzf', ...globSync('*.tgz', { cwd: temporary }), ...members], { cwd: temporary });
  const entries = names.map((icon, index) => [icon, shapesIn(path.join(temporary, members[index]))]);
  writeFileSync(path.join(folder, 'paths.json'), `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
  console.log(`${entries.length} icons`);
} finally {
  rmSync(temporary, { recursive: true });
}

/** The path of an icon, or its paths. @param {string} file */
function shapesIn(file) {
  const elements = [...readFileSync(file, 'utf8').matchAll(/_jsx\("\w+", (\{[^}]*\})/g)];
  const shapes = elements.map(([, written]) => {
    const { d, cx, cy, r, ...others } = JSON.parse(written.replaceAll(/(\w+):/g, '"$1":'));
    if (Object.keys(others).length > 0 || !(d || r)) throw new Error(`${file} has a shape that is no path: ${written}`);
    // A circle is two halves.
    return d ?? `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
  });
  return shapes.length === 1 ? shapes[0] : shapes;
}
