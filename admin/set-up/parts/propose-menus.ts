import type { LocalizedText } from '#contract/base/localized.ts';
import { screenPaths } from '#contract/pages/screen-paths.ts';
import { isHomePage, type PageSettings } from '#contract/pages/page-settings.ts';
import { isOff, type PartName } from '#contract/settings/parts.ts';

export const menuNames = ['main', 'footer'] as const;
type MenuName = (typeof menuNames)[number];

export interface MenuProposal {
  key: string;
  menu: MenuName;
  title: LocalizedText;
  /** Shown beside the title. */
  address: string;
  /** A page that gets into the menu. */
  page?: PageSettings;
  /** False: there is nothing on it yet. */
  isFilled: boolean;
  /** Addresses of a screen for which an entry is made. */
  target?: LocalizedText;
}

export type Screen =
  | 'events'
  | 'productions'
  | 'artists'
  | 'subscriptions'
  | 'blog'
  | 'contact'
  | 'newsletter'
  | 'pressedownloads';

const screens: { menu: MenuName; screen: Screen; title: LocalizedText }[] = [
  { menu: 'main', screen: 'events', title: { de: 'Programm', en: 'Programme' } },
  { menu: 'main', screen: 'productions', title: { de: 'Produktionen', en: 'Productions' } },
  { menu: 'main', screen: 'artists', title: { de: 'Ensemble', en: 'Artists' } },
  { menu: 'main', screen: 'subscriptions', title: { de: 'Abonnements', en: 'Subscriptions' } },
  { menu: 'main', screen: 'blog', title: { de: 'Magazin', en: 'Magazine' } },
  { menu: 'footer', screen: 'contact', title: { de: 'Kontakt', en: 'Contact' } },
  { menu: 'footer', screen: 'newsletter', title: { de: 'Newsletter', en: 'Newsletter' } },
  { menu: 'footer', screen: 'pressedownloads', title: { de: 'Presse', en: 'Press' } },
];

interface HouseFacts {
  /** Parts that the house does not have. */
  off: readonly PartName[];
  /** Ids of the pages that belong into the footer, as far as they exist. */
  legal: readonly (number | null)[];
  isFilled: (screen: Screen) => boolean;
}

/**
 * What is in no menu yet: the screens of parts that are on, own pages at the top of the tree in the main menu, legal ones
 * in the footer.
 */
export function proposeMenus(pages: readonly PageSettings[], { off, legal, isFilled }: HouseFacts): MenuProposal[] {
  const entries = screens.flatMap(({ menu, screen, title }): MenuProposal[] => {
    const target = { de: `/de/${screenPaths[screen].de}`, en: `/en/${screenPaths[screen].en}` };
    const isThere = pages.some(({ urls }) => urls.de === target.de);
    return isThere || isOff(target.de, off)
      ? []
      : [{ key: `screen:${screen}`, menu, title, target, address: target.de, isFilled: isFilled(screen) }];
  });
  const own = pages.flatMap((page): MenuProposal[] => {
    const { id, title, urls, target, parent_id: parent } = page;
    if (target.de !== '' || parent !== null || isHomePage(page) || isInMenu(page)) return [];
    return [
      {
        key: `page:${id}`,
        menu: legal.includes(id) ? 'footer' : 'main',
        title,
        page,
        address: urls.de,
        isFilled: true,
      },
    ];
  });
  return [...entries, ...own];
}

function isInMenu({ in_main_navigation: main, in_menu: secondary, in_footer: footer }: PageSettings): boolean {
  return main || secondary || footer;
}
