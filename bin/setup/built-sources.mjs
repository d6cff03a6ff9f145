import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run-command.mjs';

const sources = [
  'admin',
  'contract',
  'docs/editing-guide',
  'messages',
  'modules',
  'editor',
  'site',
  'text',
  'time',
  'ui',
  'project.inlang',
  'bin/build.mjs',
  'bin/bundle/build-admin.mjs',
  'bin/bundle/build-worker.mjs',
  'bin/bundle/place-admin.mjs',
  'bin/bundle/compress.mjs',
  'vite.config.ts',
  'react-router.config.ts',
  'package-lock.json',
  'tsconfig.json',
];
const generated = new Set(['admin/node_modules', 'messages/paraglide', 'project.inlang/cache']);
/** The chapters of the guide are part of the back office; other texts and tests do not change the build. */
const unbuilt = /\.test\.tsx?$|^(?!docs\/).*\.md$|\.meta\.json$|\.gitignore$/;
/** Marks in the build's folder, with the hash of the sources: built, and also compressed. */
const marks = { built: '.built', complete: '.sources' };

/** What the folder of a build has of the sources with this hash. */
export function buildState(hash, folder = path.join(root, 'build')) {
  const has = (mark) => existsSync(path.join(folder, mark)) && readFileSync(path.join(folder, mark), 'utf8') === hash;
  if (has(marks.complete)) return 'complete';
  return has(marks.built) ? 'built' : 'missing';
}

/** `hash`: that of the sources before the build began. */
export function markBuilt(hash, folder = path.join(root, 'build')) {
  writeFileSync(path.join(folder, marks.built), hash);
}

/** After the built files have been compressed. */
export function markComplete(folder = path.join(root, 'build')) {
  const built = path.join(folder, marks.built);
  if (existsSync(built)) renameSync(built, path.join(folder, marks.complete));
}

/** A hash of everything that the build is made from. */
export function hashSources() {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesIn).toSorted((a, b) => (a < b ? -1 : 1)))
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  return hash.digest('hex');
}

/** Files below a folder, or the file itself, without tests and generated files, which do not change the build. */
function filesIn(name) {
  const entries = existsSync(path.join(root, name)) ? readdirOrNull(name) : [];
  if (entries === null) return [name];
  return entries.flatMap((entry) => {
    const inner = `${name}/${entry.name}`;
    // Also as a link to a folder.
    if (generated.has(inner) || unbuilt.test(inner)) return [];
    return entry.isDirectory() ? filesIn(inner) : [inner];
  });
}

function readdirOrNull(name) {
  try {
    return readdirSync(path.join(root, name), { withFileTypes: true });
  } catch (error) {
    if (error.code === 'ENOTDIR') return null;
    throw error;
  }
}
