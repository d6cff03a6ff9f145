import type { Checked } from './check-backend.ts';
import type { CheckedAnswer } from './check-call.ts';

/** The result as a table, with what differs below each call. */
export function reportText({ url, ok, answers, emptyScreens }: Checked): string {
  const width = Math.max(...answers.map(({ path }) => path.length));
  const lines = answers.flatMap((answer) => [rowOf(answer, width), ...notesOf(answer)]);
  const failed = answers.filter(({ isNecessary, state }) => isNecessary && state !== 'answered');
  return [
    `Content backend ${url}`,
    '',
    ...lines,
    '',
    ...(emptyScreens.length === 0
      ? ['No screen stays empty.']
      : ['Screens that stay empty:', ...emptyScreens.map(({ address, because }) => `  ${address}  (${because})`)]),
    ok ? 'Every necessary call answers.' : `Necessary calls that fail: ${failed.map(({ path }) => path).join(', ')}`,
  ].join('\n');
}

function rowOf({ path, isNecessary, state, reason, milliseconds, entries }: CheckedAnswer, width: number): string {
  const result =
    state === 'answered'
      ? entries === null
        ? 'ok'
        : `${entries.shown} of ${entries.sent} entries`
      : state === 'absent'
        ? `none (${reason})`
        : `FAILED: ${reason}`;
  return `${isNecessary ? '*' : ' '} ${path.padEnd(width)} ${String(milliseconds).padStart(6)} ms  ${result}`;
}

function notesOf({ dropped, missing, ignored, unusable }: CheckedAnswer): string[] {
  const notes = [
    ['left out', dropped],
    ['missing', missing],
    ['ignored', ignored],
    ['unusable', unusable],
  ] as const;
  return notes.flatMap(([name, counts]) => {
    const all = Object.entries(counts).map(([what, count]) => (count > 1 ? `${what} (${count})` : what));
    return all.length === 0 ? [] : [`      ${name}: ${all.join(', ')}`];
  });
}
