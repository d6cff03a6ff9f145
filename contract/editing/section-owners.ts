/** Kinds of records whose own page has modules, with the names of their resources. */
export const sectionOwners = {
  production: 'productions',
  festival: 'festivals',
  subscription: 'seasonsubscriptions',
  person: 'persons',
  article: 'articles',
} as const;

const byKind = new Map<string, string>(Object.entries(sectionOwners));

/** Name of the resource of an owner of modules; null for pages and for sections without an owner. */
export function resourceOfOwner(kind: string | null): string | null {
  return byKind.get(kind ?? '') ?? null;
}

/** The kind of the records of a resource if their page has modules, else null. */
export function ownerKindOf(resource: string): string | null {
  return [...byKind].find(([, name]) => name === resource)?.[0] ?? null;
}
