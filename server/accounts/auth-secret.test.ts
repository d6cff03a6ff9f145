import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { authSecret } from './auth-secret.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'proscenium-secret-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the secret of the settings goes first and leaves no file', () => {
  const dataDir = path.join(folder, 'set');
  expect(authSecret({ authSecret: 's'.repeat(32), dataDir })).toBe('s'.repeat(32));
  expect(readdirSync(folder)).toEqual([]);
});

test('without one a long secret is made once, kept, and readable by its owner only', () => {
  const dataDir = path.join(folder, 'made');
  const first = authSecret({ authSecret: undefined, dataDir });
  expect(first.length).toBeGreaterThanOrEqual(64);
  expect(authSecret({ authSecret: undefined, dataDir })).toBe(first);
  expect(readdirSync(dataDir)).toEqual(['secret']);
  expect(statSync(path.join(dataDir, 'secret')).mode & 0o777).toBe(0o600);
  expect(authSecret({ authSecret: undefined, dataDir: path.join(folder, 'elsewhere') })).not.toBe(first);
});

test('a damaged file stops the start with a sentence that says how to mend it', () => {
  writeFileSync(path.join(folder, 'secret'), 'short');
  expect(() => authSecret({ authSecret: undefined, dataDir: folder })).toThrow(/Delete it .* or set AUTH_SECRET/);
});
