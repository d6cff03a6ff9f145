import type { ReactNode } from 'react';
import { CreateBase, type RedirectionSideEffect, useResourceContext, useTranslate } from 'react-admin';
import { PageHead } from '../layout/page-head.tsx';

/** The screen that creates a record; its children are the form. Leads to the created record by default. */
export function CreateScreen({
  children,
  redirect = 'edit',
  title,
}: {
  children: ReactNode;
  redirect?: RedirectionSideEffect;
  /** Default: that of a new record of the resource. */
  title?: string;
}) {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  return (
    <CreateBase redirect={redirect}>
      <PageHead
        title={title ?? translate(`resources.${resource}.new`)}
        parent={{ label: translate(`resources.${resource}.name`, { smart_count: 2 }), to: `/${resource}` }}
      />
      {children}
    </CreateBase>
  );
}
