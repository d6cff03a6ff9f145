import { useGetList } from 'react-admin';
import { type Block, createBlock } from '#contract/blocks/block.ts';
import { pageEditorApi } from '#contract/editing/page-editor-api.ts';
import { pageSettingsApi, type PageSettings } from '#contract/pages/page-settings.ts';
import { settingsApi } from '#contract/settings/settings-api.ts';
import { escapeHtml } from '#text/escape-html.ts';
import { randomUuid } from '#text/random-uuid.ts';
import { request } from '../../api/request.ts';
import type { StarterBlock, StarterPage } from './starter-texts/starter-page.ts';

/**
 * Creates a page in the footer, writes its starter text and publishes it, with the calls of the page editor. Visitors see it
 * once all that is done; if something fails, the page is removed.
 */
export async function createStarterPage({ title, slug, blocks }: StarterPage): Promise<void> {
  const facts = await readFacts();
  const page = await request(pageSettingsApi.create, { body: { title, slug, in_footer: true, is_online: false } });
  const params = { id: String(page.id) };
  try {
    await publishText(
      page.id,
      blocks.map((block) => toBlock(block, facts)),
    );
    await request(pageSettingsApi.change, { params, body: { is_online: true } });
  } catch (error) {
    await request(pageSettingsApi.remove, { params }).catch(() => undefined);
    throw error;
  }
}

async function publishText(id: number, blocks: Block[]): Promise<void> {
  const section = `page-${id}`;
  await request(pageEditorApi.createContainer, {
    body: { parent: null, content_type: 'page', object_id: id, slug: section },
  });
  const params = { slug: section };
  const { body: root, revision } = await request(pageEditorApi.section, { params });
  const operations = blocks.map((block, index) => ({
    op: 'insert' as const,
    place: { parent: root.id, slot: 0, index },
    block,
  }));
  const written = await request(pageEditorApi.operations, {
    params,
    body: { batch: randomUuid(), base: revision, operations },
  });
  await request(pageEditorApi.publish, { params, body: { revision: written.revision } });
}

function toBlock({ model, de, en, anchor }: StarterBlock, facts: Facts): Block {
  const block = createBlock(model, `b${randomUuid().replaceAll('-', '').slice(0, 20)}`);
  block.translations.de.content = fillIn(de, facts);
  block.translations.en.content = fillIn(en, facts);
  if (anchor !== undefined) block.fields.anchor = anchor;
  return block;
}

/** Placeholders of the starter texts that the settings answer, with the answer. */
type Facts = [placeholder: string, answer: string][];

async function readFacts(): Promise<Facts> {
  const { street, postal_code: code, city, phone, email } = await request(settingsApi.show);
  const place = code === '' || city === '' ? '' : `${code} ${city}`;
  const facts: Facts = [
    ['[Straße und Hausnummer]', street],
    ['[street and number]', street],
    ['[Postleitzahl und Ort]', place],
    ['[postal code and city]', place],
    ['[Telefonnummer]', phone],
    ['[telephone number]', phone],
    ['[E-Mail-Adresse]', email],
    ['[e-mail address]', email],
  ];
  return facts.filter(([, answer]) => answer !== '');
}

function fillIn(text: string, facts: Facts): string {
  return facts.reduce((filled, [placeholder, answer]) => filled.replaceAll(placeholder, escapeHtml(answer)), text);
}

/** All pages and menu entries; undefined while they load. */
export function usePages(): PageSettings[] | undefined {
  return useGetList<PageSettings>('pages', { pagination: { page: 1, perPage: 1000 } }, { staleTime: 0 }).data;
}
