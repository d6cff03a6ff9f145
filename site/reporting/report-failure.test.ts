import { JSDOM } from 'jsdom';
import { beforeEach, expect, test, vi } from 'vitest';
import { reportSchema } from '#contract/report.ts';

const sent: { address: string; body: Blob }[] = [];

/** The module anew, as each page loads it, in a window at an address. */
async function open(address: string, { reports = true, onLine = true } = {}) {
  const { window } = new JSDOM(`<html${reports ? ' data-reports' : ''}></html>`, {
    url: `https://oper.example${address}`,
  });
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', window.document);
  vi.stubGlobal('navigator', {
    onLine,
    sendBeacon(to: string, body: Blob) {
      sent.push({ address: to, body });
      return true;
    },
  });
  vi.resetModules();
  const { reportFailure } = await import('./report-failure.ts');
  return { reportFailure, window };
}

beforeEach(() => {
  sent.length = 0;
  return () => vi.unstubAllGlobals();
});

const told = async () => reportSchema.parse(JSON.parse((await sent[0]?.body.text()) ?? ''));

test('a failure is told to the house with its causes and the path of the page, not its query', async () => {
  const { reportFailure } = await open('/de/search?q=callas');
  reportFailure('autocomplete', new TypeError('No list', { cause: new Error('500') }));
  expect(sent.map(({ address, body }) => [address, body.type])).toEqual([['/reports', 'application/json']]);
  const report = await told();
  expect(report).toMatchObject({ what: 'autocomplete', path: '/de/search' });
  expect(report.errors.map(({ name, message }) => [name, message])).toEqual([
    ['TypeError', 'No list'],
    ['Error', '500'],
  ]);
  expect(JSON.stringify(report)).not.toContain('callas');
});

test('the same failure is told once on a page, another one again', async () => {
  const { reportFailure } = await open('/de');
  reportFailure('list', new Error('a'));
  reportFailure('list', new Error('a'));
  reportFailure('event overlay', new Error('a'));
  reportFailure('list', new Error('b'));
  expect(sent).toHaveLength(3);
});

test('however much fails, a page tells twenty failures at most', async () => {
  const { reportFailure } = await open('/de');
  for (let n = 0; n < 100; n += 1) reportFailure('list', new Error(String(n)));
  expect(sent).toHaveLength(20);
});

test('cancelled requests and being offline are no failures', async () => {
  const { reportFailure } = await open('/de');
  reportFailure('list', new DOMException('Left', 'AbortError'));
  const offline = await open('/de', { onLine: false });
  offline.reportFailure('list', new TypeError('Failed to fetch'));
  expect(sent).toEqual([]);
});

test('nothing happens where the house has no service for reports', async () => {
  const { reportFailure } = await open('/de', { reports: false });
  reportFailure('list', new Error('x'));
  expect(sent).toEqual([]);
});

test('what is thrown that is no error, and what cannot be sent, harms nobody', async () => {
  const { reportFailure } = await open('/de');
  reportFailure('list', { secret: 'maria@oper.example' });
  expect((await told()).errors).toEqual([{ name: 'Error', message: 'Thrown: object', stack: '' }]);
  vi.stubGlobal('navigator', { onLine: true });
  expect(() => reportFailure('list', undefined)).not.toThrow();
});

test('long errors are cut to what the house takes', async () => {
  const { reportFailure } = await open('/de');
  const error = new Error('m'.repeat(2000));
  error.stack = 's'.repeat(50_000);
  reportFailure('page', error);
  expect((await told()).errors[0]?.stack).toHaveLength(6000);
});
