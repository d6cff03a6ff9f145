import { expect, it } from 'vitest';
import { toHttpError } from './request.ts';

it('says that something is too large, also if a proxy refused it with a page of its own', () => {
  expect(toHttpError(413, '<html>').message).toBe('errors.too_large');
  expect(toHttpError(413, { code: 'payload_too_large', message: 'Höchstens 40 MB.' }).message).toBe('Höchstens 40 MB.');
  expect(toHttpError(502, '<html>').message).toBe('errors.failed');
});
