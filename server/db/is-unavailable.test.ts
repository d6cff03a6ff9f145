import { expect, it } from 'vitest';
import { isUnavailable } from './postgres-errors.ts';

const withCode = (code: string) => Object.assign(new Error('something'), { code });

it.each([
  ['a refused connection', withCode('ECONNREFUSED')],
  ['a server that shuts down', withCode('57P01')],
  ['a server that starts', withCode('57P03')],
  ['too many connections', withCode('53300')],
  ['a database that takes no connections', Object.assign(withCode('55000'), { severity: 'FATAL' })],
  [
    'a connection lost in a query, as the cause of a failed query',
    new Error('Failed query', { cause: new Error('Connection terminated unexpectedly') }),
  ],
  ['a pool that got no connection in time', new Error('timeout exceeded when trying to connect')],
  ['every address of a name refused', new AggregateError([withCode('ECONNREFUSED'), withCode('ECONNREFUSED')])],
])('%s means that the database is away', (_, error) => {
  expect(isUnavailable(error)).toBe(true);
});

it.each([
  ['a broken rule', withCode('23505')],
  ['a cancelled statement', withCode('57014')],
  ['an object in the wrong state', Object.assign(withCode('55000'), { severity: 'ERROR' })],
  ['another host that refuses', new TypeError('fetch failed', { cause: withCode('ECONNREFUSED') })],
  ['an ordinary error', new Error('something')],
  ['what is no error', 'ECONNREFUSED'],
])('%s does not', (_, error) => {
  expect(isUnavailable(error)).toBe(false);
});
