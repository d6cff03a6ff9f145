import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { root } from '../source-files.ts';
import { productFiles } from './value-imports.ts';

/** Type assertions in the files of a room, as `file:line: as Type`; `as const` is none, `as unknown as Type` are two. */
export function castsIn(room: string): string[] {
  return productFiles.filter((file) => file.startsWith(`${room}/`) && /\.tsx?$/.test(file)).flatMap(castsOf);
}

function castsOf(file: string): string[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  const found: string[] = [];
  const note = ({ typeAnnotation: { start, end } }: ESTree.TSAsExpression | ESTree.TSTypeAssertion) => {
    const type = text.slice(start, end);
    if (type !== 'const') found.push(`${file}:${text.slice(0, start).split('\n').length}: as ${type}`);
  };
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  new Visitor({ TSAsExpression: note, TSTypeAssertion: note }).visit(program);
  return found;
}
