import { describe, expect, test } from 'vitest';
import { followRedirects } from './follow-redirects.ts';

const redirect = (old_path: string, new_path: string) => ({ old_path, new_path });

describe('redirects that are followed', () => {
  test('a chain leads to its end in one hop, from everywhere in it', () => {
    const stored = [redirect('/de/a', '/de/b'), redirect('/de/b', '/de/c'), redirect('/de/c', 'https://oper.example/')];
    expect(followRedirects(stored)).toEqual([
      redirect('/de/a', 'https://oper.example/'),
      redirect('/de/b', 'https://oper.example/'),
      redirect('/de/c', 'https://oper.example/'),
    ]);
  });

  test('a circle leads nowhere, nor does what leads into it', () => {
    const stored = [
      redirect('/de/a', '/de/b'),
      redirect('/de/b', '/de/a'),
      redirect('/de/c', '/de/a'),
      redirect('/de/d', '/de/d'),
    ];
    expect(followRedirects(stored)).toEqual([]);
  });

  test('a slash at the end and percent signs make no difference', () => {
    const stored = [redirect('/de/a', '/de/b/'), redirect('/de/b', '/de/k%C3%BCche'), redirect('/de/küche', '/de/c')];
    expect(followRedirects(stored).map((one) => one.new_path)).toEqual(['/de/c', '/de/c', '/de/c']);
  });
});
