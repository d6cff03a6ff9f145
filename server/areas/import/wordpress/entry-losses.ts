import type { Message } from '#contract/base/messages.ts';
import { beginningOf } from '#text/beginning-of.ts';
import { longestTitle, plainText, wholeTitleOf } from './entry-names.ts';
import type { WordPressEntry } from './read-wxr.ts';

/** Longest texts, and most categories, of an article. */
export const longest = { teaser: 1000, author: 200, categories: 20 };

/** What an entry has beside its content and is not imported. */
export function lossesOf(entry: WordPressEntry): Message[] {
  const { type, tags, comments, categories, excerpt, author } = entry;
  const title = wholeTitleOf(entry);
  const teaser = plainText(excerpt);
  const left = categories.slice(longest.categories);
  const isArticle = type === 'post';
  return [
    ...(title.length > longestTitle ? [shortened(title)] : []),
    ...(isArticle && teaser.length > longest.teaser ? [shortened(teaser)] : []),
    ...(isArticle && author.length > longest.author ? [shortened(author)] : []),
    ...(!isArticle && teaser !== '' ? (['wordpress_excerpt'] as const) : []),
    ...(isArticle && left.length > 0
      ? [
          named(
            'wordpress_categories',
            left.map(({ name }) => name),
          ),
        ]
      : []),
    ...(tags.length > 0 ? [named('wordpress_tags', tags)] : []),
    ...(comments > 0 ? [{ key: 'wordpress_comments', params: { count: comments } } as const] : []),
  ];
}

/** The note about a text that was too long. */
export function shortened(text: string): Message {
  return { key: 'wordpress_shortened', params: { text: beginningOf(text, 60) } };
}

function named(key: 'wordpress_categories' | 'wordpress_tags', names: string[]): Message {
  return { key, params: { names: beginningOf(names.join(', '), 300) } };
}
