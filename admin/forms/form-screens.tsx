import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { CreateBase, type RedirectionSideEffect, useResourceContext, useTranslate } from 'react-admin';
import { PageHead } from '../layout/page-head.tsx';
import { EditScreen } from './edit-screen.tsx';

/** Create and edit screen around one form; `edit` has the options of the edit screen. */
export function formScreens(
  Form: ComponentType,
  edit: Omit<ComponentProps<typeof EditScreen>, 'children'> = {},
): { Create: ComponentType; Edit: ComponentType } {
  return {
    Create: () => (
      <CreateScreen>
        <Form />
      </CreateScreen>
    ),
    Edit: () => (
      <EditScreen {...edit}>
        <Form />
      </EditScreen>
    ),
  };
}

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
      <PageHead title={title ?? translate(`resources.${resource}.new`)} resource={resource} />
      {children}
    </CreateBase>
  );
}
