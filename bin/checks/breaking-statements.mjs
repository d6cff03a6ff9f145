/** Statements that a running process of the version before does not survive. */
const breaking = [
  /^DROP TABLE\b/i,
  /^ALTER TABLE\b[\s\S]*\b(?:DROP COLUMN|RENAME|SET DATA TYPE|SET NOT NULL)\b/i,
  /^ALTER TABLE\b[\s\S]*\bADD CONSTRAINT\b[\s\S]*\b(?:CHECK|UNIQUE)\b/i,
  /^ALTER TABLE\b[\s\S]*\bADD COLUMN\b(?=[\s\S]*\bNOT NULL\b)(?![\s\S]*\b(?:DEFAULT|GENERATED)\b)/i,
];
/** A comment that says why the version before survives a statement all the same. */
const explained = /^-- contract: \S+/m;

/**
 * The statements of a migration that break processes of the version before: it still reads and writes the columns it
 * knows while the first process of the new version has migrated the database already.
 * @param {string} sql Text of a migration.
 * @returns {string[]} The first line of each such statement without a comment `-- contract: …`.
 */
export function breakingStatements(sql) {
  return sql
    .split('--> statement-breakpoint')
    .filter((statement) => !explained.test(statement))
    .map((statement) => statement.replaceAll(/^--.*$/gm, '').trim())
    .filter((statement) => breaking.some((pattern) => pattern.test(statement)))
    .map((statement) => statement.split('\n')[0]);
}
