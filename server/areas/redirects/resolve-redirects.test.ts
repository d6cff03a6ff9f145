import { expect, it } from 'vitest';
import { resolveRedirects } from './stored-redirects.ts';

const redirect = (old_path: string, new_path: string) => ({ old_path, new_path });

it('a chain is resolved to its end in one hop, from every link', () => {
  const stored = [redirect('/de/a', '/de/b'), redirect('/de/b', '/de/c'), redirect('/de/c', 'https://oper.example/')];
  expect(resolveRedirects(stored)).toEqual([
    redirect('/de/a', 'https://oper.example/'),
    redirect('/de/b', 'https://oper.example/'),
    redirect('/de/c', 'https://oper.example/'),
  ]);
});

it('loops and redirects into a loop are left out', () => {
  const stored = [
    redirect('/de/a', '/de/b'),
    redirect('/de/b', '/de/a'),
    redirect('/de/c', '/de/a'),
    redirect('/de/d', '/de/d'),
  ];
  expect(resolveRedirects(stored)).toEqual([]);
});

it('another host is the end, also with a path that is an old address here', () => {
  const stored = [redirect('/a', 'https://b.example/a'), redirect('/b', 'https://b.example/c'), redirect('/c', '/d')];
  expect(resolveRedirects(stored)).toEqual(stored);
});

it('a long chain is no loop', () => {
  const stored = Array.from({ length: 30 }, (_, at) => redirect(`/${at}`, `/${at + 1}`));
  expect(resolveRedirects(stored).map((one) => one.new_path)).toEqual(stored.map(() => '/30'));
});

it('a trailing slash and percent-encoding make no difference', () => {
  const stored = [redirect('/de/a', '/de/b/'), redirect('/de/b', '/de/k%C3%BCche'), redirect('/de/küche', '/de/c')];
  expect(resolveRedirects(stored).map((one) => one.new_path)).toEqual(['/de/c', '/de/c', '/de/c']);
});
