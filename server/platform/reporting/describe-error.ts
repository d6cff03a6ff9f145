/**
 * An error with its causes, for the log: names, messages, places in the code and what the database says of itself, but
 * none of the values that came with a statement (they may be passwords, tokens or what people wrote).
 */
export function describeError(error: unknown): string {
  const parts: string[] = [];
  for (
    let current = error;
    current !== undefined && parts.length < 5;
    current = current instanceof Error ? current.cause : undefined
  ) {
    parts.push(current instanceof Error ? describeOne(current) : typeof current);
  }
  return parts.join('\ncaused by ');
}

function describeOne(error: Error): string {
  const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  const details = ['code', 'severity', 'table', 'column', 'constraint', 'routine'].flatMap((name) => {
    const value: unknown = (error as unknown as Record<string, unknown>)[name];
    return typeof value === 'string' ? [`${name}=${value}`] : [];
  });
  return [`${error.name}: ${messageOf(error)}${details.length > 0 ? ` (${details.join(', ')})` : ''}`, ...frames].join(
    '\n',
  );
}

/** What an error says of itself, without values that came with a statement. */
export function messageOf(error: Error): string {
  if ('query' in error && typeof error.query === 'string') return `Failed query: ${error.query}`;
  // Class 22 of the database’s errors is about values, and quotes them.
  const quotesValues = 'code' in error && /^22...$/.test(String(error.code));
  return quotesValues ? error.message.replaceAll(/".*?"/gs, '"…"') : error.message;
}
