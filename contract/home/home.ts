import { z } from 'zod';
import { address } from '../base/address.ts';
import { pictureSchema } from '../media/media.ts';
import { component } from '../base/schema-parts.ts';

export const slideSchema = component('Slide', {
  id: z.int(),
  title: z.string(),
  preline: z.string(),
  text: z.string(),
  link: z.object({ url: address() }).describe('Link of the slide; no link if the url is empty.'),
  link_text: z.string(),
  picture: pictureSchema.nullish(),
  lang: z.string().optional(),
});
export type Slide = z.infer<typeof slideSchema>;

export const breakingNewsSchema = component('BreakingNews', {
  id: z.int(),
  title: z.string(),
  text: z.string(),
  link: z.object({ url: address() }),
  link_text: z.string(),
  lang: z.string().optional(),
});
export type BreakingNews = z.infer<typeof breakingNewsSchema>;
