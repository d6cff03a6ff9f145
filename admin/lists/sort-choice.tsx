import { SortButton, useListContext } from 'react-admin';
import { endpointOf } from '../api/resource-endpoint.ts';
import { messages } from '../messages/messages.ts';

/** Sort menu for cards, which have no column heads. */
export function SortChoice() {
  const { resource } = useListContext();
  const fields = endpointOf(resource).sorts.filter((field) => messages[`resources.${resource}.fields.${field}`]);
  return fields.length > 1 ? <SortButton fields={fields} /> : null;
}
