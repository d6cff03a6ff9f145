import type { PageSettings } from '#contract/pages/page-settings.ts';

/** A page with its subpages in order. */
export interface PageNode {
  page: PageSettings;
  children: PageNode[];
}

/** Target of a move: parent and index among its children. */
export interface TreePosition {
  parent_id: number | null;
  position: number;
}

/** The page tree; pages whose parent is missing (as in search results) are at the top. */
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

/** Target of each move; null when it is impossible. */
export function movesOf(tree: readonly PageNode[], id: number): Record<Move, TreePosition | null> {
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
    out: parent ? { parent_id: parent.parent_id, position: positionOf(tree, parent.id) + 1 } : null,
  };
}

/** Path from the root to a page, itself included. */
export function pathTo(tree: readonly PageNode[], id: number): PageNode[] {
  for (const node of tree) {
    if (node.page.id === id) return [node];
    const below = pathTo(node.children, id);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}

function positionOf(tree: readonly PageNode[], id: number): number {
  const path = pathTo(tree, id);
  const siblings = path.length > 1 ? (path.at(-2)?.children ?? []) : tree;
  return siblings.findIndex(({ page }) => page.id === id);
}

/** Possible parents of a page with their depth: not itself or its descendants. */
export function possibleParents(
  tree: readonly PageNode[],
  id: number,
  depth = 0,
): { page: PageSettings; depth: number }[] {
  return tree.flatMap(({ page, children }) =>
    page.id === id ? [] : [{ page, depth }, ...possibleParents(children, id, depth + 1)],
  );
}
