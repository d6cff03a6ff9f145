import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { nodeFlags } from './setup/node-flags.mjs';
import { root } from './run-command.mjs';
import { withoutDeadLinks, runtimeScripts, runtimeDependencies, runtimePackages } from './setup/runtime-packages.mjs';

// npm run pack: writes build/runtime, the folder that a server needs to run the built site. It has no build tools, no
// sources of the back office and no tests, and can be copied to any machine with the same system and processor.

const target = path.join(root, 'build', 'runtime');
/** Folders with TypeScript that the server loads; Node removes the types while it loads them. */
const rooms = ['contract', 'demo', 'main', 'messages/server', 'modules', 'server', 'site', 'text', 'time'];
const built = ['build/admin', 'build/client', 'build/server'];
const documents = ['LICENSE', 'CHANGELOG.md', 'docs/operations.md', 'docs/operations'];
/** Tests, and what only the bundler reads: it is in `build` already. */
const unneededSources = /\.(?:test|fixture)\.tsx?$|\.tsx$|\.css$|^site\/.*\.(?:avif|jpg|png|svg|woff2)$/;
/** What packages bring for compilers, debuggers and readers. Licences stay. */
const unneededInPackages = /\.(?:map|[cm]?tsx?|flow|md)$|\/(?:__tests__|\.github)\//i;

if (!existsSync(path.join(root, 'build/server/index.js'))) {
  console.error('The site is not built. Run “npm run build” first.');
  process.exit(1);
}
rmSync(target, { recursive: true, force: true });
for (const name of [...built, ...documents]) copy(name, () => true);
for (const room of rooms) copy(room, (name) => !unneededSources.test(name));
for (const name of runtimePackages()) {
  copy(name, (file) => !file.slice(name.length).endsWith('/node_modules') && !unneededInPackages.test(file));
}
for (const name of documents.filter((one) => one.endsWith('.md'))) unlinkMissing(path.join(target, name));
copyNode();
writeFileSync(path.join(target, 'package.json'), `${JSON.stringify(packageFile(), null, 2)}\n`);
console.log(
  `build/runtime: ${Math.round(sizeOf(target) / 1e6)} MB. Start it there with: node_modules/.bin/node ${nodeFlags.join(' ')} main/main.ts`,
);

/** Copies a file or folder of the repository, without what `wanted` refuses. */
function copy(name, wanted) {
  cpSync(path.join(root, name), path.join(target, name), {
    recursive: true,
    filter: (source) => wanted(path.relative(root, source).replaceAll(path.sep, '/')),
  });
}

/** The decisions and the guide are not packed. */
function unlinkMissing(file) {
  const exists = (link) => existsSync(path.join(path.dirname(file), link));
  writeFileSync(file, withoutDeadLinks(readFileSync(file, 'utf8'), exists));
}

/** The Node of the lockfile alone, without headers and npm, where `node --run` finds it. */
function copyNode() {
  const folder = path.join(target, 'node_modules', '.bin');
  mkdirSync(folder, { recursive: true });
  const name = path.basename(process.execPath);
  cpSync(process.execPath, path.join(folder, name));
}

/** Commands and import names of the repository, without those that need its tools. */
function packageFile() {
  const {
    name,
    version,
    private: unpublished,
    license,
    type,
    imports,
    scripts,
  } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  return {
    ...{ name, version, private: unpublished, license, type, imports },
    scripts: runtimeScripts(scripts),
    dependencies: runtimeDependencies(),
  };
}

function sizeOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);
}
