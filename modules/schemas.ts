import { audio } from './audio/schema.ts';
import { container } from './container/schema.ts';
import { eventitem } from './eventitem/schema.ts';
import { eventlist } from './eventlist/schema.ts';
import { faq } from './faq/schema.ts';
import { faqitem } from './faqitem/schema.ts';
import { fullteaser } from './fullteaser/schema.ts';
import { headline } from './headline/schema.ts';
import { image } from './image/schema.ts';
import { imageitem } from './imageitem/schema.ts';
import { imagelist } from './imagelist/schema.ts';
import { link } from './link/schema.ts';
import { logoitem } from './logoitem/schema.ts';
import { logolist } from './logolist/schema.ts';
import { quote } from './quote/schema.ts';
import { socialmedia } from './socialmedia/schema.ts';
import { teaseritem } from './teaseritem/schema.ts';
import { teaserlist } from './teaserlist/schema.ts';
import { text } from './text/schema.ts';
import { video } from './video/schema.ts';
import { videoitem } from './videoitem/schema.ts';
import { videolist } from './videolist/schema.ts';
import { viewer } from './viewer/schema.ts';

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
  socialmedia,
  teaseritem,
  teaserlist,
  text,
  video,
  videoitem,
  videolist,
  viewer,
} as const;

export type Model = keyof typeof moduleKinds;
