import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run-command.mjs';

const rooms = 'contract|modules|server|site|demo|tests|bench|docs|bin|\\.ci|admin';
/** A path of this repository in backticks or as the target of a link; `…`, `*`, `{` and `<` stand for something. */
const named = new RegExp(`(?:\`|\\]\\()((?:\\.\\.?/)*(?:${rooms})/[^\`)\\s]*)(?:\`|\\))`, 'g');
const placeholder = /[*{}<>…$]|NNN/;

const missing = [];
for (const file of ['README.md', 'CHANGELOG.md', ...globSync('docs/**/*.md', { cwd: root })]) {
  const text = readFileSync(path.join(root, file), 'utf8');
  for (const [, target] of text.matchAll(named)) {
    const clean = target.replace(/[#:].*$/, '');
    if (placeholder.test(clean) || clean.startsWith('site/paraglide')) continue;
    const beside = path.join(root, path.dirname(file), clean);
    if (!existsSync(path.join(root, clean)) && !existsSync(beside)) missing.push(`${file}: ${target}`);
  }
}
for (const line of missing) console.error(`There is no such path: ${line}`);
process.exit(missing.length > 0 ? 1 : 0);
