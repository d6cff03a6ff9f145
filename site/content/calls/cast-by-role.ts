import type { CastGroup, Event } from '#contract/programme/programme.ts';

/** The cast grouped by work and role, in the order entered; also groups the single lines of an older backend. */
export function castByRole({ cast, cast_objs: lines }: Pick<Event, 'cast' | 'cast_objs'>): CastGroup[] {
  if (cast.length > 0) return cast;
  const groups = new Map<string, CastGroup>();
  for (const { role_obj: role, person_obj: person, work } of lines) {
    const key = JSON.stringify([work?.title, role.name]);
    const group = groups.get(key) ?? {
      role_name: role.name,
      ...(role.kind && { kind: role.kind }),
      persons: [],
      ...(work && { work }),
    };
    group.persons.push(person);
    groups.set(key, group);
  }
  return [...groups.values()];
}
