import { z } from 'zod';
import { address } from '../base/address.ts';

export const navigationChildSchema = z.object({
  menu_name: z.string(),
  url: address(),
  lang: z.string().optional().describe('Set when the name fell back to German.'),
});

/** An entry of a menu. */
export const navigationItemSchema = z
  .object({
    menu_name: z.string().describe('Label in the menu.'),
    url: address('Where it leads; with children it opens them instead.'),
    children: z.array(navigationChildSchema),
    hasChildren: z.boolean(),
    lang: z.string().optional().describe('Set when the name fell back to German.'),
  })
  .meta({ id: 'NavigationItem' });
export type NavigationItem = z.infer<typeof navigationItemSchema>;

/** The menus of the site in one language. */
export const navigationSchema = z
  .object({
    main_navigation: z.array(navigationItemSchema).describe('Header and main menu.'),
    menu: z.array(navigationItemSchema).describe('Secondary items of the main menu.'),
    footer: z.array(navigationItemSchema).describe('Footer.'),
  })
  .meta({ id: 'Navigation' });
export type Navigation = z.infer<typeof navigationSchema>;
