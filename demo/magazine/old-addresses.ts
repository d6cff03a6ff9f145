import type { Redirect } from '#contract/pages/redirects/redirect.ts';
import { addressOf } from '#server/areas/links/addresses.ts';
import { slugOf } from '../slug.ts';
import { articles } from './articles.ts';

/** Articles that were pages on an earlier website, with their old path in each language. */
const before: { key: string; de: string; en: string }[] = [
  {
    key: 'sechzig-lampen',
    de: 'blog/sechzig-lampen-und-eine-pause',
    en: 'blog/sixty-lamps-and-an-interval',
  },
  {
    key: 'elf-meter-seide',
    de: 'blog/elf-meter-seide',
    en: 'blog/eleven-metres-of-silk',
  },
  {
    key: 'hinter-dem-vorhang',
    de: 'das-haus/fuehrungen/hinter-dem-vorhang',
    en: 'the-house/guided-tours/behind-the-curtain',
  },
];

/** Redirects from those paths. */
export function articleRedirects(idOf: (key: string) => number): Redirect[] {
  return before.flatMap(({ key, ...paths }) => {
    const spec = articles.find((one) => one.key === key);
    if (!spec) throw new Error(`The demo has no article ${key}`);
    const slug = { de: slugOf(spec.title.de), en: slugOf(spec.title.en) };
    return (['de', 'en'] as const).map((locale) => ({
      old_path: `/${locale}/${paths[locale]}`,
      new_path: addressOf('article', { id: idOf(key), slug }, locale),
    }));
  });
}
