import type { Localized } from '#contract/base/localized.ts';
import type { Page } from '#contract/pages/page.ts';
import { bothTexts, type Pair, sideOf } from '../foreign/pair.ts';
import { olderPicture, takePicture } from '../media/take-picture.ts';
import type { FileUse } from '../media/take-file.ts';
import type { Taking } from '../taking.ts';
import type { Values } from '../../upsert/usable-values.ts';
import { noTexts, sameTexts, slugOf } from '../entries/values.ts';
import type { FoundPage } from './find-pages.ts';

/** The settings of a page, without its place in tree and menus. */
export async function pageValues(taking: Taking, page: FoundPage, use: Omit<FileUse, 'field'>): Promise<Values> {
  const { pair, path } = page;
  const side = sideOf(pair);
  const title = bothTexts(pair, 'title');
  const metaTitle = bothTexts(pair, 'meta_title');
  const metaDescription = bothTexts(pair, 'meta_description');
  const heroes = { de: pair.de?.hero ?? null, en: pair.en?.hero ?? null };
  const hero = await takePicture(taking, heroes, { ...use, field: 'hero_image' });
  return {
    content_type: path.de === '' ? 'home' : typeOf(side?.content_type),
    title: title.de === '' && title.en === '' ? { de: path.de || 'Start', en: '' } : title,
    headline: bothTexts(pair, 'headline'),
    slug: lastParts(path),
    is_clickable: page.isClickable,
    // What falls back to another field there is not written a second time.
    meta_title: unless(metaTitle, title),
    meta_description: metaDescription,
    og_title: unless(bothTexts(pair, 'og_title'), title, metaTitle),
    og_description: unless(bothTexts(pair, 'og_description'), metaDescription),
    og_type: side?.og_type === 'article' ? 'article' : 'website',
    og_image: await sharingPicture(taking, pair, use),
    hero_image: hero,
  };
}

function typeOf(sent: string | undefined): string {
  return sent !== undefined && /^[a-z]{1,40}$/.test(sent) && sent !== 'home' ? sent : 'page';
}

/** The texts, or none where they are those of another field. */
function unless(texts: Localized<string>, ...others: Localized<string>[]): Localized<string> {
  return others.some((other) => sameTexts(texts, other) || (texts.de === other.de && texts.en === ''))
    ? noTexts
    : texts;
}

/** Own part of the address; empty for the home page. */
export function lastParts({ de, en }: Localized<string>): Localized<string> {
  const [german, english] = [last(de), last(en)];
  return { de: german, en: english === german ? '' : english };
}

function last(path: string): string {
  return slugOf(path.split('/').at(-1) ?? '');
}

/** The picture for sharing, unless it is that behind the page head. */
async function sharingPicture(
  taking: Taking,
  { de, en }: Pair<Page>,
  use: Omit<FileUse, 'field'>,
): Promise<number | null | undefined> {
  const side = de ?? en;
  if (!side || (side.hero && side.og_image.includes(`${side.hero.base}/`))) return null;
  const asBlock = (page: Page | null) =>
    page && { thumbs: page.og_image_thumbs, image_url: page.og_image, image_alt: page.og_image_details?.alt };
  const file = olderPicture({ de: asBlock(de), en: asBlock(en) });
  return file && ((await taking.takeFile(file, { ...use, field: 'og_image' })) ?? undefined);
}
