import { keysOf } from '../base/records.ts';

/** Roles of users, by what they may do: least first. */
export const roles = ['press', 'programme_editor', 'editor', 'publisher', 'admin'] as const;
export type Role = (typeof roles)[number];

const publishing = ['publisher', 'admin'] as const;

/**
 * What each role may do. Every call of the contract that is not public names one of these capabilities as its `access`.
 * The same table is in docs/roles.md, and tests/roles.test.ts runs it.
 */
const table = {
  /** The own account, reading what is stored (lists to choose from, drafts, the bin), and drafts of translations. */
  office: roles,
  /** Content modules, on pages and on records with a page; whose, says `moduleAccess`. */
  modules: ['programme_editor', 'editor', ...publishing],
  /** Pages, menus, slides, breaking news. */
  pages: ['editor', ...publishing],
  /** Productions, events, seasons, festivals, subscriptions; calendar, bulk changes, import. */
  programme: ['programme_editor', 'editor', ...publishing],
  people: ['programme_editor', 'editor', ...publishing],
  magazine: ['editor', ...publishing],
  /** Press directories with their files. */
  press: ['press', ...publishing],
  /** Departments with their contact data. */
  contact: ['press', 'editor', ...publishing],
  media: roles,
  /** Making something public or hiding it: publishing, planning, states, releases. */
  publish: publishing,
  /** Settings of the house, redirects, addresses that were not found. */
  settings: ['admin'],
  users: ['admin'],
  /** Audit log, outbox, status of the installation, newsletter sign-ups, deleting for good. */
  administration: ['admin'],
} as const satisfies Record<string, readonly Role[]>;

export type Capability = keyof typeof table;

/** All capabilities, in the order of the table. */
export const capabilities = keysOf(table);

export function can(role: Role, capability: Capability): boolean {
  const allowed: readonly Role[] = table[capability];
  return allowed.includes(role);
}

export function capabilitiesOf(role: Role): Capability[] {
  return capabilities.filter((capability) => can(role, capability));
}

/** Capability for the modules of a record, by its kind; all other modules are those of pages. */
const ownerAccess: Readonly<Record<string, Capability>> = {
  production: 'programme',
  festival: 'programme',
  subscription: 'programme',
  person: 'people',
  article: 'magazine',
  pattern: 'modules',
  shared: 'modules',
};

/** Capability for the modules of an owner; null: a section without one, such as the footer. */
export function moduleAccess(ownerKind: string | null): Capability {
  return ownerAccess[ownerKind ?? ''] ?? 'pages';
}
