/** A stack frame in Sentry's format. */
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
/** Path of the repository on this machine, as in file URLs of stack traces. */
const root = new URL('../../..', import.meta.url).pathname.replace(/\/$/, '');

/** The frames of a stack trace, outermost first. Other lines, such as the message, are left out. */
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

/** Path of a file in the repository or on the site, without query and without folders of this machine. */
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
