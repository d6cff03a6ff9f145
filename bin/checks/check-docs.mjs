import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run-command.mjs';

const folders = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !/^(?:\.(?!ci$)|node_modules$|build$|data$)/.test(entry.name))
  .map(({ name }) => name.replace('.', '\\.'));
/** A path of this repository in backticks or as the target of a link; `…`, `*`, `{` and `<` are placeholders. */
const named = new RegExp(`(?:\`|\\]\\()((?:\\.\\.?/)*(?:${folders.join('|')})/[^\`)\\s]*)(?:\`|\\))`, 'g');
const placeholder = /[*{}<>…$]|NNN/;
const generated = /^messages\/paraglide/;

const missing = [];
for (const file of [...globSync('*.md', { cwd: root }), ...globSync('docs/**/*.md', { cwd: root })]) {
  const text = readFileSync(path.join(root, file), 'utf8');
  for (const [, target] of text.matchAll(named)) {
    const clean = target.replace(/[#:].*$/, '');
    if (placeholder.test(clean) || generated.test(clean)) continue;
    const beside = path.join(root, path.dirname(file), clean);
    if (!existsSync(path.join(root, clean)) && !existsSync(beside)) missing.push(`${file}: ${target}`);
  }
}
for (const line of missing) console.error(`There is no such path: ${line}`);
process.exit(missing.length > 0 ? 1 : 0);
