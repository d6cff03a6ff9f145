import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run-command.mjs';
import { nodeFlags } from './node-flags.mjs';

/** Dependencies that building needs, or that are in its result already. */
const onlyForBuilding =
  /^(?:@atlaskit|@inlang|@tiptap)\/|^(?:@react-router\/dev|idb|lightningcss|uqr|vite|yet-another-react-lightbox)$/;

/** The dependencies in package.json that the built site loads: names and versions. */
export function runtimeDependencies() {
  const { dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  return Object.fromEntries(Object.entries(dependencies).filter(([name]) => !onlyForBuilding.test(name)));
}

/**
 * Folders of the packages that the server loads, relative to the repository: the runtime dependencies and theirs.
 * Types, and optional peers that only other uses of a package need, are not among them; Node is copied separately.
 * @returns {string[]}
 */
export function runtimePackages() {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const found = new Set();
  for (const name of Object.keys(runtimeDependencies())) visit(packages, { name, from: '', found });
  return [...found].toSorted((a, b) => (a < b ? -1 : 1));
}

function visit(packages, { name, from, found }) {
  if (name === 'node' || name.startsWith('@types/')) return;
  const place = placeOf(packages, name, from);
  // Optional packages of other systems are in the lockfile, but not installed.
  if (place === null || found.has(place) || !existsSync(path.join(root, place))) return;
  found.add(place);
  const { dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta } = packages[place];
  const peers = Object.keys(peerDependencies).filter((peer) => !peerDependenciesMeta?.[peer]?.optional);
  for (const needed of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers])
    visit(packages, { name: needed, from: place, found });
}

/** Where Node finds a package that the package in the folder `from` loads; null if it is not in the lockfile. */
export function placeOf(packages, name, from) {
  for (let folder = from; ; folder = folder.slice(0, folder.lastIndexOf('node_modules/')).replace(/\/$/, '')) {
    const place = `${folder ? `${folder}/` : ''}node_modules/${name}`;
    if (packages[place]) return place;
    if (folder === '') return null;
  }
}

/**
 * The scripts of the packed folder: the start, and every command that needs nothing but the server's sources.
 * @param {Record<string, string>} scripts those of package.json
 * @returns {Record<string, string>}
 */
export function runtimeScripts(scripts) {
  const commands = Object.entries(scripts).filter(([, script]) => /^node (?:main|server)\//.test(script));
  // `exec`, so that signals reach the server and not a shell.
  return { start: `exec node ${nodeFlags.join(' ')} main/main.ts`, ...Object.fromEntries(commands) };
}

/**
 * A Markdown text whose links to files that are not there are plain words.
 * @param {string} text
 * @param {(target: string) => boolean} exists called with the path of a link, without its anchor
 * @returns {string}
 */
export function withoutDeadLinks(text, exists) {
  return text.replaceAll(/\[([^\]]*)\]\(([^)\s]+)\)/g, (link, words, target) => {
    const [file = ''] = target.split('#');
    return file === '' || /^[a-z]+:/i.test(file) || exists(file) ? link : words;
  });
}
