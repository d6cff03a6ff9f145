import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../source-files.ts';
import { childrenOf, edgesAmongChildren } from './folders.ts';

/** The written order of a folder's children: each storey imports values only from storeys after it in the list. */
export interface StoreyList {
  /** Path in the repository, `.` for the root. */
  folder: string;
  storeys: string[][];
}

/** Reads the fenced blocks `storeys` of docs/architecture.md: the folder first, then one storey a line, the top first. */
export function readStoreys(): StoreyList[] {
  const text = readFileSync(path.join(root, 'docs/architecture.md'), 'utf8');
  return [...text.matchAll(/^```storeys\n([\s\S]*?)^```/gm)].map(([, block = '']) => {
    const [folder = '', ...lines] = block.split('\n').filter((line) => line.trim() !== '');
    return { folder: folder.trim().replace(/(?<=.)\/$/, ''), storeys: lines.map((line) => line.trim().split(/\s+/)) };
  });
}

/** Children of the folder that the list leaves out, names twice or that do not exist. */
export function listingErrors({ folder, storeys }: StoreyList): string[] {
  const listed = storeys.flat();
  const there = childrenOf(folder);
  return [
    ...there.filter((child) => !listed.includes(child)).map((child) => `${folder}: ${child} is not listed`),
    ...listed.filter((child) => !there.includes(child)).map((child) => `${folder}: ${child} does not exist`),
    ...listed.filter((child, at) => listed.indexOf(child) !== at).map((child) => `${folder}: ${child} is listed twice`),
  ];
}

/** Imports from a storey into one above it or into a neighbour on the same storey. */
export function storeyViolations({ folder, storeys }: StoreyList): string[] {
  const heightOf = new Map(storeys.flatMap((children, line) => children.map((child) => [child, line] as const)));
  return [...edgesAmongChildren(folder)].flatMap(([child, targets]) =>
    [...targets]
      .filter(([target]) => (heightOf.get(child) ?? 0) >= (heightOf.get(target) ?? Infinity))
      .map(([target, { from, to }]) => `${folder}: ${child} may not import ${target} (${from} → ${to})`),
  );
}
