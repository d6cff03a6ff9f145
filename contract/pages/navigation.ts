import { z } from 'zod';
import { address } from '../base/address.ts';
import { component } from '../base/schema-parts.ts';

export const navigationChildSchema = z.object({
  menu_name: z.string(),
  url: address(),
  lang: z.string().optional().describe('Set when the name fell back to German.'),
});

export const navigationItemSchema = component('NavigationItem', {
  menu_name: z.string().describe('Label in the menu.'),
  url: address('Where it leads; with children it opens them instead.'),
  children: z.array(navigationChildSchema),
  hasChildren: z.boolean(),
  lang: z.string().optional().describe('Set when the name fell back to German.'),
});
export type NavigationItem = z.infer<typeof navigationItemSchema>;

/** The menus of the site in one language. */
export const navigationSchema = component('Navigation', {
  main_navigation: z.array(navigationItemSchema).describe('Header and main menu.'),
  menu: z.array(navigationItemSchema).describe('Secondary items of the main menu.'),
  footer: z.array(navigationItemSchema).describe('Footer.'),
});
export type Navigation = z.infer<typeof navigationSchema>;
