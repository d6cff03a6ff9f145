import ImportIcon from '@mui/icons-material/FileUploadOutlined';
import ReplaceIcon from '@mui/icons-material/FindReplaceOutlined';
import { type ComponentType, lazy } from 'react';
import type { Capability } from '#contract/accounts/capabilities.ts';
import type { ScreenLink } from './lists/screen-links.tsx';
import type { MenuPlace } from './resources.tsx';

interface CustomScreen {
  /** Below /admin. */
  path: string;
  access: Capability;
  Screen: ComponentType;
  /** Its place in the menu, after the resources of the group, with the keys of its name and description. */
  menu?: MenuPlace & { label: string; about: string };
  /** The list with a link to it. */
  link?: Pick<ScreenLink, 'resource' | 'label' | 'icon'>;
}

const importInto = (resource: string) => ({ resource, label: 'import.open', icon: ImportIcon });

/** Screens that are neither list nor form of a resource. */
export const customScreens: CustomScreen[] = [
  {
    path: '/help/:chapter?',
    access: 'office',
    Screen: lazy(async () => ({ default: (await import('./help/help-screen.tsx')).HelpScreen })),
  },
  {
    path: '/set-up',
    access: 'settings',
    Screen: lazy(async () => ({ default: (await import('./set-up/set-up.tsx')).SetUp })),
  },
  {
    path: '/import/events',
    access: 'programme',
    Screen: lazy(async () => ({ default: (await import('./import/import-screen.tsx')).ImportScreen })),
    link: importInto('events'),
  },
  {
    path: '/import/tables/productions',
    access: 'programme',
    Screen: lazy(async () => ({
      default: (await import('./import/table/table-screens.tsx')).tableScreens.productions,
    })),
    link: importInto('productions'),
  },
  {
    path: '/import/tables/events',
    access: 'programme',
    Screen: lazy(async () => ({ default: (await import('./import/table/table-screens.tsx')).tableScreens.events })),
  },
  {
    path: '/calendar',
    access: 'programme',
    Screen: lazy(async () => ({
      default: (await import('./resources/season-calendar/calendar-screen.tsx')).CalendarScreen,
    })),
  },
  {
    path: '/change/events',
    access: 'programme',
    Screen: lazy(async () => ({ default: (await import('./resources/events/bulk/bulk-screen.tsx')).BulkScreen })),
  },
  {
    path: '/describe/media',
    access: 'media',
    Screen: lazy(async () => ({
      default: (await import('./resources/media/describe/describe-screen.tsx')).DescribeScreen,
    })),
  },
  {
    path: '/seasons/:id/release',
    access: 'programme',
    Screen: lazy(async () => ({
      default: (await import('./resources/seasons/release/release-screen.tsx')).ReleaseScreen,
    })),
  },
  {
    path: '/replace',
    access: 'office',
    Screen: lazy(async () => ({ default: (await import('./replace/replace-screen.tsx')).ReplaceScreen })),
    menu: { icon: ReplaceIcon, group: 'content', label: 'replace.title', about: 'replace.about' },
  },
  {
    path: '/:resource/:id/history',
    access: 'office',
    Screen: lazy(async () => ({ default: (await import('./history/history-screen.tsx')).HistoryScreen })),
  },
  {
    path: '/import/tables/persons',
    access: 'people',
    Screen: lazy(async () => ({ default: (await import('./import/table/table-screens.tsx')).tableScreens.persons })),
    link: importInto('persons'),
  },
  {
    path: '/import/tables/redirects',
    access: 'settings',
    Screen: lazy(async () => ({ default: (await import('./import/table/table-screens.tsx')).tableScreens.redirects })),
    link: importInto('redirects'),
  },
  {
    path: '/import/wordpress',
    access: 'settings',
    Screen: lazy(async () => ({ default: (await import('./import/wordpress/wordpress-screen.tsx')).WordPressScreen })),
    link: importInto('articles'),
  },
];
