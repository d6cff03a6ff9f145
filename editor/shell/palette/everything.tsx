import { useEffect } from 'react';
import { commands } from '../../commands/commands.ts';
import type { MoreProps } from '../../features/insert/insert-menu.tsx';
import { GroupedOptions } from './grouped-options.tsx';
import { useGroups } from './use-groups.ts';

/** What the command palette finds, as options of the insert menu. */
export default function Everything({ query, id, chosen, run, offer }: MoreProps) {
  const groups = useGroups(query, commands);
  const entries = groups.flatMap((group) => group.entries);
  const keys = entries.map(({ key }) => key).join(' ');
  useEffect(() => {
    offer(entries);
    return () => offer([]);
    // oxlint-disable-next-line react/exhaustive-deps -- entries of the same keys do the same
  }, [keys, offer]);
  return <GroupedOptions id={id} groups={groups} chosen={chosen} run={run} />;
}
