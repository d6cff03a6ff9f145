import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../run-command.mjs';

/**
 * React Router appends # to the address of a style sheet that a lazily loaded chunk needs as well, so that it stays when
 * its route is left. Ours belongs to the root route, which is never left, and with the # a browser treats it as another
 * file: it would parse the style sheet twice and lay out the page again.
 */
const manifests = await readdir(path.join(root, 'build', 'client', 'assets'));
const files = [
  ...manifests.filter((name) => /^manifest-[\w-]+\.js$/.test(name)).map((name) => path.join('client', 'assets', name)),
  path.join('server', 'index.js'),
];
for (const file of files) {
  const name = path.join(root, 'build', file);
  const text = await readFile(name, 'utf8');
  await writeFile(name, text.replaceAll(/(\/assets\/house-[\w-]+\.css)#/g, '$1'));
}
