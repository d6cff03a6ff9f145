import { renderToString } from 'react-dom/server';
import { UNSAFE_decodeViaTurboStream } from 'react-router';
import { expect, it } from 'vitest';
import { SectionBlocks } from '#modules/section-blocks.tsx';
import { testEvent, testPicture } from '#modules/render-blocks.fixture.tsx';
import { z } from 'zod';
import { backend, visit } from '#tests/visit-site.ts';
import type { FlatBlock } from '#contract/blocks/flat-block.ts';
import { readBlocks } from '../../content/reading/read-blocks.ts';
import { deserialize, serialize, type Serialized } from './serialized.ts';

it('writes the same value once, and gives back that value', () => {
  const value = { title: 'Salome', rows: [1, 2] };
  expect(serialize(value).json).toBe('{"title":"Salome","rows":[1,2]}');
  expect(serialize(value)).toBe(serialize(value));
  expect(deserialize(serialize(value))).toBe(value);
  expect(serialize({ ...value })).not.toBe(serialize(value));
});

it('reads a text that came with a page once, so that a second render gets the same objects', () => {
  const received: Serialized<number[]> = { json: '[1,2]' };
  expect(deserialize(received)).toEqual([1, 2]);
  expect(deserialize(received)).toBe(deserialize(received));
});

const haus = {
  id: 1,
  title: 'Haus',
  is_online: true,
  modules: [
    { model: 'text', id: 'a', content: '<p>Vorhang &amp; „Bühne“ </p>' },
    { model: 'image', id: 'b', image: 1, picture: testPicture },
    { model: 'eventlist', id: 'c', children: [{ model: 'eventitem', id: 'd', event: 1, event_obj: testEvent }] },
  ],
};
async function request(address: string): Promise<string> {
  return (await visit(address, { contentFetch: backend({ 'pageeditor-api/page/haus': haus }) })).text();
}

const loaded = z.object({ page: z.object({ modules: z.object({ json: z.string() }) }) });

async function blocksOfNavigation(): Promise<Serialized<FlatBlock[]>> {
  const encoded = await request('/de/haus.data?_routes=de.slug');
  const { value } = await UNSAFE_decodeViaTurboStream(new Response(encoded).body!, globalThis);
  return z.object({ 'de.slug': z.object({ data: loaded }) }).parse(value)['de.slug'].data.page.modules;
}

async function blocksOfDocument(): Promise<Serialized<FlatBlock[]>> {
  const html = await request('/de/haus');
  const text = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  const state = z.object({ loaderData: z.object({ 'de.slug': loaded }) });
  return state.parse(JSON.parse(text)).loaderData['de.slug'].page.modules;
}

it('the blocks of a page are the same text in a document and in the data of a navigation', async () => {
  expect(await blocksOfNavigation()).toEqual(await blocksOfDocument());
});

it('the blocks of a page are rendered in the browser exactly as on the server', async () => {
  const render = (blocks: FlatBlock[]) => renderToString(<SectionBlocks blocks={blocks} />);
  const onServer = render(readBlocks(haus.modules));
  expect(render(deserialize(await blocksOfDocument()))).toBe(onServer);
  for (const text of ['„Bühne“', testPicture.base, testEvent.title]) expect(onServer).toContain(text);
});
