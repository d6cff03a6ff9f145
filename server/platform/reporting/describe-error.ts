/**
 * Describes an error with its causes for the log: names, messages, code locations and details of the database, but no
 * parameter values of statements (they may be passwords, tokens or texts of users).
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
    const value: unknown = Reflect.get(error, name);
    return typeof value === 'string' ? [`${name}=${value}`] : [];
  });
  return [`${error.name}: ${messageOf(error)}${details.length > 0 ? ` (${details.join(', ')})` : ''}`, ...frames].join(
    '\n',
  );
}

/** Message of an error without the parameter values of a statement. */
export function messageOf(error: Error): string {
  if ('query' in error && typeof error.query === 'string') return `Failed query: ${error.query}`;
  // SQLSTATE class 22 (data exception) quotes the values.
  const quotesValues = 'code' in error && /^22...$/.test(String(error.code));
  return quotesValues ? error.message.replaceAll(/".*?"/gs, '"…"') : error.message;
}

/** Code or name of an error, without the URL that was called and what was sent. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return typeof code === 'string' ? code : error.name;
}
