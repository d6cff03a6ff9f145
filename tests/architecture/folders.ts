import { type Edge, edges, productFiles } from './value-imports.ts';

/** Every folder with product source, the root included. */
export const folders: string[] = [...new Set(productFiles.flatMap(foldersAbove))].sort();

function foldersAbove(file: string): string[] {
  const parts = file.split('/').slice(0, -1);
  return ['.', ...parts.map((_, index) => parts.slice(0, index + 1).join('/'))];
}

/**
 * For each pair of children of a folder one import that leads from the first to the second. The one free direction is
 * `contract/` to the schemas of `modules/`.
 */
export function edgesAmongChildren(folder: string): Map<string, Map<string, Edge>> {
  const prefix = folder === '.' ? '' : `${folder}/`;
  const graph = new Map<string, Map<string, Edge>>();
  for (const edge of edges) {
    if (!edge.from.startsWith(prefix) || !edge.to.startsWith(prefix) || isFree(edge)) continue;
    const [from, to] = [childOf(edge.from, prefix), childOf(edge.to, prefix)];
    if (from === to) continue;
    const targets = graph.get(from) ?? new Map<string, Edge>();
    graph.set(from, targets.set(to, targets.get(to) ?? edge));
  }
  return graph;
}

function isFree({ from, to }: Edge): boolean {
  return from.startsWith('contract/') && /^modules\/(?:schemas|kinds\/[^/]+\/schema)\.ts$/.test(to);
}

function childOf(file: string, prefix: string): string {
  const rest = file.slice(prefix.length);
  return rest.includes('/') ? `${rest.split('/')[0]}/` : rest;
}

/** The shortest circles among the children of a folder, one for each child that is in one: `a.ts → b/c.ts, b/d.ts → a.ts`. */
export function circlesIn(folder: string): string[] {
  const graph = edgesAmongChildren(folder);
  const seen = new Set<string>();
  return [...graph.keys()].flatMap((child) => {
    const circle = shortestWayBack(graph, child);
    if (!circle || circle.every(({ from }) => seen.has(from))) return [];
    for (const { from } of circle) seen.add(from);
    return [`${folder}: ${circle.map(({ from, to }) => `${from} → ${to}`).join(', ')}`];
  });
}

function shortestWayBack(graph: Map<string, Map<string, Edge>>, start: string): Edge[] | undefined {
  const queue: { child: string; way: Edge[] }[] = [{ child: start, way: [] }];
  const reached = new Set<string>();
  for (const { child, way } of queue) {
    for (const [next, edge] of graph.get(child) ?? []) {
      if (next === start) return [...way, edge];
      if (reached.has(next)) continue;
      reached.add(next);
      queue.push({ child: next, way: [...way, edge] });
    }
  }
  return undefined;
}
