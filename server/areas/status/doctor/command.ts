import { parseArgs } from 'node:util';
import { checkDatabase } from './check-database.ts';
import { checkMail } from './check-mail.ts';
import { checkBuild, checkDataFolder, checkLeftovers, checkNode, checkPort, checkTimeZone } from './check-machine.ts';
import { checkSettings, describeProxy } from './check-settings.ts';
import { checkTranslation } from './check-translation.ts';
import type { Finding } from './finding.ts';

// npm run doctor [-- --json]
// Exit code 0: nothing is wrong, warnings at most; 1: something is; 2: wrong arguments.
await run().catch((failure: unknown) => {
  console.error(failure instanceof Error ? failure.message : failure);
  process.exit(2);
});

async function run(): Promise<void> {
  const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
  const findings = await examine();
  const failed = findings.some(({ state }) => state === 'error');
  if (values.json) console.log(JSON.stringify({ status: failed ? 'error' : 'ok', findings }, null, 2));
  else print(findings);
  process.exitCode = failed ? 1 : 0;
}

async function examine(): Promise<Finding[]> {
  const { config, findings } = checkSettings(process.env);
  const machine = [await checkNode(), checkTimeZone(), await checkBuild()];
  if (!config) return [...findings, ...machine];
  return [
    ...findings,
    ...describeProxy(config, findings),
    ...machine,
    ...(await checkDataFolder(config)),
    await checkLeftovers(config),
    await checkPort(config),
    ...(await checkDatabase(config)),
    await checkMail(config),
    ...(await checkTranslation(config)),
  ];
}

function print(findings: Finding[]): void {
  const width = Math.max(...findings.map(({ subject }) => subject.length));
  for (const { state, subject, message, advice } of findings) {
    console.log(`${state.padEnd(5)}  ${subject.padEnd(width)}  ${message}`);
    if (advice !== undefined) console.log(`${' '.repeat(width + 9)}→ ${advice}`);
  }
}
