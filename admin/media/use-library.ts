import { useDeferredValue, useState } from 'react';
import { useGetList } from 'react-admin';
import type { Media } from '#contract/media/media.ts';

const perPage = 24;

/** Searches the media library page by page; with `includeFiles`, files for download as well. */
export function useLibrary(includeFiles = false) {
  const [search, setSearch] = useState('');
  const query = useDeferredValue(search.trim());
  // A new search begins on its first page.
  const [place, setPlace] = useState({ of: '', page: 1 });
  const page = place.of === query ? place.page : 1;
  const { data, total, refetch } = useGetList<Media>('media', {
    pagination: { page, perPage },
    filter: { ...(includeFiles ? {} : { kind: 'image' }), query },
  });
  return {
    search,
    setSearch,
    pictures: data ?? [],
    page,
    last: Math.ceil((total ?? 0) / perPage),
    turnTo: (next: number) => setPlace({ of: query, page: next }),
    refetch,
  };
}
