/** Access offers of an event. In a file without zod, so that pages do not load the validators in the browser. */
export const accessOffers = [
  'audio_description',
  'sign_language',
  'relaxed',
  'hearing_loop',
  'touch_tour',
  'wheelchair',
  'easy_language',
] as const;
export type AccessOffer = (typeof accessOffers)[number];
