import { expect, test } from 'vitest';
import type { Draft } from './build-blocks.ts';
import { articles } from './magazine/articles.ts';

/** Levels of the headlines in reading order. */
function levelsIn(drafts: Draft[]): number[] {
  return drafts.flatMap(({ model, fields, children = [], columns = [] }) => [
    ...(model === 'headline' ? [Number(fields.headline_level)] : []),
    ...levelsIn([...children, ...columns.flat()]),
  ]);
}

// The title of the article is the heading of level 1. Headlines of pages also follow headings of their screens.
test.each(articles.map(({ key, content }) => [key, content] as const))(
  'the headlines of the article %s leave out no level',
  (_, content) => {
    const levels = [1, ...levelsIn(content)];
    expect(levels.filter((level, n) => level > (levels[n - 1] ?? 1) + 1)).toEqual([]);
  },
);
