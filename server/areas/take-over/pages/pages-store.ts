import { z } from 'zod';
import { newPageSchema } from '../../pages/editing/page-input.ts';
import { lockTree } from '../../pages/editing/page-tree.ts';
import { pagesDefinition } from '../../pages/editing/pages.resource.ts';
import { addPage } from '../../pages/editing/write-page.ts';
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
