// @vitest-environment jsdom
import { act } from 'react';
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { render } from '#tests/render.ts';
import { CheckField, FilterForm } from './filter-form.tsx';
import type { ListPage } from './list-page.ts';
import { usePagedList } from './use-paged-list.ts';

vi.mock('./fetch-list-page.ts', () => ({
  fetchListPage: async () => ({ page: 2, count: 4, results: ['c', 'd'], previous: null, next: null }),
}));

let answer: Promise<void> = Promise.resolve();
afterEach(() => void (answer = Promise.resolve()));

function List() {
  const { frame, entries, more } = usePagedList(useLoaderData<ListPage<string>>());
  return (
    <>
      <FilterForm action="/">
        <CheckField name="availability" value="available" label="Nur verfügbare" checked={false} />
      </FilterForm>
      <output ref={frame}>{entries.join('')}</output>
      <button onClick={more}>Mehr</button>
    </>
  );
}

async function open() {
  const loader = async ({ request }: { request: Request }): Promise<ListPage<string>> => {
    await answer;
    const isFiltered = request.url.includes('?');
    return isFiltered
      ? { page: 1, count: 1, results: ['x'], previous: null, next: null }
      : { page: 1, count: 4, results: ['a', 'b'], previous: null, next: '/?page=2' };
  };
  const router = createMemoryRouter([{ path: '/', loader, Component: List, HydrateFallback: () => null }]);
  await render(<RouterProvider router={router} />);
  return router;
}

const press = (selector: string) => act(async () => document.querySelector<HTMLElement>(selector)!.click());
const shown = () => document.querySelector('output')?.textContent;

it('a filter that is taken back while the list loads stays taken back', async () => {
  const router = await open();
  let arrive = () => {};
  answer = new Promise((resolve) => (arrive = resolve));
  await press('input');
  expect(router.state.navigation.location?.search).toBe('?availability=available');
  await press('input');
  await act(async () => arrive());
  expect([router.state.location.search, shown()]).toEqual(['', 'ab']);
  expect(document.querySelector('input')?.checked).toBe(false);
});

it('going back over a filter shows the extended list again', async () => {
  const router = await open();
  await press('button');
  expect(shown()).toBe('abcd');
  await press('input');
  expect(shown()).toBe('x');
  await act(async () => router.navigate(-1));
  expect(shown()).toBe('abcd');
});
