import type { ShownCast } from '../../event/shown-event.ts';
import { absolute, type Facts, node, type Node } from './node.ts';

/** The performers; everybody when the backend does not distinguish cast and team. */
export function performers(cast: readonly ShownCast[], facts: Facts): Node[] {
  const stage = cast.filter(({ kind }) => kind === 'cast');
  const shown = stage.length > 0 ? stage : cast;
  const once = new Map(shown.flatMap(({ persons }) => persons.map((person) => [person.name, person] as const)));
  return [...once.values()].map((person) => toPerson(person, facts));
}

/** The creative team, each with their role. */
export function contributors(cast: readonly ShownCast[], facts: Facts): Node[] {
  if (!cast.some(({ kind }) => kind === 'cast')) return [];
  const tasks = cast
    .filter(({ kind }) => kind === 'team')
    .flatMap(({ role_name: roleName, persons }) => persons.map((person) => ({ roleName, person })));
  // Somebody has the same task in both works of a double bill.
  const once = new Map(tasks.map((task) => [JSON.stringify([task.roleName, task.person.name]), task]));
  return [...once.values()].map(({ roleName, person }) =>
    node('Role', { roleName, contributor: toPerson(person, facts) }),
  );
}

function toPerson({ name, url, is_group: isGroup }: ShownCast['persons'][number], facts: Facts): Node {
  return node(isGroup ? 'PerformingGroup' : 'Person', { name, url: absolute(url, facts) });
}
