import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { wordpressImportApi } from '#contract/api.ts';
import { walk } from '#contract/blocks/block.ts';
import { NoAnswer } from '#server/platform/safe-fetch/request-foreign.ts';
import { jpeg } from '#server/platform/pictures/pictures.fixture.ts';
import { sharedBackend } from '#tests/test-backend.ts';
import { articleCategories, articles } from '../../../db/tables/magazine.ts';
import { media } from '../../../db/tables/media.ts';
import { pages } from '../../../db/tables/pages.ts';
import { sections } from '../../../db/tables/sections.ts';
import { findSection, storedDraft } from '../../sections/revisions/section-row.ts';
import { importWordPress } from './import-wordpress.ts';
import { readWxr } from './read-wxr.ts';

const cdata = (text: string) => `<![CDATA[${text}]]>`;

interface Item {
  id: number;
  type?: string;
  title: string;
  slug: string;
  content?: string;
  more?: string;
}

const item = ({ id, type = 'post', title, slug, content = '', more = '' }: Item) => `<item>
  <title>${cdata(title)}</title><dc:creator>${cdata('ada')}</dc:creator>
  <content:encoded>${cdata(content)}</content:encoded><excerpt:encoded>${cdata('Kurz &amp; gut')}</excerpt:encoded>
  <wp:post_id>${id}</wp:post_id><wp:post_date_gmt>2021-03-04 18:30:00</wp:post_date_gmt>
  <wp:post_name>${slug}</wp:post_name><wp:status>publish</wp:status><wp:post_type>${type}</wp:post_type>
  ${more}</item>`;

const wxr = (...items: string[]) => `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/"
  xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/"><channel><wp:wxr_version>1.2</wp:wxr_version>
<wp:author><wp:author_login>ada</wp:author_login><wp:author_display_name>${cdata('Ada Voss')}</wp:author_display_name></wp:author>
${items.join('\n')}</channel></rss>`;

const picture = (id: number, url: string) =>
  item({
    id,
    type: 'attachment',
    title: 'Bild',
    slug: 'bild',
    more: `<wp:attachment_url>${url}</wp:attachment_url><wp:postmeta><wp:meta_key>_wp_attachment_image_alt</wp:meta_key><wp:meta_value>${cdata('Ein Saal')}</wp:meta_value></wp:postmeta>`,
  });

const file = wxr(
  item({
    id: 3,
    type: 'page',
    title: 'Anfahrt',
    slug: 'anfahrt',
    content: '<p>Mit der Bahn.</p>',
    more: '<wp:post_parent>2</wp:post_parent>',
  }),
  item({ id: 2, type: 'page', title: 'Besuch', slug: 'besuch' }),
  item({
    id: 5,
    title: 'Hinter der B&#252;hne',
    slug: 'hinter-der-b%c3%bchne',
    content: `<!-- wp:heading --><h2>Titel</h2><!-- /wp:heading --><p>Text</p>
<figure class="wp-block-image"><img src="https://alt.example/saal-1024x768.jpg" alt=""/><figcaption>Der Saal</figcaption></figure>
<figure class="wp-block-image"><img src="https://alt.example/weg.jpg"/></figure>
<figure class="wp-block-embed"><div>https://www.youtube.com/watch?v=abc</div></figure>
<iframe src="https://maps.example/x"></iframe>[contact-form-7 id="1"]`,
    more: `<category domain="category" nicename="werkstatt">${cdata('Werkstatt')}</category><category domain="post_tag" nicename="x">x</category>
      <wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>9</wp:meta_value></wp:postmeta>`,
  }),
  item({ id: 6, title: 'Weg', slug: 'weg' }).replace('publish', 'trash'),
  item({ id: 8, type: 'nav_menu_item', title: 'Menü', slug: 'm' }),
  picture(9, 'https://alt.example/saal.jpg'),
);

const backend = await sharedBackend({ clock: () => new Date('2026-11-21T12:00:00Z') });
const admin = await backend.signIn('admin');

/** Addresses of the pictures that were requested. */
const asked: string[] = [];
beforeEach(() => asked.splice(0));
const fetchFile = async (address: string) => {
  asked.push(address);
  if (address.includes('tot.example')) throw new NoAnswer('take_over_late', true);
  return address.endsWith('/saal.jpg') ? jpeg() : null;
};

interface RunOptions {
  dryRun?: boolean;
  from?: number;
  budget?: { entries: number; pictures: number };
  language?: 'de' | 'en';
}

async function run(xml: string, more: RunOptions = {}) {
  const found = readWxr(xml);
  if (!found) throw new Error('This is no export');
  const options = { language: 'de', locale: 'de', dryRun: false, from: 0, fetchFile } as const;
  return importWordPress(backend.ctx, { ...options, found, ...more });
}

const post = (body: string, query: string, headers = admin) =>
  backend.app.request(`/de/api/import/wordpress/?${query}`, { method: 'POST', headers, body });

it('a dry run names what would be made and what is not read, and writes and fetches nothing', async () => {
  const answer = await post(file, 'language=de');
  const result = wordpressImportApi.run.response.parse(await answer.json());
  expect(result).toMatchObject({ dry_run: true, counts: { created: 3, wrong: 0 }, next: null });
  expect(result.others).toEqual([{ type: 'nav_menu_item', count: 1 }]);
  expect(result.rows.map(({ kind, title }) => [kind, title])).toEqual([
    ['page', 'Besuch'],
    ['page', 'Anfahrt'],
    ['article', 'Hinter der Bühne'],
  ]);
  expect(result.rows[2]?.notes).toEqual([
    'Nicht übernommen: der Shortcode [contact-form-7]',
    'Nicht übernommen: die Schlagwörter x',
    'Ein Video braucht vor dem Veröffentlichen ein Vorschaubild',
    expect.stringContaining('https://maps.example/x'),
  ]);
  expect(await backend.ctx.db.$count(articles)).toBe(0);
  expect(await backend.ctx.db.$count(articleCategories)).toBe(0);
  expect(await backend.ctx.db.$count(media)).toBe(0);
  expect((await run(file, { dryRun: true })).counts).toEqual(result.counts);
  expect(asked).toEqual([]);
});

it('characters that XML cannot contain are left out', async () => {
  const broken = file.replace('Hinter der', 'Hinter\ufffe der&#x1f;').replace('>Text<', '>Te\u0001xt\u200b<');
  const answer = await post(broken, 'language=de');
  const { rows } = wordpressImportApi.run.response.parse(await answer.json());
  expect(rows[2]?.title).toBe('Hinter der Bühne');
});

it('posts become drafts with modules, category, author, picture and date', async () => {
  const result = await run(file);
  const row = result.rows.at(-1);
  expect(row).toMatchObject({ outcome: 'created', modules: 5 });
  expect(asked.toSorted()).toEqual(['https://alt.example/saal.jpg', 'https://alt.example/weg.jpg']);
  expect(row?.notes).toContain('Bild nicht erreichbar oder nicht lesbar: https://alt.example/weg.jpg');
  const [article] = await backend.ctx.db.select().from(articles);
  const [category] = await backend.ctx.db.select().from(articleCategories);
  const [saal] = await backend.ctx.db.select().from(media);
  expect(await backend.ctx.db.$count(media)).toBe(1);
  expect(saal).toMatchObject({ fileName: 'saal.jpg', alt: { de: 'Ein Saal', en: '' } });
  expect(category).toMatchObject({ slug: 'werkstatt', name: { de: 'Werkstatt', en: '' } });
  expect(article).toMatchObject({
    title: { de: 'Hinter der Bühne', en: '' },
    slug: { de: 'hinter-der-buehne', en: '' },
    teaser: { de: 'Kurz & gut', en: '' },
    author: 'Ada Voss',
    state: 'draft',
    imageId: saal?.id,
    publishedAt: new Date('2021-03-04T18:30:00Z'),
  });
  const section = await findSection(backend.ctx.db, `article-${article?.id}`);
  if (!section) throw new Error('The article has no section');
  expect(section.publishedRevision).toBeNull();
  const blocks = [...walk(await storedDraft(backend.ctx.db, section))].slice(1);
  expect(
    blocks.map(({ model, fields, translations }) => [
      model,
      fields.image ?? fields.link ?? '',
      translations.de.content ?? translations.de.description,
    ]),
  ).toEqual([
    ['headline', '', 'Titel'],
    ['text', '', '<p>Text</p>'],
    ['image', saal?.id, 'Der Saal'],
    ['video', '', undefined],
    ['link', 'https://maps.example/x', 'maps.example'],
  ]);
});

it('pages keep their tree, are offline and in no menu', async () => {
  const rows = await backend.ctx.db.select().from(pages).orderBy(pages.id);
  expect(rows).toMatchObject([
    { pathDe: 'besuch', isOnline: false, inMenu: false, parentId: null },
    { pathDe: 'besuch/anfahrt', isOnline: false, parentId: rows[0]?.id },
  ]);
});

it('a second import leaves everything as it is', async () => {
  await backend.ctx.db.update(articles).set({ author: 'Jemand' });
  const { counts, rows } = await run(file);
  expect(counts).toEqual({ created: 0, changed: 0, unchanged: 3, wrong: 0 });
  expect(rows[0]?.notes).toEqual(['Das gibt es schon unter dieser Adresse; es bleibt, wie es ist']);
  const [article] = await backend.ctx.db.select().from(articles);
  expect(article?.author).toBe('Jemand');
  expect(asked).toEqual([]);
});

it('an entry and its content are written together, or not at all', async () => {
  const { rows } = await backend.database.pool.query<{ article: string; page: string }>(
    `select nextval('articles_id_seq') as article, nextval('pages_id_seq') as page`,
  );
  const slugs = [`article-${Number(rows[0]?.article) + 1}`, `page-${Number(rows[0]?.page) + 1}`];
  await backend.ctx.db.insert(sections).values(slugs.map((slug) => ({ slug, draftRevision: 1 })));
  const before = [await backend.ctx.db.$count(articles), await backend.ctx.db.$count(pages)];
  const content = '<p>Text</p>';
  const failing = wxr(
    item({ id: 41, title: 'Halb', slug: 'halb', content }),
    item({ id: 42, type: 'page', title: 'Halb', slug: 'halb', content }),
  );
  expect((await run(failing)).counts).toMatchObject({ created: 0, wrong: 2 });
  expect([await backend.ctx.db.$count(articles), await backend.ctx.db.$count(pages)]).toEqual(before);
  expect((await run(failing)).counts).toMatchObject({ created: 2 });
});

it('entries with the same address are all imported, and named', async () => {
  const draft = (id: number, type: 'post' | 'page') => item({ id, type, title: 'Notizen', slug: '' });
  const { rows } = await run(wxr(draft(51, 'post'), draft(52, 'post'), draft(53, 'page'), draft(54, 'page')));
  expect(
    rows.map(({ key, outcome, notes }) => [key, outcome, notes.filter((note) => note.includes('Adresse'))]),
  ).toEqual([
    ['page 53', 'created', []],
    ['page 54', 'created', [expect.stringContaining('„notizen-54“')]],
    ['post 51', 'created', []],
    ['post 52', 'created', [expect.stringContaining('„notizen-52“')]],
  ]);
});

it('pages that are below each other, or below a missing one, come to the top', async () => {
  const below = (id: number, parent: number) =>
    item({
      id,
      type: 'page',
      title: `Kreis ${id}`,
      slug: `kreis-${id}`,
      more: `<wp:post_parent>${parent}</wp:post_parent>`,
    });
  const { rows } = await run(wxr(below(63, 61), below(61, 62), below(62, 61), below(64, 999)));
  const note = expect.stringContaining('oben im Seitenbaum');
  expect(rows.map(({ key, notes }) => [key, notes.filter((text) => text.includes('Seitenbaum'))])).toEqual([
    ['page 61', [note]],
    ['page 63', []],
    ['page 62', [note]],
    ['page 64', [note]],
  ]);
});

it('a server that does not answer is not asked for every picture', async () => {
  const pictures = Array.from({ length: 30 }, (_, number) => `<img src="https://tot.example/${number}.jpg"/>`);
  const { rows } = await run(wxr(item({ id: 71, title: 'Tot', slug: 'tot', content: pictures.join('') })));
  expect(asked.length).toBeLessThan(10);
  expect(rows[0]).toMatchObject({ outcome: 'created', modules: 0 });
  expect(rows[0]?.notes).toHaveLength(30);
  expect(rows[0]?.notes).toContain('Bild nicht geholt, weil sein Server nicht antwortet: https://tot.example/29.jpg');
});

it('an entry whose pictures take too long begins the next part, and is then imported without the rest', async () => {
  const slow = wxr(
    item({ id: 81, title: 'Davor', slug: 'davor' }),
    item({ id: 82, title: 'Langsam', slug: 'langsam', content: '<img src="https://alt.example/saal.jpg"/>' }),
  );
  const budget = { entries: 15_000, pictures: 0 };
  expect(await run(slow, { budget })).toMatchObject({ next: 1, counts: { created: 1 } });
  const { next, rows } = await run(slow, { budget, from: 1 });
  expect(next).toBeNull();
  expect(rows[0]?.notes).toEqual([expect.stringContaining('zu lange dauerten: https://alt.example/saal.jpg')]);
});

it('a long import ends in time and is continued, with pages below those of before', async () => {
  const below = item({
    id: 12,
    type: 'page',
    title: 'Unten',
    slug: 'unten',
    more: '<wp:post_parent>11</wp:post_parent>',
  });
  const long = wxr(
    item({ id: 11, type: 'page', title: 'Oben', slug: 'oben' }),
    below,
    item({ id: 13, title: 'Neu', slug: 'neu' }),
  );
  const first = await run(long, { budget: { entries: 0, pictures: 40_000 } });
  expect(first).toMatchObject({ next: 1, rows: [{ title: 'Oben' }] });
  const second = await run(long, { budget: { entries: 0, pictures: 40_000 }, from: 1 });
  expect(second).toMatchObject({ next: 2, rows: [{ title: 'Unten' }] });
  const [row] = await backend.ctx.db.select().from(pages).where(eq(pages.pathDe, 'oben/unten'));
  expect(row).toBeDefined();
  expect(await run(long, { from: 2 })).toMatchObject({ next: null, counts: { created: 1 } });
});

it('English texts stand in English; the title stands for the German one, and is noted', async () => {
  const { rows } = await run(wxr(item({ id: 21, title: 'Backstage', slug: 'backstage', content: '<p>Words</p>' })), {
    language: 'en',
  });
  expect(rows[0]?.notes).toEqual(['Der deutsche Titel ist noch der englische']);
  const [row] = await backend.ctx.db
    .select()
    .from(articles)
    .where(sql`title->>'en' = 'Backstage'`);
  const section = await findSection(backend.ctx.db, `article-${row?.id}`);
  if (!section) throw new Error('The article has no section');
  expect([...walk(await storedDraft(backend.ctx.db, section))][1]?.translations).toMatchObject({
    de: { content: '' },
    en: { content: '<p>Words</p>' },
  });
});

it('files that are no export are refused with the reason', async () => {
  const message = async (body: string) => JSON.stringify(await (await post(body, 'language=de')).json());
  expect(await message('kein XML')).toContain('kein XML');
  expect(await message('<rss><channel></channel></rss>')).toContain('kein Export von WordPress');
  expect(await message(wxr())).toContain('weder Beiträge noch Seiten');
  expect((await post(file, '')).status).toBe(400);
});
