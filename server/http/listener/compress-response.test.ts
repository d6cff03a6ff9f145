import { expect, it } from 'vitest';
import { compressResponse } from './compress-response.ts';

const request = new Request('https://oper.example/', { headers: { 'accept-encoding': 'gzip' } });
const encodingOf = async (type: string, text = 'Vorhang auf. '.repeat(200)) => {
  const answer = await compressResponse(request, new Response(text, { headers: { 'Content-Type': type } }));
  return answer.headers.get('content-encoding');
};

it.each([
  'text/html; charset=utf-8',
  'text/calendar; charset=utf-8',
  'application/json',
  'application/xml; charset=utf-8',
  'application/atom+xml; charset=utf-8',
  'application/ld+json',
  'image/svg+xml',
])('a text is compressed: %s', async (type) => {
  expect(await encodingOf(type)).toBe('gzip');
});

it.each(['application/zip', 'image/jpeg', 'application/octet-stream', ''])(
  'a response that is not a text passes unchanged: %s',
  async (type) => {
    expect(await encodingOf(type)).toBeNull();
  },
);

it('a short text is not compressed, and its response has Vary: Accept-Encoding', async () => {
  const answer = await compressResponse(
    request,
    new Response('{}', { headers: { 'Content-Type': 'application/json' } }),
  );
  expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual([null, 'Accept-Encoding']);
});
