import { connect } from 'node:net';
import type { Random } from './random.ts';

const methods = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'get',
  'G E T',
  '',
] as const;
const targets = [
  '/',
  '/de',
  '/de/',
  '*',
  '',
  '//',
  '/de/../..',
  '/de?',
  '/de#x',
  '/%',
  '/%00',
  '/%2e%2e/',
  '/de/%ff',
  '\\',
  'http://house.example/de',
  'http://[::1/',
  'https://x:99999/',
  '//evil.example/de',
  'de',
  '/\u0001',
  '/ö',
  '/a b',
  '/media/originals/..',
  '/media/x/1.webp?w=1e9',
  '/assets/../x',
  '/auth/',
  '/auth/sign-in/email',
  '/sw.js',
  '/de/api/events/?page_size=-1',
  '/webshop/webticket/shop',
  '/openapi.json',
  `/${'a'.repeat(5000)}`,
] as const;
const versions = ['HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/9', 'http/1.1', '', 'HTTP/1.1 '] as const;
const headers = [
  'Host: house.example',
  'Host:',
  'Host: a b',
  'Host: a, b',
  'Host: [::1]:x',
  'Host: \u00FC',
  'host: x:0',
  'Content-Length: 5',
  'Content-Length: -1',
  'Content-Length: 1e3',
  'Content-Length: 99999999999',
  'Content-Length: 0',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: gzip',
  'Transfer-Encoding: chunked, identity',
  'TE: x',
  'Expect: 100-continue',
  'Expect: x',
  'Connection: upgrade',
  'Upgrade: websocket',
  'Upgrade: h2c',
  'Connection: close',
  'Range: bytes=0-',
  'Range: bytes=9-1,2-',
  'Range: x',
  'If-None-Match: *',
  'If-Modified-Since: never',
  'Accept: ',
  'Accept-Encoding: br;q=x',
  'Accept-Encoding: *;q=0',
  'Accept-Language: %',
  'Cookie: session=%',
  'Cookie: ;;;=;a',
  'Cookie: better-auth.session_token=x.y',
  'Authorization: Basic %',
  'X-Forwarded-For: x, ,',
  'X-Forwarded-Proto: x',
  'Content-Type: application/json',
  'Content-Type: multipart/form-data',
  'Content-Type: ',
  'Origin: null',
  'Origin: x',
  ' folded',
  'no colon',
  ': empty',
  'a\u0000b: c',
  `X-Long: ${'y'.repeat(20_000)}`,
  'Traceparent: 00-x',
  'Referer: %',
] as const;
const bodies = [
  '',
  'hello',
  '5\r\nhello\r\n0\r\n\r\n',
  'zz\r\n',
  '-1\r\n',
  '{"a":',
  '\0'.repeat(100),
  '0\r\nX: y\r\n\r\n',
] as const;

/** Bytes of a request that breaks a rule or two of HTTP. */
export function rawRequest(random: Random): Buffer {
  if (random.chance(0.05)) return Buffer.from(Array.from({ length: 1 + random.below(300) }, () => random.below(256)));
  const lines = [`${random.pick(methods)} ${random.pick(targets)} ${random.pick(versions)}`];
  if (random.chance(0.8)) lines.push('Host: house.example');
  for (let count = random.below(5); count > 0; count -= 1) lines.push(random.pick(headers));
  const text = `${lines.join(random.chance(0.9) ? '\r\n' : '\n')}\r\n\r\n${random.pick(bodies)}`;
  const bytes = Buffer.from(text, random.chance(0.5) ? 'latin1' : 'utf8');
  return random.chance(0.05) ? bytes.subarray(0, random.below(bytes.length)) : bytes;
}

/** Milliseconds without a first answer, and after the last one, until the connection is closed. */
const patience = { first: 1500, next: 150 };

/** Sends the bytes and reads for a moment; the statuses of all answers. */
export function sendRaw(port: number, bytes: Buffer): Promise<number[]> {
  return new Promise((resolve) => {
    let text = '';
    // Ending our side first would make the server drop what it is about to answer.
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.setTimeout(patience.first, () => socket.destroy());
    socket.setEncoding('latin1');
    socket.on('data', (part: string) => {
      text += part;
      socket.setTimeout(patience.next);
      if (text.length > 300_000) socket.destroy();
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      resolve([...text.matchAll(/HTTP\/1\.[01] (\d{3}) /g)].map(([, status]) => Number(status)));
    });
  });
}
