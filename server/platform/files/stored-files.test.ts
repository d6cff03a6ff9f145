import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { AppError } from '#contract/base/errors.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { startS3Server } from '#tests/s3-server.ts';
import { readMediaUrl } from '../media-url.ts';
import { openStorage, type StoredFiles } from './stored-files.ts';

const folder = await temporaryFolder();
const server = await startS3Server();
afterAll(() => server.end());

const bytes = (text: string) => new TextEncoder().encode(text);
const textOf = (content: Uint8Array | null) => content && Buffer.from(content).toString();

describe.each(['disk', 's3'] as const)('storage on %s', (kind) => {
  let files: StoredFiles;
  beforeAll(async () => {
    files = await openStorage({ dataDir: folder, media: kind === 's3' ? server.store : undefined });
  });

  it('writes, replaces, reads in part and removes a file', async () => {
    await files.write('originals/ab/abc', bytes('first'));
    await files.write('originals/ab/abc', bytes('0123456789'));
    expect(textOf(await files.read('originals/ab/abc'))).toBe('0123456789');
    const opened = await files.open('originals/ab/abc');
    expect(opened?.size).toBe(10);
    expect(await new Response(opened?.read(2, 4)).text()).toBe('234');
    expect(await new Response(opened?.read(0, 9)).text()).toBe('0123456789');
    await files.remove('originals/ab/abc');
    await files.remove('originals/ab/abc');
    expect(await files.read('originals/ab/abc')).toBeNull();
    expect(await files.open('originals/ab/abc')).toBeNull();
  });

  it('lists the files below a folder only', async () => {
    await files.write('originals/cd/one', bytes('1'));
    await files.write('originals/ef/two', bytes('2'));
    await files.write('renditions/ef/two/320.webp', bytes('3'));
    expect((await files.list('originals')).toSorted()).toEqual(['originals/cd/one', 'originals/ef/two']);
    expect(await files.list('nothing')).toEqual([]);
  });

  it('refuses keys that leave the storage', async () => {
    await expect(files.read('../secret')).rejects.toThrow('Not a key');
    await expect(files.write('originals//x', bytes('x'))).rejects.toThrow('Not a key');
  });

  it('has no drafts after writing', async () => {
    await files.write('store-id', bytes('x'));
    expect(await files.removeDrafts(new Date())).toBe(0);
  });
});

it('a store that does not answer is an outage with a sentence, and one line in the log', async () => {
  const gone = await startS3Server();
  const files = await openStorage({ dataDir: folder, media: gone.store });
  await gone.end();
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const refusals = [files.read('a'), files.write('a', bytes('x')), files.remove('a'), files.open('a'), files.list('a')];
  for (const refused of await Promise.allSettled(refusals)) {
    const reason: unknown = refused.status === 'rejected' ? refused.reason : undefined;
    expect(reason).toBeInstanceOf(AppError);
    expect(reason).toMatchObject({ code: 'unavailable', sentence: 'media_store_away' });
  }
  expect(log).toHaveBeenCalledOnce();
  expect(log.mock.calls[0]?.[0]).toMatch(
    /^The media store s3:\/\/house\/media\/ at http.* cannot be used: .*ECONNREFUSED.*\. Check that the store runs/,
  );
  log.mockRestore();
});

it('a bucket that does not exist is an outage, not a missing file', async () => {
  const files = await openStorage({ dataDir: folder, media: { ...server.store, bucket: 'another' } });
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  await expect(files.read('store-id')).rejects.toMatchObject({ code: 'unavailable' });
  expect(log.mock.calls[0]?.[0]).toMatch(/NoSuchBucket.*\. Create the bucket, or correct MEDIA_URL\.$/);
  log.mockRestore();
});

it('reads the address of a store', () => {
  expect(readMediaUrl('s3://house/a/b/?endpoint=https://s3.example:9000/&region=fsn1')).toEqual({
    bucket: 'house',
    prefix: 'a/b/',
    endpoint: 'https://s3.example:9000',
    region: 'fsn1',
  });
  expect(readMediaUrl('s3://house')).toMatchObject({ prefix: '', endpoint: undefined, region: 'us-east-1' });
  for (const wrong of ['https://house', 's3://', 's3://house?endpoint=ftp://x', 's3://house?regoin=x'])
    expect(readMediaUrl(wrong)).toBeNull();
});
