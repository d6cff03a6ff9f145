import { recordStatements } from './count-queries.ts';
import type { TestBackend } from './test-backend.ts';

interface PlanNode {
  'Node Type': string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
}

/** What the reading statements of an action take from tables and indexes. */
interface ReadAmount {
  /** Those included that they then leave out. */
  rows: number;
  /** Pages of 8 kB. */
  pages: number;
}

/** Repeats the statements with `explain`; needs statistics, so `analyze` before. */
export async function countRead(
  { database }: Pick<TestBackend, 'database'>,
  run: () => Promise<unknown>,
): Promise<ReadAmount> {
  const sent = await recordStatements(database, run);
  const amount: ReadAmount = { rows: 0, pages: 0 };
  for (const { text, values } of sent.filter((statement) => /^\s*(?:select|with)\b/i.test(statement.text))) {
    const answer = await database.pool.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
      `explain (analyze, buffers, timing off, format json) ${text}`,
      values,
    );
    for (const { Plan } of answer.rows[0]?.['QUERY PLAN'] ?? []) {
      amount.rows += rowsOf(Plan);
      amount.pages += Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks'];
    }
  }
  return amount;
}

/** Rows of the scans in a plan; other nodes only pass them on. */
function rowsOf(node: PlanNode): number {
  const isScan =
    node['Node Type'].endsWith('Scan') && !/^(?:CTE|Subquery|Bitmap Index|Function|WorkTable)/.test(node['Node Type']);
  const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  const own = isScan ? (node['Actual Rows'] + removed) * node['Actual Loops'] : 0;
  return (node.Plans ?? []).reduce((sum, child) => sum + rowsOf(child), own);
}
