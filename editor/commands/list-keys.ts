import type { Command, CommandContext } from './command.ts';
import { keyLabels } from './keys.ts';

/** The keys by function, in the order of the list of commands; commands with the same help text share a row. */
export function listKeys(commands: readonly Command[], context: CommandContext): [string, string[]][] {
  const lines = new Map<string, string[]>();
  for (const command of commands) {
    const keys = keyLabels(command);
    if (keys.length === 0) continue;
    const line = (command.help ?? command.label)(context);
    lines.set(line, [...new Set([...(lines.get(line) ?? []), ...keys])]);
  }
  return [...lines];
}
