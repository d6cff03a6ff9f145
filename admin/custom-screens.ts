import { type ComponentType, lazy } from 'react';
import type { Capability } from '#contract/accounts/capabilities.ts';

/** Screens that are neither list nor form of a resource, by their path below /admin. */
export const customScreens: { path: string; access: Capability; Screen: ComponentType }[] = [
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
  },
  {
    path: '/import/tables/productions',
    access: 'programme',
    Screen: lazy(async () => ({
      default: (await import('./import/table/table-screens.tsx')).tableScreens.productions,
    })),
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
    path: '/:resource/:id/history',
    access: 'office',
    Screen: lazy(async () => ({ default: (await import('./history/history-screen.tsx')).HistoryScreen })),
  },
  {
    path: '/import/tables/persons',
    access: 'people',
    Screen: lazy(async () => ({ default: (await import('./import/table/table-screens.tsx')).tableScreens.persons })),
  },
  {
    path: '/import/tables/redirects',
    access: 'settings',
    Screen: lazy(async () => ({ default: (await import('./import/table/table-screens.tsx')).tableScreens.redirects })),
  },
  {
    path: '/import/wordpress',
    access: 'settings',
    Screen: lazy(async () => ({ default: (await import('./import/wordpress/wordpress-screen.tsx')).WordPressScreen })),
  },
];
