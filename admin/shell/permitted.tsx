import type { ReactNode } from 'react';
import { usePermissions, useTranslate } from 'react-admin';
import type { Capability } from '#contract/accounts/capabilities.ts';
import { PageHead } from '../layout/page-head.tsx';

/** A screen, or why it does not open: users reach it by an address that somebody sent them. */
export function Permitted({ access, children }: { access: Capability; children: ReactNode }) {
  const translate = useTranslate();
  const { permissions } = usePermissions<Capability[]>();
  if (!permissions) return null;
  if (permissions.includes(access)) return children;
  return <PageHead title={translate('shell.not_permitted')} note={translate('shell.not_permitted_hint')} />;
}
