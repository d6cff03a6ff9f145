import type { FlatBlock } from '#contract/blocks/flat-block.ts';
import type { Picture } from '#contract/media/media.ts';
import { serialize } from '../framework/loader-data/serialized.ts';
import { pictureToShare } from '../head/page-meta.tsx';
import type { ShownPage } from '../content/reading/read-page.ts';

/** Fields of an entity that has its own page. */
interface Thing {
  lang?: string | undefined;
  modules?: FlatBlock[];
  section?: string;
}

type Own = Pick<ShownPage, 'urls' | 'title' | 'metaDescription' | 'breadcrumb'> & Partial<ShownPage>;

/** The page of an entity, which is not in the page tree, for head, header, breadcrumb and editor. */
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
    modules: serialize(modules),
    ...(section !== '' && { section }),
    ...(lang === 'de' && { lang }),
    ...own,
  };
}

/** For a page without a dark stage: the picture is used for sharing, but not shown below the header. */
export function sharedOnly(picture: Picture | null | undefined): Pick<ShownPage, 'hero'> & Partial<ShownPage> {
  const shared = pictureToShare(picture);
  return { hero: null, ...(shared && { ogImage: shared.url, ogDetails: shared }) };
}
