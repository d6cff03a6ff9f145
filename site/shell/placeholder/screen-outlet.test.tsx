// @vitest-environment jsdom
import { act } from 'react';
import { createMemoryRouter, RouterProvider, useLoaderData, useParams } from 'react-router';
import { expect, it } from 'vitest';
import { render } from '#tests/render.ts';
import { ScreenOutlet } from './main-area.tsx';

const rendered: string[] = [];

/** Reads what the router gives to each screen. */
function FirstRoute() {
  useParams();
  useLoaderData();
  return <First />;
}

function First() {
  rendered.push('first');
  return 'first';
}

it('renders a screen again when its data are loaded again, not while the next one loads', async () => {
  let arrive = () => {};
  const loaded = new Promise<null>((resolve) => (arrive = () => resolve(null)));
  const screens = [
    { path: 'first', loader: () => ({}), Component: FirstRoute },
    { path: 'next', loader: () => loaded, element: 'next' },
  ];
  const router = createMemoryRouter([{ path: '/', Component: ScreenOutlet, children: screens }], {
    initialEntries: ['/first'],
    hydrationData: { loaderData: { '0-0': {} } },
  });
  await render(<RouterProvider router={router} />);
  expect(rendered).toEqual(['first']);
  await act(async () => void router.navigate('/next'));
  expect(router.state.navigation.state).toBe('loading');
  expect(rendered).toEqual(['first']);
  await act(async () => arrive());
  expect(document.body.textContent).toBe('next');
  await act(async () => router.navigate(-1));
  rendered.length = 0;
  await act(async () => router.revalidate());
  expect([document.body.textContent, ...rendered]).toEqual(['first', 'first']);
});
