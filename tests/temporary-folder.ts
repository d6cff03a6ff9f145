import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';

/** A folder for the tests of a file, for its top level: removed after the last one, and after what was opened later. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'proscenium-test-'));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
