import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../source-files.ts';

const cssImport = /^import (\w+) from '([^']+\.module\.css)';$/gm;

/** Classes of a CSS module that a component uses and the module does not have; React would write them as `undefined`. */
export function missingClasses(file: string): string[] {
  const code = readFileSync(path.join(root, file), 'utf8');
  return [...code.matchAll(cssImport)].flatMap(([line, name = '', target = '']) => {
    const css = target.startsWith('#') ? target.slice(1) : path.join(path.dirname(file), target);
    if (!existsSync(path.join(root, css))) return [`${file}: ${css}`];
    const classes = new Set(readFileSync(path.join(root, css), 'utf8').match(/(?<=\.)[a-zA-Z_][\w-]*/g));
    const used = code.replace(line, '').matchAll(new RegExp(String.raw`(?<![\w./'-])${name}\.(\w+)(?!\.css)`, 'g'));
    return [...new Set([...used].map(([, each = '']) => each))]
      .filter((each) => !classes.has(each))
      .map((each) => `${file}: ${name}.${each}`);
  });
}
