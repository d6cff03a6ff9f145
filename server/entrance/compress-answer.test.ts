import { expect, test } from 'vitest';
import { compressAnswer } from './compress-answer.ts';

const asked = new Request('https://oper.example/', { headers: { 'accept-encoding': 'gzip' } });
const encodingOf = async (type: string, text = 'Vorhang auf. '.repeat(200)) => {
  const answer = await compressAnswer(asked, new Response(text, { headers: { 'Content-Type': type } }));
  return answer.headers.get('content-encoding');
};

test.each([
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

test.each(['application/zip', 'image/jpeg', 'application/octet-stream', ''])(
  'what is no text passes through: %s',
  async (type) => {
    expect(await encodingOf(type)).toBeNull();
  },
);

test('so does what is too short to gain by it, saying that it depends on the asking', async () => {
  const answer = await compressAnswer(asked, new Response('{}', { headers: { 'Content-Type': 'application/json' } }));
  expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual([null, 'Accept-Encoding']);
});
