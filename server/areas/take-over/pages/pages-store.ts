import { z } from 'zod';
import { newPageSchema } from '../../page-tree/page-input.ts';
import { lockTree } from '../../page-tree/page-tree.ts';
import { pagesDefinition } from '../../page-tree/pages.resource.ts';
import { addPage } from '../../page-tree/write-page.ts';
import { recordCreated } from '../../../resources/versions/with-versions.ts';
import { readOne } from '../../../resources/read-stored.ts';
import type { Store } from '../writing/take-entry.ts';

const columnsSchema = newPageSchema.required({ slug: true });

/** Pages are created in the tree, which gives them their addresses. */
export const pagesStore: Store = {
  resource: pagesDefinition,
  async create(ctx, { values }) {
    const { db: tx } = ctx;
    await lockTree(tx);
    const columns = pagesDefinition.form?.toColumns(values) ?? {};
    const { position: _last, ...row } = z.parse(columnsSchema, columns);
    const { id } = await addPage(ctx, row);
    await recordCreated(tx, pagesDefinition, id);
    return readOne(tx, pagesDefinition, id);
  },
};
