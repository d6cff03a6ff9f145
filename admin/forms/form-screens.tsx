import type { ComponentProps, ComponentType } from 'react';
import { HouseCreate } from './house-create.tsx';
import { HouseEdit } from './house-edit.tsx';

/** The two screens around one form: for a new thing, and for one that is there, with what only the latter has. */
export function formScreens(
  Form: ComponentType,
  edit: Omit<ComponentProps<typeof HouseEdit>, 'children'> = {},
): { Create: ComponentType; Edit: ComponentType } {
  return {
    Create: () => (
      <HouseCreate>
        <Form />
      </HouseCreate>
    ),
    Edit: () => (
      <HouseEdit {...edit}>
        <Form />
      </HouseEdit>
    ),
  };
}
