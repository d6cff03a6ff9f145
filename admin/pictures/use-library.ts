import { useDeferredValue, useState } from 'react';
import { useGetList } from 'react-admin';
import type { Media } from '../../contract/media.ts';

const perPage = 24;

/** Pages of the library’s pictures that hold some words; with `any`, files for download as well. */
export function useLibrary(any = false) {
  const [words, setWords] = useState('');
  const query = useDeferredValue(words.trim());
  // Other words begin with their first page.
  const [place, setPlace] = useState({ of: '', page: 1 });
  const page = place.of === query ? place.page : 1;
  const { data, total, refetch } = useGetList<Media>('media', {
    pagination: { page, perPage },
    filter: { ...(any ? {} : { kind: 'image' }), query },
  });
  return {
    words,
    setWords,
    pictures: data ?? [],
    page,
    last: Math.ceil((total ?? 0) / perPage),
    turnTo: (next: number) => setPlace({ of: query, page: next }),
    refetch,
  };
}
