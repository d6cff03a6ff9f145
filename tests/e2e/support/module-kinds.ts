import type { Model } from '#modules/schemas.ts';

const video = 'https://www.youtube.com/watch?v=abc';

/** First input of each kind, and the address it requires; lists start with one item. */
export const kinds: { model: Model; item?: Model; text?: string; address?: string }[] = [
  { model: 'headline', text: 'content' },
  { model: 'text', text: 'content' },
  { model: 'quote', text: 'content' },
  { model: 'faq', item: 'faqitem', text: 'content' },
  { model: 'link', text: 'content' },
  { model: 'image', text: 'description' },
  { model: 'imagelist', item: 'imageitem', text: 'title' },
  { model: 'video', text: 'title', address: video },
  { model: 'videolist', item: 'videoitem', text: 'title', address: video },
  { model: 'audio', address: 'https://open.spotify.com/track/abc' },
  { model: 'logolist', item: 'logoitem' },
  { model: 'fullteaser', text: 'headline' },
  { model: 'teaserlist', item: 'teaseritem', text: 'headline' },
  { model: 'eventlist', item: 'eventitem', text: 'headline' },
  { model: 'viewer', address: 'https://issuu.com/oper/docs/heft' },
  { model: 'socialmedia', address: 'https://www.instagram.com/p/abc/' },
];
