/**
 * Takes the optional subsystems, or those that are named, out of a copy of the work tree, and runs the types there, with
 * `--tests` also the unit tests that remain: `npm run check:removable -- [--tests] [name …]`. Only lists may name a file
 * of a subsystem; so what compiles without all of them compiles without any one.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseSync } from 'vite';
import { root, run } from './run-command.mjs';

/** Beginnings of the paths of each subsystem. */
const subsystems = {
  import:
    'server/areas/import/ admin/import/ contract/office/import-api. contract/office/join-parts. contract/office/table-import-api. contract/office/wordpress-import-api. tests/e2e/back-office/import',
  notes:
    'server/areas/notes/ admin/resources/notes/ admin/shell/desk/notes. contract/editing/notes-api. editor/commands/note-commands. editor/features/notes/ tests/e2e/back-office/notes. tests/e2e/editor/note tests/e2e/support/notes-page. tests/notes-stay-inside.',
  'offline-reading': 'site/screens/offline/ site/shell/offline/ tests/e2e/visitors/offline.',
  'search-replace':
    'server/areas/search-replace/ admin/replace/ contract/editing/replacing-api. editor/commands/replace-commands. editor/features/replace/ text/replacing/ tests/e2e/back-office/replace. tests/e2e/editor/replace.',
  'take-over':
    'server/areas/take-over/ main/take-over/ admin/resources/take-over/ contract/office/take-over-api. tests/take-over tests/taking-over.',
  webshop: 'server/areas/webshop/ site/screens/webshop/ tests/e2e/visitors/webshop.',
};

/** Files that list what there is, with an entry for a subsystem. */
const lists = new Set(
  `admin/custom-screens.ts admin/resources.tsx admin/shell/back-office.tsx
  admin/shell/desk/desk.tsx bin/bundle/build-worker.mjs contract/api.ts editor/commands/commands.ts editor/shell/editor-shell.tsx
  editor/shell/overlay.tsx editor/shell/panels.tsx main/main.ts server/app.ts server/create-context.ts
  site/entry.server.tsx site/root.tsx site/routes.ts`.split(/\s+/),
);

/** Tests of all that there is together: every text is used, every screen has a route, the desk has every part. */
const ofTheWhole = new Set([
  'admin/messages/messages.test.ts',
  'admin/shell/desk/desk.test.tsx',
  'site/screens.test.ts',
]);

const asked = process.argv.slice(2).filter((one) => !one.startsWith('--'));
const names = asked.length > 0 ? asked : Object.keys(subsystems);
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(path.join(root, file)));
const isIn = (name) => (file) => subsystems[name].split(' ').some((start) => file.startsWith(start));
const isOut = (file) => names.some((name) => isIn(name)(file)) || ofTheWhole.has(file);
const wrong = names.flatMap((name) => importersOf(isIn(name)).filter((file) => !lists.has(file)));
for (const file of wrong) console.error(`${file} imports an optional subsystem, and is no list.`);
process.exit(wrong.length > 0 ? 1 : await runWithout());

async function runWithout() {
  console.log(`Without ${names.join(', ')}:`);
  const cwd = mkdtempSync(path.join(tmpdir(), 'without-'));
  try {
    for (const file of files.filter((each) => !isOut(each))) cpSync(path.join(root, file), path.join(cwd, file));
    for (const folder of ['node_modules', 'admin/node_modules'].filter((each) => existsSync(path.join(root, each))))
      symlinkSync(path.join(root, folder), path.join(cwd, folder));
    // A copy: the tests build the site, which compiles the texts again.
    cpSync(path.join(root, 'messages/paraglide'), path.join(cwd, 'messages/paraglide'), { recursive: true });
    for (const file of importersOf(isOut)) writeFileSync(path.join(cwd, file), withoutEntries(file));
    const unused = ['--noUnusedLocals', 'false', '--noUnusedParameters', 'false'];
    return (
      (await run('react-router', ['typegen'], { cwd })) ||
      (await run('tsc', ['--noEmit', ...unused], { cwd })) ||
      (process.argv.includes('--tests') ? await run('vitest', ['run', '--project=units', '--project=dom'], { cwd }) : 0)
    );
  } finally {
    rmSync(cwd, { recursive: true });
  }
}

/** Files that remain and name one that does not. */
function importersOf(isRemoved) {
  return files.filter((file) => {
    if (isRemoved(file) || !/\.(?:tsx?|mjs)$/.test(file)) return false;
    const text = readFileSync(path.join(root, file), 'utf8');
    return [...text.matchAll(/'([^'\s]+\.\w+)'/g)].some(([, target]) => isRemoved(resolve(file, target)));
  });
}

function resolve(file, target) {
  return /^\.\.?\//.test(target) ? path.posix.join(path.posix.dirname(file), target) : target.replace(/^#/, '');
}

/** The text of a list without the entries that name a removed file, or what comes from one. */
function withoutEntries(file) {
  const text = readFileSync(path.join(root, file), 'utf8');
  const { program } = parseSync(file, text);
  const known = new Set();
  let gone = [];
  for (let before = -1; before < gone.length + known.size; visit(program, [])) before = gone.length + known.size;
  return gone
    .sort((one, other) => other.start - one.start)
    .reduce((left, { start, end }) => left.slice(0, start) + left.slice(end).replace(/^,/, ''), text);

  function visit(node, above) {
    const { type, name, value } = node;
    const isGone = type.endsWith('Identifier')
      ? known.has(name)
      : typeof value === 'string' && isOut(resolve(file, value));
    if (isGone) remove(entryOf([...above, node]));
    for (const child of Object.values(node).flat()) if (child?.type) visit(child, [...above, node]);
  }

  function remove(entry) {
    if (gone.some(({ start, end }) => start <= entry.start && entry.end <= end)) return;
    gone = [...gone.filter(({ start, end }) => start < entry.start || entry.end < end), entry];
    const { id, specifiers = [], declarations = [] } = entry;
    for (const one of [id, ...specifiers.map(({ local }) => local), ...declarations.map((each) => each.id)])
      if (one?.name) known.add(one.name);
  }
}

/** Of the nodes around a name the smallest that is an entry: of an array, an element, an object; else the statement. */
function entryOf(nodes) {
  const inside = nodes.slice(nodes.findLastIndex((_, at) => /^(?:Program|BlockStatement)$/.test(nodes[at - 1]?.type)));
  const isChild = ({ type }, parent) =>
    /^JSX(?:Element|ExpressionContainer)$/.test(type) && /^JSX(?:Element|Fragment)$/.test(parent.type);
  const entry = inside.findLast(
    (node, at) =>
      at > 0 &&
      (node.type === 'SpreadElement' || inside[at - 1].type === 'ArrayExpression' || isChild(node, inside[at - 1])),
  );
  return entry ?? inside.findLast(({ type }) => type === 'Property') ?? inside[0];
}
