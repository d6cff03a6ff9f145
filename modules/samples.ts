import { samples as audio } from './audio/sample.ts';
import { samples as container } from './container/sample.ts';
import { samples as eventlist } from './eventlist/sample.ts';
import { samples as faq } from './faq/sample.ts';
import { samples as fullteaser } from './fullteaser/sample.ts';
import { samples as headline } from './headline/sample.ts';
import { samples as image } from './image/sample.ts';
import { samples as imagelist } from './imagelist/sample.ts';
import { samples as link } from './link/sample.ts';
import { samples as logolist } from './logolist/sample.ts';
import type { Samples } from './make-sample.ts';
import { samples as quote } from './quote/sample.ts';
import type { Model } from './schemas.ts';
import { samples as socialmedia } from './socialmedia/sample.ts';
import { samples as teaserlist } from './teaserlist/sample.ts';
import { samples as text } from './text/sample.ts';
import { samples as video } from './video/sample.ts';
import { samples as videolist } from './videolist/sample.ts';
import { samples as viewer } from './viewer/sample.ts';

/** Every kind that may stand on a page, in the order in which a page of samples shows them; items come within their lists. */
export const moduleSamples: [Model, Samples][] = [
  ['headline', headline],
  ['text', text],
  ['link', link],
  ['quote', quote],
  ['image', image],
  ['imagelist', imagelist],
  ['video', video],
  ['videolist', videolist],
  ['fullteaser', fullteaser],
  ['teaserlist', teaserlist],
  ['eventlist', eventlist],
  ['faq', faq],
  ['container', container],
  ['audio', audio],
  ['viewer', viewer],
  ['socialmedia', socialmedia],
  ['logolist', logolist],
];
