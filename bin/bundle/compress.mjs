import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { root } from '../run-command.mjs';
import { markComplete } from '../setup/built-sources.mjs';

const folder = path.join(root, 'build', 'client');
const compressible = /\.(?:css|html|m?js|json|svg|txt|webmanifest|xml)$/;
/** Scripts are smallest in one block (React's file by 180 bytes), style sheets in blocks of 64 kB. */
const blockSize = (name) => (name.endsWith('.css') ? 16 : 20);

const entries = await readdir(folder, { recursive: true, withFileTypes: true });
const names = entries
  .filter((entry) => entry.isFile() && compressible.test(entry.name))
  .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));
await Promise.all(names.map(writeCompressed));
markComplete();

/** Writes `.br` and `.gz` next to a file if they are smaller. */
async function writeCompressed(name) {
  const bytes = await readFile(name);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGBLOCK]: blockSize(name) };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, { params }),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  if (br.length < bytes.length) await writeFile(`${name}.br`, br);
  if (gz.length < bytes.length) await writeFile(`${name}.gz`, gz);
}
