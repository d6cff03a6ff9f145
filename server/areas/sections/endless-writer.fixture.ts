import { randomUUID } from 'node:crypto';
import { writeSync } from 'node:fs';
import { createBlock } from '#contract/blocks/block.ts';
import { readConfig } from '../../platform/config.ts';
import { openDatabase } from '../../db/open-database.ts';
import { createChanges } from '#server/platform/invalidation/changes.ts';
import { applyBatch } from './apply-batch.ts';
import { newBlockId } from './tree/new-block-id.ts';
import { showDraft } from './show-section.ts';

/** A process that adds blocks to a section until it is killed, and prints the acknowledged ones. */
const [slug = '', dataDir = '', databaseUrl] = process.argv.slice(2);
const { db } = await openDatabase({ dataDir, databaseUrl, databasePool: 2 });
const changes = createChanges({ engine: databaseUrl ? 'postgres' : 'pglite', databaseUrl });
const parts = { db, changes, clock: () => new Date(), config: readConfig({}) };
const author = { id: 'writer', email: 'writer@oper.example', username: 'writer', role: 'editor' } as const;
let { revision, body } = await showDraft(parts, slug);
for (;;) {
  const block = createBlock('quote', newBlockId('quote'));
  block.translations.de.content = 'x'.repeat(500);
  const batch = {
    batch: randomUUID(),
    base: revision,
    operations: [{ op: 'insert', place: { parent: body.id, slot: 0, index: 0 }, block } as const],
  };
  ({ revision } = await applyBatch(parts, { slug, batch, author, locale: 'de' }));
  writeSync(1, `${revision} ${block.id}\n`);
}
