import { expect, test } from 'vitest';
import { statusOf } from './error-page.tsx';

test.each([
  [{ statusCode: 404 }, 404],
  [{ status: 503 }, 503],
  [{ response: { status: 410 } }, 410],
  [{ statusCode: 404, status: 500 }, 404],
  [{ status: 200 }, 500],
  [{ status: 'x' }, 500],
  [new Error('x'), 500],
  ['thrown', 500],
  [null, 500],
])('%j stands for the status %i', (error, status) => {
  expect(statusOf(error)).toBe(status);
});
