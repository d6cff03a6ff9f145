import { afterEach, beforeEach } from 'vitest';

const seen: string[] = [];

/** What was written with console.error since the test began; reading it says that it was expected. */
export function takeConsoleErrors(): string[] {
  return seen.splice(0);
}

beforeEach(() => {
  seen.length = 0;
  console.error = (...values: unknown[]) => {
    seen.push(values.map(String).join(' '));
  };
});

afterEach(() => {
  const unexpected = takeConsoleErrors();
  if (unexpected.length > 0) throw new Error(`console.error was called: ${unexpected.join('\n')}`);
});
