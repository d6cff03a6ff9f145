import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ownNode, root } from '../run-command.mjs';
import { openStep } from './logged-step.mjs';

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
const mark = path.join(root, 'build', '.sources');

/** Builds the site if there is no build or its sources have changed since. `step` runs a command. */
export async function ensureBuild(step = openStep) {
  const hash = hashSources();
  if (existsSync(mark) && readFileSync(mark, 'utf8') === hash) return;
  await step('Building the site', ownNode, ['bin/build.mjs'], { env: { NODE_ENV: 'production' } });
  await step('Compressing the built files', ownNode, ['bin/bundle/compress.mjs']);
  writeFileSync(mark, hash);
}

function hashSources() {
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
    if (entry.isDirectory()) return generated.has(inner) ? [] : filesIn(inner);
    return unbuilt.test(inner) ? [] : [inner];
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
