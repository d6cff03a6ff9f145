import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { root } from '../source-files.ts';

/** Functions, methods and arrow functions of a file with more parameters than allowed, as `file:line`. */
export function functionsWithMoreParameters(file: string, max: number): string[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  const found: string[] = [];
  const note = ({ params, start }: ESTree.Function | ESTree.ArrowFunctionExpression) => {
    if (params.length > max) found.push(`${file}:${text.slice(0, start).split('\n').length}`);
  };
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  new Visitor({ FunctionDeclaration: note, FunctionExpression: note, ArrowFunctionExpression: note }).visit(program);
  return found;
}
