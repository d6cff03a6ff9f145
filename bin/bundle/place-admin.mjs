import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../run-command.mjs';

/** Where the back office is built: outside of `build`, which the bundler of the site removes when it begins. */
export const adminDraft = path.join(root, 'node_modules', '.cache', 'admin-build');

/**
 * The files of the back office are served like those of the site; its page is not, because every answer carries a new
 * nonce.
 */
export async function placeAdmin() {
  const [files, page] = [path.join(root, 'build/client/admin'), path.join(root, 'build/admin')];
  await rm(files, { recursive: true, force: true });
  await rename(adminDraft, files);
  await mkdir(page, { recursive: true });
  await rename(path.join(files, 'index.html'), path.join(page, 'index.html'));
}
