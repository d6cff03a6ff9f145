/** Cast (on stage) or creative team. */
export const roleKinds = [
  { id: 'cast', name: 'roles.cast' },
  { id: 'team', name: 'roles.team' },
];
