import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from './run-command.mjs';

/**
 * The router marks style sheets that a part loaded later needs as well with a # at the end of their address, so that they
 * stay when a route that has brought them goes. Ours is brought by the root, which never goes, and the mark makes a
 * browser take it for another one: it would read the same style sheet a second time, and lay out the page anew.
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
