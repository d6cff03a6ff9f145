import type { Model } from '#modules/schemas.ts';
import type { IconName } from './icon.tsx';

/** In the order of the list of modules. */
const icons: Record<Model, IconName> = {
  headline: 'heading',
  text: 'text',
  quote: 'quote',
  faq: 'faq',
  link: 'link',
  image: 'image',
  imagelist: 'images',
  video: 'video',
  videolist: 'videos',
  audio: 'audio',
  logolist: 'logos',
  fullteaser: 'teaser',
  teaserlist: 'tiles',
  eventlist: 'event',
  viewer: 'booklet',
  socialmedia: 'social',
  container: 'columns',
  faqitem: 'faq',
  imageitem: 'image',
  videoitem: 'video',
  logoitem: 'logos',
  teaseritem: 'tiles',
  eventitem: 'event',
};

/** The picture of a kind in lists. */
export function kindIcon(model: Model): IconName {
  return icons[model];
}

/** Every kind, in the order of the list of modules. */
export const kindOrder = Object.keys(icons) as Model[];
