import { SortButton, useListContext } from 'react-admin';
import { keptBy } from '../house/kept.ts';
import { words } from '../messages/words.ts';

/** The order of a list where no heads of columns offer it. */
export function SortChoice() {
  const { resource } = useListContext();
  const fields = keptBy(resource).sorts.filter((field) => words[`resources.${resource}.fields.${field}`]);
  return fields.length > 1 ? <SortButton fields={fields} /> : null;
}
