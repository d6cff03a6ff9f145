/** On stage, or in the creative team. */
export const roleKinds = [
  { id: 'cast', name: 'roles.cast' },
  { id: 'team', name: 'roles.team' },
];
