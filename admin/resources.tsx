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
import { type ComponentType, lazy } from 'react';
import type { Capability } from '#contract/accounts/capabilities.ts';

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

type Screens = Record<'List' | 'Edit' | 'Create', ComponentType>;

/** Makes entries of the list below from name, icon, access and the module with the screens, loaded when first opened. */
function having<View extends keyof Screens>(...views: View[]) {
  return (name: string, icon: typeof SvgIcon, access: Capability, load: () => Promise<Pick<Screens, View>>) => ({
    name,
    icon,
    access,
    screens: Object.fromEntries(
      views.map((view) => [view.toLowerCase(), lazy(async () => ({ default: (await load())[view] }))]),
    ),
  });
}

const withForms = having('List', 'Edit', 'Create');
const withEdit = having('List', 'Edit');
const listOnly = having('List');

/** The resources of each group, in the order of the menu. */
const byGroup: Record<MenuPlace['group'], Omit<ResourceDefinition, 'group'>[]> = {
  programme: [
    withForms('productions', TheaterIcon, 'programme', () => import('./resources/productions/productions.tsx')),
    withForms('events', EventIcon, 'programme', () => import('./resources/events/events.tsx')),
    withForms('seasons', SeasonIcon, 'programme', () => import('./resources/seasons/seasons.tsx')),
    withForms('festivals', FestivalIcon, 'programme', () => import('./resources/festivals/festivals.tsx')),
    withForms('categories', CategoryIcon, 'programme', () => import('./resources/categories/categories.tsx')),
    withForms('venues', PlaceIcon, 'programme', () => import('./resources/venues/venues.tsx')),
    withForms('roles', BadgeIcon, 'programme', () => import('./resources/roles/roles.tsx')),
  ],
  people: [
    withForms('persons', PersonIcon, 'people', () => import('./resources/persons/persons.tsx')),
    withForms(
      'person-categories',
      GroupsIcon,
      'people',
      () => import('./resources/person-categories/person-categories.tsx'),
    ),
  ],
  content: [
    withForms('pages', TreeIcon, 'pages', () => import('./resources/pages/pages.tsx')),
    withEdit('patterns', PatternIcon, 'modules', () => import('./resources/patterns/patterns.tsx')),
    withEdit('shared-parts', SharedPartIcon, 'modules', () => import('./resources/shared-parts/shared-parts.tsx')),
    withEdit('media', PhotosIcon, 'media', () => import('./resources/media/media.tsx')),
    withForms('articles', ArticleIcon, 'magazine', () => import('./resources/articles/articles.tsx')),
    withForms(
      'article-categories',
      RubricIcon,
      'magazine',
      () => import('./resources/article-categories/article-categories.tsx'),
    ),
    withForms('slides', SlidesIcon, 'pages', () => import('./resources/slides/slides.tsx')),
    withForms('breaking-news', NewsIcon, 'pages', () => import('./resources/breaking-news/breaking-news.tsx')),
    withForms(
      'seasonsubscriptions',
      BookIcon,
      'programme',
      () => import('./resources/seasonsubscriptions/seasonsubscriptions.tsx'),
    ),
    withForms(
      'download-directories',
      PressIcon,
      'press',
      () => import('./resources/download-directories/download-directories.tsx'),
    ),
    withForms('departments', ContactIcon, 'contact', () => import('./resources/departments/departments.tsx')),
  ],
  administration: [
    withEdit('requests', RequestIcon, 'office', () => import('./resources/requests/requests.tsx')),
    listOnly('notes', NoteIcon, 'modules', () => import('./resources/notes/notes.tsx')),
    listOnly('bin', BinIcon, 'office', () => import('./resources/bin/bin.tsx')),
    listOnly(
      'newsletter-entries',
      NewsletterIcon,
      'administration',
      () => import('./resources/newsletter-entries/newsletter-entries.tsx'),
    ),
    withForms('users', AccountIcon, 'users', () => import('./resources/users/users.tsx')),
    withForms('redirects', RedirectIcon, 'settings', () => import('./resources/redirects/redirects.tsx')),
    listOnly('house', HouseIcon, 'settings', () => import('./resources/house/house.tsx')),
    listOnly('not-found', NotFoundIcon, 'settings', async () => ({
      List: (await import('./resources/in-vain/in-vain.tsx')).NotFound,
    })),
    listOnly('empty-searches', EmptySearchesIcon, 'settings', async () => ({
      List: (await import('./resources/in-vain/in-vain.tsx')).EmptySearches,
    })),
    listOnly('settings', SettingsIcon, 'settings', () => import('./resources/settings/settings.tsx')),
    listOnly('take-over', TakeOverIcon, 'settings', () => import('./resources/take-over/take-over.tsx')),
    listOnly('status', StatusIcon, 'administration', () => import('./resources/status/status.tsx')),
    listOnly('mails', MailIcon, 'administration', () => import('./resources/mails/mails.tsx')),
    listOnly('audit', HistoryIcon, 'administration', () => import('./resources/audit/audit.tsx')),
  ],
};

export const resources: ResourceDefinition[] = menuGroups.flatMap((group) =>
  byGroup[group].map((resource) => Object.assign(resource, { group })),
);
