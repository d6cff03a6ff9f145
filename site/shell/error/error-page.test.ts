import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { expect, it } from 'vitest';
import { ErrorPage, statusOf } from './error-page.tsx';

it.each([
  [{ statusCode: 404 }, 404],
  [{ status: 503 }, 503],
  [{ response: { status: 410 } }, 410],
  [{ statusCode: 404, status: 500 }, 404],
  [{ status: 200 }, 500],
  [{ status: 'x' }, 500],
  [new Error('x'), 500],
  ['thrown', 500],
  [null, 500],
])('%j has the status %i', (error, status) => {
  expect(statusOf(error)).toBe(status);
});

it.each([
  [new ErrorResponse(500, 'Unknown middleware nonsense', null), '500 Unknown middleware nonsense'],
  [new ErrorResponse(404, 'Not Found', null), '404 Not Found'],
  [{ statusCode: 404 }, '404 Not Found'],
  [new Error('what went wrong is nobody’s business'), '500 Internal Server Error'],
])('the page for %s shows %s', (error, message) => {
  const page = renderToStaticMarkup(
    createElement(MemoryRouter, { initialEntries: ['/de/x'] }, createElement(ErrorPage, { error })),
  );
  expect(page).toContain(`>${message}<`);
  expect(page).toContain('href="/de"');
  expect(page).not.toContain('nobody');
});
