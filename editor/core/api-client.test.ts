import { expect, it } from 'vitest';
import { ApiError } from './api-client.ts';

const page = '<html><title>413 Request Entity Too Large</title></html>';

it('says that a file is too large, also if a proxy refused it with a page of its own', () => {
  expect(new ApiError(413, page).message).toBe('Das ist zu groß, um es hochzuladen.');
  expect(new ApiError(413, { code: 'payload_too_large', message: 'Höchstens 40 MB.' }).message).toBe(
    'Höchstens 40 MB.',
  );
  expect(new ApiError(502, page).message).toMatch(/antwortet gerade nicht/);
});
