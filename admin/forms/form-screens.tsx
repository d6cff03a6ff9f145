import type { ComponentProps, ComponentType } from 'react';
import { CreateScreen } from './create-screen.tsx';
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
