import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../source-files.ts';
import { childrenOf, edgesAmongChildren } from './folders.ts';

/** The written order of a folder's children: each layer imports values only from layers after it in the list. */
export interface LayerList {
  /** Path in the repository, `.` for the root. */
  folder: string;
  layers: string[][];
}

/** Reads the fenced blocks `layers` of docs/architecture.md: the folder first, then one layer a line, the top first. */
export function readLayers(): LayerList[] {
  const text = readFileSync(path.join(root, 'docs/architecture.md'), 'utf8');
  return [...text.matchAll(/^```layers\n([\s\S]*?)^```/gm)].map(([, block = '']) => {
    const [folder = '', ...lines] = block.split('\n').filter((line) => line.trim() !== '');
    return { folder: folder.trim().replace(/(?<=.)\/$/, ''), layers: lines.map((line) => line.trim().split(/\s+/)) };
  });
}

/** Children of the folder that the list leaves out, names twice or that do not exist. */
export function listingErrors({ folder, layers }: LayerList): string[] {
  const listed = layers.flat();
  const there = childrenOf(folder);
  return [
    ...there.filter((child) => !listed.includes(child)).map((child) => `${folder}: ${child} is not listed`),
    ...listed.filter((child) => !there.includes(child)).map((child) => `${folder}: ${child} does not exist`),
    ...listed.filter((child, at) => listed.indexOf(child) !== at).map((child) => `${folder}: ${child} is listed twice`),
  ];
}

/** Imports from a layer into one above it or into a neighbour on the same layer. */
export function layerViolations({ folder, layers }: LayerList): string[] {
  const heightOf = new Map(layers.flatMap((children, line) => children.map((child) => [child, line] as const)));
  return [...edgesAmongChildren(folder)].flatMap(([child, targets]) =>
    [...targets]
      .filter(([target]) => (heightOf.get(child) ?? 0) >= (heightOf.get(target) ?? Infinity))
      .map(([target, { from, to }]) => `${folder}: ${child} may not import ${target} (${from} → ${to})`),
  );
}
