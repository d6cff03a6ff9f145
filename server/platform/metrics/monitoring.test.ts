import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { outbox } from '#server/db/tables/outbox.ts';
import { root } from '#tests/source-files.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { createTestBackend } from '#tests/test-backend.ts';
import { createMetrics } from './metrics.ts';

const folder = path.join(root, 'docs/operations/monitoring');
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');

const ruleSchema = z.object({ alert: z.string(), expr: z.string(), labels: z.object({ severity: z.string() }) });
const { groups } = z
  .object({ groups: z.array(z.object({ rules: z.array(ruleSchema) })) })
  .parse(parse(read('alerts.yml')));
const rules = groups.flatMap((group) => group.rules);

const panelSchema = z.object({
  id: z.number(),
  title: z.string(),
  gridPos: z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() }),
  targets: z.array(z.object({ expr: z.string() })).default([]),
});
const { panels } = z.object({ panels: z.array(panelSchema) }).parse(JSON.parse(read('dashboard.json')));
const shown = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));

/** What the product's `/metrics` answers, with a value of each kind. */
let answer = '';
const scratch = await temporaryFolder();
beforeAll(async () => {
  const backend = await createTestBackend();
  await backend.ctx.db.insert(outbox).values({ channel: 'mail', payload: {}, nextAttemptAt: new Date() });
  const metrics = createMetrics();
  metrics.requests.inc({ route: 'page', code: 200 });
  const pages = { stock: { pages: 0, bytes: 0 }, hits: 0, misses: 0 };
  const stop = metrics.collectFrom({ pages, pool: backend.database.pool, db: backend.ctx.db });
  answer = await metrics.write();
  stop();
  await backend.close();
});

/** Names of metrics in an expression, each with the labels that it is selected by. */
function selections(expression: string): [string, string[]][] {
  return [...expression.matchAll(/\b((?:proscenium|process|nodejs)_\w+)(?:\{([^}]*)\})?/g)].map(
    ([, name = '', labels = '']) => [
      name,
      [...labels.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label = '']) => label),
    ],
  );
}

/** Labels of a metric in the answer; undefined if it has no such metric. */
function labelsOf(name: string): string[] | undefined {
  const line = answer.split('\n').find((text) => new RegExp(`^${name}[{ ]`).test(text));
  return line === undefined ? undefined : [...line.matchAll(/(\w+)="/g)].map(([, label = '']) => label);
}

/** Added by Prometheus to what it has read. */
const ofPrometheus = ['job', 'instance'];

it('alert rules and dashboard use metrics and labels that the product has', () => {
  const used = [...rules.map(({ expr }) => expr), ...shown].flatMap(selections);
  expect(used.length).toBeGreaterThan(40);
  for (const [name, labels] of used) {
    const known = labelsOf(name);
    expect(known, name).toBeDefined();
    expect([...ofPrometheus, ...(known ?? [])], name).toEqual(expect.arrayContaining(labels));
  }
});

it('every metric of the product is on the dashboard', () => {
  const names = [...answer.matchAll(/^# TYPE (proscenium_\w+)/gm)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(10);
  for (const name of names) expect(shown.join('\n'), name).toContain(name);
});

it('every alert has a test that raises it', () => {
  const tests = read('alerts.test.yml');
  for (const { alert } of rules) expect(tests).toMatch(new RegExp(`(?:alertname: |alertname=")${alert}\\b`));
});

it('panels of the dashboard have ids of their own and do not overlap', () => {
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, at) => `${x + (at % w)}:${y + Math.floor(at / w)}`),
  );
  expect(new Set(cells).size).toBe(cells.length);
});

const missing = spawnSync('promtool', ['--version']).error !== undefined;
if (missing) console.log('promtool is missing (Debian: prometheus): alert rules are not run.');

describe.skipIf(missing)('with promtool', () => {
  function promtool(parameters: string[]): void {
    const { status, stdout, stderr } = spawnSync('promtool', parameters, { cwd: folder, encoding: 'utf8' });
    expect({ status, text: stdout + stderr }).toMatchObject({ status: 0 });
  }

  it('the alerts are raised when they should be, and not otherwise', () => {
    promtool(['check', 'rules', 'alerts.yml']);
    promtool(['test', 'rules', 'alerts.test.yml']);
  });

  it('the configuration is one', () => promtool(['check', 'config', '--syntax-only', 'prometheus.yml']));

  it('the expressions of the dashboard are some', () => {
    const file = path.join(scratch, 'dashboard.yml');
    const recorded = shown.map((expr, at) => ({
      record: `panel_${at}`,
      expr: expr.replaceAll('$__rate_interval', '1m').replaceAll('$instance', '.*'),
    }));
    writeFileSync(file, JSON.stringify({ groups: [{ name: 'dashboard', rules: recorded }] }));
    promtool(['check', 'rules', file]);
  });

  it('the answer of /metrics is in the format of Prometheus', () => {
    const { stdout, stderr } = spawnSync('promtool', ['check', 'metrics'], { input: answer, encoding: 'utf8' });
    expect(`${stdout}${stderr}`.trim()).toBe('');
  });
});
