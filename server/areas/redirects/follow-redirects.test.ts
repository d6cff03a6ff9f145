import { describe, expect, test } from 'vitest';
import { followRedirects } from './follow-redirects.ts';

const redirect = (old_path: string, new_path: string) => ({ old_path, new_path });

describe('resolving redirects', () => {
  test('a chain is resolved to its end in one hop, from every link', () => {
    const stored = [redirect('/de/a', '/de/b'), redirect('/de/b', '/de/c'), redirect('/de/c', 'https://oper.example/')];
    expect(followRedirects(stored)).toEqual([
      redirect('/de/a', 'https://oper.example/'),
      redirect('/de/b', 'https://oper.example/'),
      redirect('/de/c', 'https://oper.example/'),
    ]);
  });

  test('loops and redirects into a loop are left out', () => {
    const stored = [
      redirect('/de/a', '/de/b'),
      redirect('/de/b', '/de/a'),
      redirect('/de/c', '/de/a'),
      redirect('/de/d', '/de/d'),
    ];
    expect(followRedirects(stored)).toEqual([]);
  });

  test('a trailing slash and percent-encoding make no difference', () => {
    const stored = [redirect('/de/a', '/de/b/'), redirect('/de/b', '/de/k%C3%BCche'), redirect('/de/küche', '/de/c')];
    expect(followRedirects(stored).map((one) => one.new_path)).toEqual(['/de/c', '/de/c', '/de/c']);
  });
});
