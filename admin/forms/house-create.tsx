import type { ReactNode } from 'react';
import { CreateBase, type RedirectionSideEffect, useResourceContext, useTranslate } from 'react-admin';
import { PageHead } from '../frame/page-head.tsx';

/** The screen to make one of a resource; its children are the form. Afterwards one goes on in the one that was made. */
export function HouseCreate({
  children,
  redirect = 'edit',
}: {
  children: ReactNode;
  redirect?: RedirectionSideEffect;
}) {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  return (
    <CreateBase redirect={redirect}>
      <PageHead
        title={translate(`resources.${resource}.new`)}
        above={{ label: translate(`resources.${resource}.name`, { smart_count: 2 }), to: `/${resource}` }}
      />
      {children}
    </CreateBase>
  );
}
