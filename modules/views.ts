import type { FlatBlock } from '#contract/blocks/flat-block.ts';
import { AudioView } from './kinds/audio/view.tsx';
import { ContainerView } from './kinds/container/view.tsx';
import { EventItemView } from './kinds/eventitem/view.tsx';
import { EventListView } from './kinds/eventlist/view.tsx';
import { FaqView } from './kinds/faq/view.tsx';
import { FaqItemView } from './kinds/faqitem/view.tsx';
import { FullTeaserView } from './kinds/fullteaser/view.tsx';
import { HeadlineView } from './kinds/headline/view.tsx';
import { ImageView } from './kinds/image/view.tsx';
import { ImageItemView } from './kinds/imageitem/view.tsx';
import { ImageListView } from './kinds/imagelist/view.tsx';
import { LinkView } from './kinds/link/view.tsx';
import { LogoItemView } from './kinds/logoitem/view.tsx';
import { LogoListView } from './kinds/logolist/view.tsx';
import { QuoteView } from './kinds/quote/view.tsx';
import type { BlockView } from './rendering/views-context.ts';
import type { ModuleModel } from './schemas.ts';
import { SocialMediaView } from './kinds/socialmedia/view.tsx';
import { SharedPartView } from './kinds/sharedpart/view.tsx';
import { TeaserItemView } from './kinds/teaseritem/view.tsx';
import { TeaserListView } from './kinds/teaserlist/view.tsx';
import { TextView } from './kinds/text/view.tsx';
import { VideoView } from './kinds/video/view.tsx';
import { VideoItemView } from './kinds/videoitem/view.tsx';
import { VideoListView } from './kinds/videolist/view.tsx';
import { ViewerView } from './kinds/viewer/view.tsx';

/** Erases the field types of a view. Safe because views are looked up by the `model` of the block. */
function entry<B extends FlatBlock>(view: BlockView<B>['view'], as?: 'li'): BlockView {
  return { view: view as BlockView['view'], ...(as ? { as } : {}) };
}

const known: Record<ModuleModel, BlockView> = {
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
  sharedpart: { ...entry(SharedPartView), whole: true },
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
export const views: Record<string, BlockView | undefined> = known;
