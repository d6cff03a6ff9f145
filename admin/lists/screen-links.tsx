import { Button, type SvgIcon } from '@mui/material';
import { createContext, use } from 'react';
import { usePermissions, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Capability } from '#contract/accounts/capabilities.ts';

/** A screen that the list of a resource leads to. */
export interface ScreenLink {
  /** Name of the resource. */
  resource: string;
  path: string;
  access: Capability;
  /** Key of its text. */
  label: string;
  icon: typeof SvgIcon;
}

/** All such screens; the shell fills it in from the list of screens. */
export const ScreenLinksContext = createContext<readonly ScreenLink[]>([]);

export function ScreenLinks({ resource }: { resource: string }) {
  const translate = useTranslate();
  const { permissions } = usePermissions<Capability[]>();
  return use(ScreenLinksContext)
    .filter((link) => link.resource === resource && permissions?.includes(link.access))
    .map(({ path, label, icon: Icon }) => (
      <Button key={path} component={Link} to={path} variant="outlined" startIcon={<Icon />}>
        {translate(label)}
      </Button>
    ));
}
