import type { ComponentType } from 'react';
import type { TableKind } from '#contract/office/table-fields.ts';
import { TableScreen } from './table-screen.tsx';

/** Import of a CSV file, by what it holds. */
export const tableScreens: Record<TableKind, ComponentType> = {
  productions: () => <TableScreen kind="productions" />,
  events: () => <TableScreen kind="events" />,
  persons: () => <TableScreen kind="persons" />,
  redirects: () => <TableScreen kind="redirects" />,
};
