/** A place in the program, as the service takes it. */
export interface Frame {
  filename: string;
  function: string;
  lineno: number;
  colno: number;
  in_app: boolean;
}

// `    at name (file:1:2)` of Chromium and Node; `name@file:1:2` of Firefox and Safari.
const patterns = [
  /^\s*at (?:async )?(?:(?<name>.+?) \()?(?<file>[^()\s]+):(?<line>\d+):(?<column>\d+)\)?$/,
  /^(?<name>[^@]*)@(?<file>\S+):(?<line>\d+):(?<column>\d+)$/,
];
const max = 40;
/** The folder that holds the repository, as it stands in the addresses of this process’s own files. */
const root = new URL('../../..', import.meta.url).pathname.replace(/\/$/, '');

/** The places in a stack, the outermost first. What is no place is left out, words of the message included. */
export function parseStack(stack: string): Frame[] {
  const frames = stack
    .split('\n')
    .slice(0, 200)
    .flatMap((line) => toFrame(line.slice(0, 500)) ?? []);
  return frames.slice(0, max).toReversed();
}

function toFrame(line: string): Frame | null {
  const found = patterns.map((pattern) => pattern.exec(line)?.groups).find(Boolean);
  if (!found) return null;
  const filename = shorten(found.file ?? '');
  return {
    filename,
    function: /^[\w$.<>[\] /-]{1,100}$/.test(found.name ?? '') ? (found.name ?? '') : '?',
    lineno: Number(found.line),
    colno: Number(found.column),
    in_app: !filename.includes('node_modules') && !filename.startsWith('node:'),
  };
}

/** The file’s path in the repository or on the site: without a query, and without the folders of the machine that it lies on. */
function shorten(file: string): string {
  const bare = file.replace(/[?#].*$/, '').replace(/^(?:file|https?):\/\/[^/]*/, '');
  const isPlainAlready = bare.startsWith('node:') || bare.startsWith('/assets/');
  const path = bare.startsWith(`${root}/`)
    ? bare.slice(root.length)
    : isPlainAlready
      ? bare
      : bare.replace(/^.*\//, '');
  return path.slice(0, 200);
}
