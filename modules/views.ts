import type { ComponentType } from 'react';
import type { FlatBlock } from '#contract/flat-block.ts';
import { AudioView } from './audio/view.tsx';
import { ContainerView } from './container/view.tsx';
import { EventItemView } from './eventitem/view.tsx';
import { EventListView } from './eventlist/view.tsx';
import { FaqView } from './faq/view.tsx';
import { FaqItemView } from './faqitem/view.tsx';
import { FullTeaserView } from './fullteaser/view.tsx';
import { HeadlineView } from './headline/view.tsx';
import { ImageView } from './image/view.tsx';
import { ImageItemView } from './imageitem/view.tsx';
import { ImageListView } from './imagelist/view.tsx';
import { LinkView } from './link/view.tsx';
import { LogoItemView } from './logoitem/view.tsx';
import { LogoListView } from './logolist/view.tsx';
import { QuoteView } from './quote/view.tsx';
import type { Model } from './schemas.ts';
import { SocialMediaView } from './socialmedia/view.tsx';
import { TeaserItemView } from './teaseritem/view.tsx';
import { TeaserListView } from './teaserlist/view.tsx';
import { TextView } from './text/view.tsx';
import { VideoView } from './video/view.tsx';
import { VideoItemView } from './videoitem/view.tsx';
import { VideoListView } from './videolist/view.tsx';
import { ViewerView } from './viewer/view.tsx';

interface Entry {
  view: ComponentType<{ block: FlatBlock }>;
  /** The element that the block stands in; `div` unless told otherwise. */
  as?: 'div' | 'li';
}

/** A view knows its own kind's fields; which block reaches it is decided by `model`, by which this list is looked up. */
function entry<B extends FlatBlock>(view: ComponentType<{ block: B }>, as?: 'li'): Entry {
  return { view: view as unknown as ComponentType<{ block: FlatBlock }>, ...(as ? { as } : {}) };
}

const known: Record<Model, Entry> = {
  audio: entry(AudioView),
  container: entry(ContainerView),
  eventitem: entry(EventItemView, 'li'),
  eventlist: entry(EventListView),
  faq: entry(FaqView),
  faqitem: entry(FaqItemView),
  fullteaser: entry(FullTeaserView),
  headline: entry(HeadlineView),
  image: entry(ImageView),
  imageitem: entry(ImageItemView, 'li'),
  imagelist: entry(ImageListView),
  link: entry(LinkView),
  logoitem: entry(LogoItemView, 'li'),
  logolist: entry(LogoListView),
  quote: entry(QuoteView),
  socialmedia: entry(SocialMediaView),
  teaseritem: entry(TeaserItemView, 'li'),
  teaserlist: entry(TeaserListView),
  text: entry(TextView),
  video: entry(VideoView),
  videoitem: entry(VideoItemView, 'li'),
  videolist: entry(VideoListView),
  viewer: entry(ViewerView),
};

/** The view of every kind. A new one is a folder and a line here and in schemas.ts. */
export const views: Record<string, Entry | undefined> = known;
