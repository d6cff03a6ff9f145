import { SelectInput } from 'react-admin';
import { useTags } from '../../../media/use-tags.ts';

/** Filter by a tag of the library; absent while there are none. */
export function TagFilter({ source }: { source: string; alwaysOn?: boolean }) {
  const tags = useTags();
  if (tags.length === 0) return null;
  const choices = tags.map(({ name, count }) => ({ id: name, name: `${name} (${count})` }));
  return <SelectInput source={source} choices={choices} translateChoice={false} helperText={false} />;
}
