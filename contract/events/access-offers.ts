/** What an evening offers to people who need it. Apart from the checks, so that a page can name them without those. */
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
