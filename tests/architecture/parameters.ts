import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../source-files.ts';

/** Function declarations of a file with more parameters than allowed, as `file: name`. */
export function functionsWithMoreParameters(file: string, max: number): string[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  return [...text.matchAll(/\bfunction\s+(\w+)\s*(?:<[^(]*>)?\(/g)]
    .filter((match) => countParameters(text, match.index + match[0].length) > max)
    .map(([, name]) => `${file}: ${name}`);
}

/** Parameters of a list that begins after its opening parenthesis. */
function countParameters(text: string, start: number): number {
  let depth = 0;
  let commas = 0;
  let isEmpty = true;
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    const isArrow = sign === '>' && text[at - 1] === '=';
    if (depth === 0 && sign === ')') break;
    if ('([{<'.includes(sign)) depth += 1;
    else if (')]}>'.includes(sign) && !isArrow) depth -= 1;
    // A comma after the last parameter counts none.
    else if (depth === 0 && sign === ',' && !/^,\s*\)/.test(text.slice(at, at + 40))) commas += 1;
    if (sign.trim() !== '') isEmpty = false;
  }
  return isEmpty ? 0 : commas + 1;
}
