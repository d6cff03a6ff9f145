import { expect, it } from 'vitest';
import { filesWith } from './download-directories.tsx';

const none = { de: '', en: '' };
const titled = { de: 'Pressemappe', en: 'Press kit' };

it('chosen files fill entries without one, which keep their titles and places', () => {
  const files = [
    { media_id: null, title: titled },
    { media_id: 5, title: none },
  ];
  expect(filesWith(files, [7, 8])).toEqual([
    { media_id: 7, title: titled },
    { media_id: 5, title: none },
    { media_id: 8, title: none },
  ]);
});

it('a file that is there is not added again, and an entry that gets no file stays', () => {
  const files = [
    { media_id: 5, title: none },
    { media_id: null, title: titled },
  ];
  expect(filesWith(files, [5])).toEqual(files);
});
