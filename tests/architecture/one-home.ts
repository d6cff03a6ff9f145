import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../source-files.ts';
import { productFiles } from './value-imports.ts';

export interface Home {
  what: string;
  /** What the source contains where this is done. */
  sign: RegExp;
  home: RegExp;
}

export const homes: Home[] = [
  { what: 'a LIKE pattern is escaped', sign: /\[(?=[\\%_]*%)(?=[\\%_]*_)[\\%_]+\]/, home: /^text\// },
  // The back office is a program of its own, and the frame of the ticket shop a script without imports.
  {
    what: 'dates are formatted',
    sign: /Intl\.DateTimeFormat\(|\.toLocale(?:Date|Time)String\(/,
    home: /^(?:time|demo|bench|admin\/format)\/|^site\/screens\/webshop\/frame\.mjs$/,
  },
  // Tables and migrations name it in SQL.
  {
    what: 'the time zone is named',
    sign: /['"]Europe\/Berlin['"]/,
    home: /^(?:time|demo|bench|server\/db)\/|^site\/screens\/webshop\/frame\.mjs$|^[^/]+\.config\.ts$/,
  },
  {
    what: 'browsers call the API',
    sign: /(?<![\w.])fetch\(|new XMLHttpRequest/,
    // The last three ask for a page, for data of the router, or keep pages for reading offline.
    home: /^(?!(?:admin|contract|editor|site|ui)\/)|^(?:contract|site\/content)\/client\/|^editor\/core\/lazy-with-retry|^site\/(?:framework\/navigation|shell\/offline\/worker)\//,
  },
  { what: 'tables are declared', sign: /\bpgTable\(/, home: /^server\/db\// },
  {
    what: 'undocumented parts of React Router, React and Vite are used',
    sign: /\bUNSAFE_\w|__reactRouter|__reactFiber|__reactProps|virtual:react-router|@id\/__x00__|react-router\/internal/,
    home: /^site\/framework\//,
  },
];

/** Files that do what another place is the home of; comments do not count. */
export function misplacedFiles({ sign, home }: Home): string[] {
  return productFiles.filter((file) => {
    if (home.test(file)) return false;
    const code = readFileSync(path.join(root, file), 'utf8').replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '');
    return sign.test(code);
  });
}
