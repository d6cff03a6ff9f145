import type { FlatBlock } from '#contract/flat-block.ts';
import type { Picture } from '#contract/media.ts';
import { pictureToShare } from '../head/meta.ts';
import type { ShownPage } from './read-page.ts';
import { seal } from './sealed.ts';

/** What a thing of the house brings for a page of its own. */
interface Thing {
  lang?: string | undefined;
  modules?: FlatBlock[];
  section?: string;
}

type Own = Pick<ShownPage, 'urls' | 'title' | 'metaDescription' | 'breadcrumb'> & Partial<ShownPage>;

/** The page of a thing that stands in no page tree, as head, header, breadcrumb and editor see it. */
export function pageOf({ lang, modules = [], section = '' }: Thing, own: Own): ShownPage {
  return {
    id: null,
    headline: '',
    isOnline: true,
    metaTitle: own.title,
    ogTitle: '',
    ogDescription: '',
    ogType: 'website',
    ogImage: '',
    hero: null,
    modules: seal(modules),
    ...(section !== '' && { section }),
    ...(lang === 'de' && { lang }),
    ...own,
  };
}

/** For a page whose head is no dark stage: its picture stands where the page is shared, and not below the header. */
export function sharedOnly(picture: Picture | null | undefined): Pick<ShownPage, 'hero'> & Partial<ShownPage> {
  const shared = pictureToShare(picture);
  return { hero: null, ...(shared && { ogImage: shared.url, ogDetails: shared }) };
}
