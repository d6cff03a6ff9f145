import { audio } from './kinds/audio/schema.ts';
import { container } from './kinds/container/schema.ts';
import { eventitem } from './kinds/eventitem/schema.ts';
import { eventlist } from './kinds/eventlist/schema.ts';
import { faq } from './kinds/faq/schema.ts';
import { faqitem } from './kinds/faqitem/schema.ts';
import { fullteaser } from './kinds/fullteaser/schema.ts';
import { headline } from './kinds/headline/schema.ts';
import { image } from './kinds/image/schema.ts';
import { imageitem } from './kinds/imageitem/schema.ts';
import { imagelist } from './kinds/imagelist/schema.ts';
import { link } from './kinds/link/schema.ts';
import { logoitem } from './kinds/logoitem/schema.ts';
import { logolist } from './kinds/logolist/schema.ts';
import { quote } from './kinds/quote/schema.ts';
import { sharedpart } from './kinds/sharedpart/schema.ts';
import { socialmedia } from './kinds/socialmedia/schema.ts';
import { teaseritem } from './kinds/teaseritem/schema.ts';
import { teaserlist } from './kinds/teaserlist/schema.ts';
import { text } from './kinds/text/schema.ts';
import { video } from './kinds/video/schema.ts';
import { videoitem } from './kinds/videoitem/schema.ts';
import { videolist } from './kinds/videolist/schema.ts';
import { viewer } from './kinds/viewer/schema.ts';

/** Every content-module kind. A new one is a folder and a line here and in views.ts. */
export const moduleKinds = {
  audio,
  container,
  eventitem,
  eventlist,
  faq,
  faqitem,
  fullteaser,
  headline,
  image,
  imageitem,
  imagelist,
  link,
  logoitem,
  logolist,
  quote,
  sharedpart,
  socialmedia,
  teaseritem,
  teaserlist,
  text,
  video,
  videoitem,
  videolist,
  viewer,
} as const;

export type ModuleModel = keyof typeof moduleKinds;
/** Kinds of blocks: those of the modules, and the head of a page, which is none (`contract/blocks/page-head.ts`). */
export type Model = ModuleModel | 'pagehead';
