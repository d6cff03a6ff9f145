import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { measureCachedPage } from './measures/cached-page.ts';
import { type Figure, keepsBudget, showBudget } from './figure.ts';
import { measureEditor } from './measures/editor.ts';
import { measureGrowth } from './measures/growth.ts';
import { measureFirstLoad } from './measures/first-load.ts';
import { type MachineState, withMachineState } from './setup/machine.ts';
import { measureLighthouse } from './measures/lighthouse.ts';
import { loadTool } from './setup/load.ts';
import { measureMemory } from './measures/memory.ts';
import { measureNavigation } from './measures/navigation.ts';
import { measurePanels } from './measures/panels.ts';
import { measureSearch } from './measures/search.ts';
import { type Product, withDataFolder, withProduct } from './setup/product.ts';
import { measureUncachedPage } from './measures/uncached-page.ts';

type Measure = (product: Product) => Promise<void>;
type Measured = Figure & { machine: MachineState };

const editor = { email: 'messung@colonia.example', password: randomUUID() };

const figures = await withDataFolder(async (folder) => {
  const house = `${folder}/house`;
  const found: Measured[] = [];
  const measure = async (name: string, run: () => Promise<Figure[]>) => {
    if (!isWanted(name)) return;
    console.log(`— ${name}`);
    const [measured, machine] = await withMachineState(run);
    for (const figure of measured) {
      found.push({ ...figure, machine });
      const verdict = keepsBudget(figure) ? 'ok   ' : machine.isNoisy ? 'NOISY' : 'OVER ';
      console.log(
        `  ${verdict} ${figure.name}: ${shown(figure.value)} ${figure.unit} (budget ${showBudget(figure)}, machine ${shownMachine(machine)})`,
      );
    }
  };
  const withWanted = async (names: string[], env: Record<string, string>, dataDir: string, run: Measure) => {
    if (names.some(isWanted)) await withProduct(env, dataDir, run);
  };
  const measureMemoryOf = async (name: string, env: Record<string, string>, dataDir: string, max: number) => {
    // What a house runs with every day: a process that has not just imported the demo.
    await withWanted([name], env, dataDir, async () => {});
    await withWanted([name], env, dataDir, (product) => measure(name, () => measureMemory(product, name, max)));
  };
  const asEditor = { ADMIN_EMAIL: editor.email, ADMIN_PASSWORD: editor.password };
  await withWanted(
    ['cached page', 'first load', 'Lighthouse', 'panels', 'navigation', 'editor'],
    asEditor,
    house,
    async (product) => {
      await measure('cached page', () => measureCachedPage(product, folder));
      await measure('first load', () => measureFirstLoad(product));
      await measure('Lighthouse', () => measureLighthouse(product));
      await measure('panels', () => measurePanels(product));
      await measure('navigation', () => measureNavigation(product));
      await measure('editor', () => measureEditor(product, editor));
    },
  );
  await measureMemoryOf('memory, all in one process', {}, house, 450);
  const postgres = process.env.BENCH_DATABASE_URL;
  if (postgres) {
    await measure('growth on PostgreSQL', () => measureGrowth(postgres));
    await withWanted(['cached page on PostgreSQL'], { DATABASE_URL: postgres }, `${folder}/on-postgres`, (product) =>
      measure('cached page on PostgreSQL', () => measureCachedPage(product, folder, 'cached page on PostgreSQL')),
    );
    await measureMemoryOf('memory on PostgreSQL', { DATABASE_URL: postgres }, `${folder}/on-postgres`, 350);
  }
  await measure('search', () => measureSearch(folder, postgres));
  await withWanted(['uncached page'], { ...asEditor, PAGE_CACHE_MEGABYTES: '0' }, house, (product) =>
    measure('uncached page', () => measureUncachedPage(product, editor)),
  );
  return found;
});
const results = 'bench/RESULTS.md';
await writeFile(results, report(figures, await readFile(results, 'utf8').catch(() => '')));

/** `npm run bench -- cached search` measures only names that contain one of these words. */
function isWanted(name: string): boolean {
  const words = process.argv.slice(2);
  return words.length === 0 || words.some((word) => name.includes(word));
}

function shown(value: number): string {
  const digits = value >= 1000 ? 0 : value >= 100 ? 1 : 3;
  return String(Number(value.toFixed(digits)));
}

function shownMachine({ speed, isNoisy }: MachineState): string {
  return `${speed.toFixed(1)} ms${isNoisy ? ', noisy' : ''}`;
}

/** New figures replace old ones of the same name; figures that were not measured now stay. */
function report(all: Measured[], before: string): string {
  const rows = new Map(
    [...before.matchAll(/^\| (?!Figure|---)([^|]+?) \|.*$/gm)].map(([row, name = '']) => [name, row]),
  );
  const day = new Date().toISOString().slice(0, 16).replace('T', ' ');
  for (const figure of all) {
    const { name, value, unit, machine, note = '' } = figure;
    const met = keepsBudget(figure) ? 'yes' : machine.isNoisy ? 'too noisy to judge' : '**no**';
    const measured = `${shown(value)}${unit && ` ${unit}`}`;
    rows.set(
      name,
      `| ${name} | ${measured} | ${showBudget(figure)} | ${met} | ${day} | ${note} | ${shownMachine(machine)} |`,
    );
  }
  const [cpu] = cpus();
  return `# Measured figures

Written by \`npm run bench\`; do not edit by hand. Times are UTC.

- Machine: ${availableParallelism()} × ${cpu?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GiB
- Node ${process.version}; load by ${loadTool}, 50 connections, server and load on separate cores; demo content on the embedded database unless a row says otherwise
- Machine of a figure: milliseconds for a fixed piece of work before and after it. Noisy: other programs used more than a tenth of the cores, or one turn of that work took a third longer than another

| Figure | Measured | Budget | Met | When | Note | Machine |
| --- | ---: | ---: | --- | --- | --- | ---: |
${[...rows.values()].join('\n')}
`;
}
