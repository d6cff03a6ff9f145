import type { ReactNode } from 'react';
import { usePermissions, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { Capability } from '#contract/accounts/capabilities.ts';
import { useIsOff } from '../api/use-site.ts';
import { PageHead } from '../layout/page-head.tsx';

/** A screen, or why it does not open: users reach it by an address that somebody sent them. */
export function Permitted({ access, children }: { access: Capability; children: ReactNode }) {
  const translate = useTranslate();
  const { permissions } = usePermissions<Capability[]>();
  if (!permissions) return null;
  if (permissions.includes(access)) return children;
  return <PageHead title={translate('shell.not_permitted')} note={translate('shell.not_permitted_hint')} />;
}

/** A screen of a resource, or that its part is switched off. */
export function OfPart({ resource, children }: { resource: string; children: ReactNode }) {
  const translate = useTranslate();
  const isOff = useIsOff();
  if (!isOff(resource)) return children;
  return <PageHead title={translate('shell.part_off')} note={translate('shell.part_off_hint')} />;
}

/** The same for a screen whose address names the resource, as that of the versions. */
export function OfPartInAddress({ children }: { children: ReactNode }) {
  const { resource = '' } = useParams();
  return <OfPart resource={resource}>{children}</OfPart>;
}
