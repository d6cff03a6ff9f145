import type { PageSettings } from '../../contract/page-settings.ts';

/** A page with those below it, in their order. */
export interface PageNode {
  page: PageSettings;
  children: PageNode[];
}

/** Where a page may be put: its parent, and its place among the others below that. */
export interface Place {
  parent_id: number | null;
  position: number;
}

/** The tree of all pages; whose parent is not among them stands at the top, as in a search. */
export function nestPages(pages: readonly PageSettings[]): PageNode[] {
  const known = new Set(pages.map(({ id }) => id));
  const below = new Map<number | null, PageNode[]>();
  for (const page of pages) {
    const parent = page.parent_id !== null && known.has(page.parent_id) ? page.parent_id : null;
    below.set(parent, [...(below.get(parent) ?? []), { page, children: [] }]);
  }
  const fill = (nodes: PageNode[]): PageNode[] =>
    nodes.map((node) => ({ ...node, children: fill(below.get(node.page.id) ?? []) }));
  return fill(below.get(null) ?? []);
}

export const moves = ['up', 'down', 'in', 'out'] as const;
export type Move = (typeof moves)[number];

/** Where each move brings a page; null where there is nowhere to go. */
export function movesOf(tree: readonly PageNode[], id: number): Record<Move, Place | null> {
  const path = pathTo(tree, id);
  const siblings = path.length > 1 ? (path.at(-2)?.children ?? []) : tree;
  const at = siblings.findIndex(({ page }) => page.id === id);
  const parent = path.at(-2)?.page ?? null;
  const before = siblings[at - 1];
  const parent_id = parent?.id ?? null;
  return {
    up: at > 0 ? { parent_id, position: at - 1 } : null,
    down: at >= 0 && at < siblings.length - 1 ? { parent_id, position: at + 1 } : null,
    in: before ? { parent_id: before.page.id, position: before.children.length } : null,
    out: parent ? { parent_id: parent.parent_id, position: placeOf(tree, parent.id) + 1 } : null,
  };
}

/** From the top of the tree to a page, itself included. */
export function pathTo(tree: readonly PageNode[], id: number): PageNode[] {
  for (const node of tree) {
    if (node.page.id === id) return [node];
    const below = pathTo(node.children, id);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}

function placeOf(tree: readonly PageNode[], id: number): number {
  const path = pathTo(tree, id);
  const siblings = path.length > 1 ? (path.at(-2)?.children ?? []) : tree;
  return siblings.findIndex(({ page }) => page.id === id);
}

/** Every page that may become the parent of one: not itself, nor what stands below it; with how deep it stands. */
export function possibleParents(
  tree: readonly PageNode[],
  id: number,
  depth = 0,
): { page: PageSettings; depth: number }[] {
  return tree.flatMap(({ page, children }) =>
    page.id === id ? [] : [{ page, depth }, ...possibleParents(children, id, depth + 1)],
  );
}
