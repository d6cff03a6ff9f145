import { useEffect, useState } from 'react';
import { targetsApi } from '#contract/api.ts';
import type { LinkTarget } from '#contract/editing/targets-api.ts';
import { useEditor } from '../../core/editor-context.ts';
import type { Entry } from './entries.ts';

/** Debounce before the server is queried, in milliseconds. */
const pause = 200;

/** The pages whose titles match; each opens in the editor. Empty without a query. */
export function usePages(text: string, open: (address: string) => void): Entry[] {
  const { session } = useEditor();
  const query = text.trim().slice(0, 200);
  const [found, setFound] = useState<{ query: string; pages: LinkTarget[] }>({ query: '', pages: [] });
  useEffect(() => {
    if (query === '') return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      const params = { locale: session.locale };
      session.api(targetsApi.search, { params, query: { query, kind: 'page' }, signal: stop.signal }).then(
        ({ results }) => stop.signal.aborted || setFound({ query, pages: results }),
        // Commands and modules are found without the server.
        () => undefined,
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [session, query]);
  if (query === '' || found.query !== query) return [];
  return found.pages.map(({ target, title, url }) => ({
    key: target.replace(':', '-'),
    label: title,
    names: [title],
    icon: 'page',
    run: () => open(`${url}?edit`),
  }));
}
