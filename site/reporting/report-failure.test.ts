import { JSDOM } from 'jsdom';
import { beforeEach, expect, it, vi } from 'vitest';
import { reportSchema } from '#contract/reporting/report.ts';

const sent: { address: string; body: Blob }[] = [];

/** A new instance of the module, as on each page load, in a window at an address. */
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

const sentReport = async () => reportSchema.parse(JSON.parse((await sent[0]?.body.text()) ?? ''));

it('reports a failure with its causes and the path of the page, without the query', async () => {
  const { reportFailure } = await open('/de/search?q=callas');
  reportFailure('autocomplete', new TypeError('No list', { cause: new Error('500') }));
  expect(sent.map(({ address, body }) => [address, body.type])).toEqual([['/reports', 'application/json']]);
  const report = await sentReport();
  expect(report).toMatchObject({ what: 'autocomplete', path: '/de/search' });
  expect(report.errors.map(({ name, message }) => [name, message])).toEqual([
    ['TypeError', 'No list'],
    ['Error', '500'],
  ]);
  expect(JSON.stringify(report)).not.toContain('callas');
});

it('reports the same failure once per page, and another one as well', async () => {
  const { reportFailure } = await open('/de');
  reportFailure('list', new Error('a'));
  reportFailure('list', new Error('a'));
  reportFailure('event overlay', new Error('a'));
  reportFailure('list', new Error('b'));
  expect(sent).toHaveLength(3);
});

it('reports at most twenty failures per page', async () => {
  const { reportFailure } = await open('/de');
  for (let n = 0; n < 100; n += 1) reportFailure('list', new Error(String(n)));
  expect(sent).toHaveLength(20);
});

it('does not report cancelled requests and failures while offline', async () => {
  const { reportFailure } = await open('/de');
  reportFailure('list', new DOMException('Left', 'AbortError'));
  const offline = await open('/de', { onLine: false });
  offline.reportFailure('list', new TypeError('Failed to fetch'));
  expect(sent).toEqual([]);
});

it('does nothing when the site has no report service', async () => {
  const { reportFailure } = await open('/de', { reports: false });
  reportFailure('list', new Error('x'));
  expect(sent).toEqual([]);
});

it('accepts values that are not errors, and never throws', async () => {
  const { reportFailure } = await open('/de');
  reportFailure('list', { secret: 'maria@oper.example' });
  expect((await sentReport()).errors).toEqual([{ name: 'Error', message: 'Thrown: object', stack: '' }]);
  vi.stubGlobal('navigator', { onLine: true });
  expect(() => reportFailure('list', undefined)).not.toThrow();
});

it('cuts long errors to the maximum length of the report service', async () => {
  const { reportFailure } = await open('/de');
  const error = new Error('m'.repeat(2000));
  error.stack = 's'.repeat(50_000);
  reportFailure('page', error);
  expect((await sentReport()).errors[0]?.stack).toHaveLength(6000);
});
