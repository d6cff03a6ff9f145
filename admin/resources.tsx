import TreeIcon from '@mui/icons-material/AccountTreeOutlined';
import RedirectIcon from '@mui/icons-material/AltRouteOutlined';
import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import BadgeIcon from '@mui/icons-material/BadgeOutlined';
import NewsIcon from '@mui/icons-material/CampaignOutlined';
import CategoryIcon from '@mui/icons-material/CategoryOutlined';
import BinIcon from '@mui/icons-material/DeleteOutlined';
import BookIcon from '@mui/icons-material/ConfirmationNumberOutlined';
import ContactIcon from '@mui/icons-material/ContactPhoneOutlined';
import FestivalIcon from '@mui/icons-material/CelebrationOutlined';
import SeasonIcon from '@mui/icons-material/DateRangeOutlined';
import RequestIcon from '@mui/icons-material/FactCheckOutlined';
import EventIcon from '@mui/icons-material/EventOutlined';
import PressIcon from '@mui/icons-material/FolderZipOutlined';
import HouseIcon from '@mui/icons-material/AccountBalanceOutlined';
import GroupsIcon from '@mui/icons-material/GroupsOutlined';
import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import RubricIcon from '@mui/icons-material/LabelOutlined';
import AccountIcon from '@mui/icons-material/ManageAccountsOutlined';
import NotFoundIcon from '@mui/icons-material/LinkOffOutlined';
import EmptySearchesIcon from '@mui/icons-material/SearchOffOutlined';
import NewsletterIcon from '@mui/icons-material/MarkEmailReadOutlined';
import MailIcon from '@mui/icons-material/OutboxOutlined';
import NoteIcon from '@mui/icons-material/StickyNote2Outlined';
import SharedPartIcon from '@mui/icons-material/DynamicFeedOutlined';
import PatternIcon from '@mui/icons-material/DashboardCustomizeOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import PhotosIcon from '@mui/icons-material/PhotoLibraryOutlined';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import TakeOverIcon from '@mui/icons-material/MoveToInboxOutlined';
import StatusIcon from '@mui/icons-material/MonitorHeartOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import TheaterIcon from '@mui/icons-material/TheaterComedyOutlined';
import SlidesIcon from '@mui/icons-material/ViewCarouselOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import type { Capability } from '#contract/accounts/capabilities.ts';
import { lazyList, lazyListAndEdit, lazyScreens } from './lazy-screens.ts';

/** Groups of the menu, in their order. */
export const menuGroups = ['programme', 'people', 'content', 'administration'] as const;

/** Where something is in the menu. */
export interface MenuPlace {
  icon: typeof SvgIcon;
  group: (typeof menuGroups)[number];
}

/** A resource of the back office: its place in the menu and its screens. */
interface ResourceDefinition extends MenuPlace {
  /** As the contract names it; also its address, `/admin/<name>`. */
  name: string;
  /** What a user must be allowed to do to see it. */
  access: Capability;
  screens: Partial<Record<'list' | 'edit' | 'create', ComponentType>>;
}

/** The resources of each group, in the order of the menu. */
const byGroup: Record<MenuPlace['group'], Omit<ResourceDefinition, 'group'>[]> = {
  programme: [
    {
      name: 'productions',
      icon: TheaterIcon,
      access: 'programme',
      screens: lazyScreens(() => import('./resources/productions/productions.tsx')),
    },
    {
      name: 'events',
      icon: EventIcon,
      access: 'programme',
      screens: lazyScreens(() => import('./resources/events/events.tsx')),
    },
    {
      name: 'seasons',
      icon: SeasonIcon,
      access: 'programme',
      screens: lazyScreens(() => import('./resources/seasons/seasons.tsx')),
    },
    {
      name: 'festivals',
      icon: FestivalIcon,
      access: 'programme',
      screens: lazyScreens(() => import('./resources/festivals/festivals.tsx')),
    },
    {
      name: 'categories',
      icon: CategoryIcon,
      access: 'programme',
      screens: lazyScreens(() => import('./resources/categories/categories.tsx')),
    },
    {
      name: 'venues',
      icon: PlaceIcon,
      access: 'programme',
      screens: lazyScreens(() => import('./resources/venues/venues.tsx')),
    },
    {
      name: 'roles',
      icon: BadgeIcon,
      access: 'programme',
      screens: lazyScreens(() => import('./resources/roles/roles.tsx')),
    },
  ],
  people: [
    {
      name: 'persons',
      icon: PersonIcon,
      access: 'people',
      screens: lazyScreens(() => import('./resources/persons/persons.tsx')),
    },
    {
      name: 'person-categories',
      icon: GroupsIcon,
      access: 'people',
      screens: lazyScreens(() => import('./resources/person-categories/person-categories.tsx')),
    },
  ],
  content: [
    {
      name: 'pages',
      icon: TreeIcon,
      access: 'pages',
      screens: lazyScreens(() => import('./resources/pages/pages.tsx')),
    },
    {
      name: 'patterns',
      icon: PatternIcon,
      access: 'modules',
      screens: lazyListAndEdit(() => import('./resources/patterns/patterns.tsx')),
    },
    {
      name: 'shared-parts',
      icon: SharedPartIcon,
      access: 'modules',
      screens: lazyListAndEdit(() => import('./resources/shared-parts/shared-parts.tsx')),
    },
    {
      name: 'media',
      icon: PhotosIcon,
      access: 'media',
      screens: lazyListAndEdit(() => import('./resources/media/media.tsx')),
    },
    {
      name: 'articles',
      icon: ArticleIcon,
      access: 'magazine',
      screens: lazyScreens(() => import('./resources/articles/articles.tsx')),
    },
    {
      name: 'article-categories',
      icon: RubricIcon,
      access: 'magazine',
      screens: lazyScreens(() => import('./resources/article-categories/article-categories.tsx')),
    },
    {
      name: 'slides',
      icon: SlidesIcon,
      access: 'pages',
      screens: lazyScreens(() => import('./resources/slides/slides.tsx')),
    },
    {
      name: 'breaking-news',
      icon: NewsIcon,
      access: 'pages',
      screens: lazyScreens(() => import('./resources/breaking-news/breaking-news.tsx')),
    },
    {
      name: 'seasonsubscriptions',
      icon: BookIcon,
      access: 'programme',
      screens: lazyScreens(() => import('./resources/seasonsubscriptions/seasonsubscriptions.tsx')),
    },
    {
      name: 'download-directories',
      icon: PressIcon,
      access: 'press',
      screens: lazyScreens(() => import('./resources/download-directories/download-directories.tsx')),
    },
    {
      name: 'departments',
      icon: ContactIcon,
      access: 'contact',
      screens: lazyScreens(() => import('./resources/departments/departments.tsx')),
    },
  ],
  administration: [
    {
      name: 'requests',
      icon: RequestIcon,
      access: 'office',
      screens: lazyListAndEdit(() => import('./resources/requests/requests.tsx')),
    },
    {
      name: 'notes',
      icon: NoteIcon,
      access: 'modules',
      screens: lazyList(() => import('./resources/notes/notes.tsx')),
    },
    {
      name: 'bin',
      icon: BinIcon,
      access: 'office',
      screens: lazyList(() => import('./resources/bin/bin.tsx')),
    },
    {
      name: 'newsletter-entries',
      icon: NewsletterIcon,
      access: 'administration',
      screens: lazyList(() => import('./resources/newsletter-entries/newsletter-entries.tsx')),
    },
    {
      name: 'users',
      icon: AccountIcon,
      access: 'users',
      screens: lazyScreens(() => import('./resources/users/users.tsx')),
    },
    {
      name: 'redirects',
      icon: RedirectIcon,
      access: 'settings',
      screens: lazyScreens(() => import('./resources/redirects/redirects.tsx')),
    },
    {
      name: 'house',
      icon: HouseIcon,
      access: 'settings',
      screens: lazyList(() => import('./resources/house/house.tsx')),
    },
    {
      name: 'not-found',
      icon: NotFoundIcon,
      access: 'settings',
      screens: lazyList(async () => ({ List: (await import('./resources/in-vain/in-vain.tsx')).NotFound })),
    },
    {
      name: 'empty-searches',
      icon: EmptySearchesIcon,
      access: 'settings',
      screens: lazyList(async () => ({ List: (await import('./resources/in-vain/in-vain.tsx')).EmptySearches })),
    },
    {
      name: 'settings',
      icon: SettingsIcon,
      access: 'settings',
      screens: lazyList(() => import('./resources/settings/settings.tsx')),
    },
    {
      name: 'take-over',
      icon: TakeOverIcon,
      access: 'settings',
      screens: lazyList(() => import('./resources/take-over/take-over.tsx')),
    },
    {
      name: 'status',
      icon: StatusIcon,
      access: 'administration',
      screens: lazyList(() => import('./resources/status/status.tsx')),
    },
    {
      name: 'mails',
      icon: MailIcon,
      access: 'administration',
      screens: lazyList(() => import('./resources/mails/mails.tsx')),
    },
    {
      name: 'audit',
      icon: HistoryIcon,
      access: 'administration',
      screens: lazyList(() => import('./resources/audit/audit.tsx')),
    },
  ],
};

export const resources: ResourceDefinition[] = menuGroups.flatMap((group) =>
  byGroup[group].map((resource) => Object.assign(resource, { group })),
);
