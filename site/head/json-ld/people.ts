import type { CastGroup, PersonReference } from '#contract/programme.ts';
import { absolute, type Facts, node, type Node } from './node.ts';

/** Those on stage; where a backend does not tell them from the team, everybody. */
export function performers(cast: readonly CastGroup[], facts: Facts): Node[] {
  const stage = cast.filter(({ kind }) => kind === 'cast');
  const shown = stage.length > 0 ? stage : cast;
  const once = new Map(shown.flatMap(({ persons }) => persons.map((person) => [person.name, person] as const)));
  return [...once.values()].map((person) => toPerson(person, facts));
}

/** Those who made it, each with what they did. */
export function contributors(cast: readonly CastGroup[], facts: Facts): Node[] {
  if (!cast.some(({ kind }) => kind === 'cast')) return [];
  return cast
    .filter(({ kind }) => kind === 'team')
    .flatMap(({ role_name: roleName, persons }) =>
      persons.map((person) => node('Role', { roleName, contributor: toPerson(person, facts) })),
    );
}

function toPerson({ name, url, is_group: isGroup }: PersonReference, facts: Facts): Node {
  return node(isGroup ? 'PerformingGroup' : 'Person', { name, url: absolute(url, facts) });
}
