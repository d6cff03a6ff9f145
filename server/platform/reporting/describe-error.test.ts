import { expect, it } from 'vitest';
import { describeError } from './describe-error.ts';

it('describes an error with its causes and their code locations', () => {
  const text = describeError(new Error('outer', { cause: new TypeError('inner') }));
  expect(text).toMatch(/^Error: outer\n {4}at .*\n[^]*caused by TypeError: inner\n {4}at /);
});

it('describes a failed SQL statement without its parameter values', () => {
  const failed = Object.assign(
    new Error('Failed query: insert … params: hunter2', {
      cause: Object.assign(new Error('invalid input syntax for type integer: "hunter2"'), {
        code: '22P02',
        detail: 'Key (token)=(hunter2)',
      }),
    }),
    {
      query: 'insert into users values ($1)',
      params: ['hunter2'],
    },
  );
  const text = describeError(failed);
  expect(text).toContain('Failed query: insert into users values ($1)');
  expect(text).toContain('invalid input syntax for type integer: "…" (code=22P02)');
  expect(text).not.toContain('hunter2');
});
