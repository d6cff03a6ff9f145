import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { measureCachedPage } from './cached-page.ts';
import { type Figure, keepsBudget, showBudget } from './figure.ts';
import { measureEditor } from './editor.ts';
import { measureGrowth } from './growth.ts';
import { measureFirstLoad } from './first-load.ts';
import { measureLighthouse } from './lighthouse.ts';
import { loadTool } from './load.ts';
import { measureMemory } from './memory.ts';
import { measureSearch } from './search.ts';
import { withDataFolder, withProduct } from './product.ts';
import { measureUncachedPage } from './uncached-page.ts';

const editor = { email: 'messung@colonia.example', password: randomUUID() };

const figures = await withDataFolder(async (folder) => {
  const house = `${folder}/house`;
  const found: Figure[] = [];
  const measure = async (name: string, run: () => Promise<Figure[]>) => {
    console.log(`— ${name}`);
    for (const figure of await run()) {
      found.push(figure);
      console.log(
        `${keepsBudget(figure) ? '  ok   ' : '  OVER '}${figure.name}: ${shown(figure.value)} ${figure.unit} (budget ${showBudget(figure)})`,
      );
    }
  };
  await withProduct({ ADMIN_EMAIL: editor.email, ADMIN_PASSWORD: editor.password }, house, async (product) => {
    await measure('cached page', () => measureCachedPage(product, folder));
    await measure('memory', () => measureMemory(product));
    await measure('first load', () => measureFirstLoad(product));
    await measure('Lighthouse', () => measureLighthouse(product));
    await measure('editor', () => measureEditor(product, editor));
  });
  const postgres = process.env.BENCH_DATABASE_URL;
  if (postgres) await measure('growth on PostgreSQL', () => measureGrowth(postgres));
  if (postgres)
    await withProduct({ DATABASE_URL: postgres }, `${folder}/on-postgres`, (product) =>
      measure('cached page on PostgreSQL', () => measureCachedPage(product, folder, 'cached page on PostgreSQL')),
    );
  await measure('search', () => measureSearch(folder, postgres));
  await withProduct({ PAGE_CACHE_MEGABYTES: '0' }, house, (product) =>
    measure('uncached page', () => measureUncachedPage(product)),
  );
  return found;
});
await writeFile('bench/RESULTS.md', report(figures));

function shown(value: number): string {
  return value >= 100 ? String(Math.round(value)) : String(Math.round(value * 1000) / 1000);
}

function report(all: Figure[]): string {
  const rows = all.map((figure) => {
    const { name, value, unit, note = '' } = figure;
    return `| ${name} | ${shown(value)}${unit && ` ${unit}`} | ${showBudget(figure)} | ${keepsBudget(figure) ? 'yes' : '**no**'} | ${note} |`;
  });
  const [cpu] = cpus();
  return `# Measured figures

Written by \`npm run bench\`; do not edit by hand.

- Date: ${new Date().toISOString()}
- Machine: ${availableParallelism()} × ${cpu?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GiB
- Node ${process.version}; load by ${loadTool}, 50 connections, server and load each on a core of its own; the demo house on the embedded database

| Figure | Measured | Budget | Kept | Note |
| --- | ---: | ---: | --- | --- |
${rows.join('\n')}
`;
}
