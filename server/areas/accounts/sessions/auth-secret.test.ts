import { readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { authSecret } from './secrets.ts';

const folder = await temporaryFolder();

it('prefers the configured secret and writes no file', () => {
  const dataDir = path.join(folder, 'set');
  expect(authSecret({ authSecret: 's'.repeat(32), dataDir })).toBe('s'.repeat(32));
  expect(readdirSync(folder)).toEqual([]);
});

it('creates a long secret once in a file that only its owner can read', () => {
  const dataDir = path.join(folder, 'made');
  const first = authSecret({ authSecret: undefined, dataDir });
  expect(first.length).toBeGreaterThanOrEqual(64);
  expect(authSecret({ authSecret: undefined, dataDir })).toBe(first);
  expect(readdirSync(dataDir)).toEqual(['secret']);
  expect(statSync(path.join(dataDir, 'secret')).mode & 0o777).toBe(0o600);
  expect(authSecret({ authSecret: undefined, dataDir: path.join(folder, 'elsewhere') })).not.toBe(first);
});

it('throws an error that names the fix when the secret file is damaged', () => {
  writeFileSync(path.join(folder, 'secret'), 'short');
  expect(() => authSecret({ authSecret: undefined, dataDir: folder })).toThrow(/Delete it .* or set AUTH_SECRET/);
});
