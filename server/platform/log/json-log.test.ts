import { afterEach, expect, it } from 'vitest';
import { logAsJson } from './json-log.ts';
import { withRequestId } from './request-id.ts';

let end = () => {};
afterEach(() => end());

it('each call is one line of JSON with level, time and the id of its request', async () => {
  const lines: [Record<string, unknown>, boolean][] = [];
  end = logAsJson((line, isError) => lines.push([JSON.parse(line) as Record<string, unknown>, isError]));
  console.log('\nReady: %s\n', 'http://localhost');
  console.log('');
  await withRequestId('request-1', async () => {
    await Promise.resolve();
    console.error(new Error('on purpose\nin two lines'));
  });
  expect(lines).toMatchObject([
    [{ level: 'info', message: 'Ready: http://localhost', pid: process.pid }, false],
    [{ level: 'error', request_id: 'request-1' }, true],
  ]);
  expect(lines[0]?.[0]).not.toHaveProperty('request_id');
  expect(lines[1]?.[0].message).toContain('on purpose\nin two lines');
});
