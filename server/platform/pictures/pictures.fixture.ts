import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect } from 'vitest';
import { type Media, mediaSchema } from '#contract/media/media.ts';
import type { TestBackend } from '#tests/test-backend.ts';

interface Shape {
  width?: number;
  height?: number;
}

/** A picture with content, so that formats and sizes give different bytes. */
export function picture({ width = 900, height = 600 }: Shape = {}) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="#7a1030"/><stop offset="1" stop-color="#f0c060"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#g)"/>
    <circle cx="30%" cy="40%" r="15%" fill="#204080"/><rect x="60%" y="10%" width="25%" height="70%" fill="#f8f4ec" opacity=".8"/>
  </svg>`;
  return sharp(Buffer.from(svg));
}

export const jpeg = (shape?: Shape) => picture(shape).jpeg().toBuffer();
export const png = (shape?: Shape) => picture(shape).png().toBuffer();

/** A multipart body with a file and optional JSON parts. */
export function upload(bytes: Uint8Array, name: string, parts: Record<string, unknown> = {}): FormData {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], name));
  for (const [key, value] of Object.entries(parts)) form.set(key, JSON.stringify(value));
  return form;
}

/** Uploads a file to the library; returns its entry. */
export async function storeFile(
  { app }: Pick<TestBackend, 'app'>,
  headers: Record<string, string>,
  ...file: Parameters<typeof upload>
): Promise<Media> {
  const answer = await app.request('/de/api/media/', { method: 'POST', headers, body: upload(...file) });
  expect(answer.status).toBe(201);
  return mediaSchema.parse(await answer.json());
}

export const emptyZip = Buffer.concat([Buffer.from('PK\x05\x06'), Buffer.alloc(18)]);
export const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n');

/** A valid PNG with one bit per pixel: few bytes, many pixels. */
export function blackPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
