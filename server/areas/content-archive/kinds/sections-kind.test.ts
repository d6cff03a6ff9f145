import { beforeEach, expect, it } from 'vitest';
import type { Block } from '#contract/blocks/block.ts';
import { makeBlock, makeRoot } from '#tests/factories/block.ts';
import { makePage } from '#tests/factories/rows.ts';
import { sharedBackend } from '#tests/test-backend.ts';
import { publishingPlans, sections } from '../../../db/tables/sections.ts';
import { createSection } from '../../sections/create-section.ts';
import { publishSection } from '../../sections/publish/publish-section.ts';
import { saveRevision } from '../../sections/revisions/save-revision.ts';
import { sectionsKind } from './sections-kind.ts';

const text = (de: string) => makeRoot(makeBlock('text', { de: { content: `<p>${de}</p>` } }));
const published = text('Öffentlich');
const publishAt = new Date('2030-01-01T09:00Z');

const backend = await sharedBackend();
beforeEach(() => backend.ctx.db.delete(sections));

/** A published section with further revisions and a plan, written, read and written again. */
async function takeAlong(bodies: Block[], plan: Partial<typeof publishingPlans.$inferInsert>) {
  const page = await makePage(backend.ctx);
  const slug = `page-${page.id}`;
  const section = await createSection(backend.ctx, { slug, contentType: 'page', objectId: page.id, body: published });
  await publishSection(backend.ctx, { slug, revision: 1, locale: 'de' });
  return backend.ctx.db.transaction(async (tx) => {
    for (const [index, body] of bodies.entries())
      await saveRevision(tx, { ...section, draftRevision: index + 1 }, { body, author: null });
    await tx.insert(publishingPlans).values({ sectionId: section.id, publishAt, createdAt: new Date(), ...plan });
    const { records } = await sectionsKind.read(tx, 0);
    await tx.delete(sections);
    await sectionsKind.write({ db: tx, fieldSettings: backend.ctx.config, listedFiles: new Set() }, records);
    expect((await sectionsKind.read(tx, 0)).records).toEqual(records);
    return records[0]?.plan;
  });
}

/** Each revision with what it is. */
async function revisions(): Promise<string[]> {
  const { rows } = await backend.database.pool.query<{ text: string; states: string }>(`
    select revision.body::text as text,
           concat_ws(' ', case when number = published_revision then 'published' end,
             case when number = plan.revision then 'planned' end,
             case when number = draft_revision then 'draft' end) as states
      from section_revisions as revision join sections as section on section.id = revision.section_id
      left join publishing_plans as plan on plan.section_id = section.id order by number`);
  return rows.map((row) => `${/<p>(.*?)<\/p>/.exec(row.text)?.[1]}: ${row.states}`);
}

it('published state, planned publication and draft stay in their order', async () => {
  await takeAlong([text('Geplant'), text('Entwurf')], { revision: 2 });
  expect(await revisions()).toEqual(['Öffentlich: published', 'Geplant: planned', 'Entwurf: draft']);
});

it('a draft that was set back to the published state stays newer than the plan', async () => {
  await takeAlong([text('Geplant'), published], { revision: 2 });
  expect(await revisions()).toEqual(['Öffentlich: published', 'Geplant: planned', 'Öffentlich: draft']);
});

it('a plan that only brings the page online is kept, with its end', async () => {
  const plan = await takeAlong([], { revision: 1, offlineAt: new Date('2030-02-01T09:00Z') });
  expect(plan).toMatchObject({ publish_at: publishAt.toISOString(), offline_at: '2030-02-01T09:00:00.000Z' });
  expect(await revisions()).toEqual(['Öffentlich: published planned draft']);
});

it('a plan that has failed is kept as such', async () => {
  expect(await takeAlong([text('Geplant')], { revision: 2, failed: true })).toMatchObject({ failed: true });
  expect(await revisions()).toEqual(['Öffentlich: published', 'Geplant: planned draft']);
});
