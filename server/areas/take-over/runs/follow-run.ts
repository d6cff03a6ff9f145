import { pageEditorApi } from '#contract/api.ts';
import { invalid } from '#contract/base/errors.ts';
import { fillPath } from '#contract/client/address.ts';
import type { TakeOverWish } from '#contract/office/take-over-run.ts';
import type { AppContext, SessionUser } from '../../../app-context.ts';
import { NoAnswer, type RequestForeign } from '../../../platform/safe-fetch/request-foreign.ts';
import { withReason } from '../writing/report.ts';
import { insertRun, type RunRow } from './run-rows.ts';

/** Milliseconds for the answer that shows that a house is there. */
const timeout = 8000;
const maxBytes = 4 * 1024 * 1024;

/** Begins a run; throws 422 for an address at which no other house answers. */
export async function beginRun(
  ctx: Pick<AppContext, 'db' | 'clock' | 'config'>,
  { wish, author, request }: { wish: TakeOverWish; author: SessionUser | null; request: RequestForeign },
): Promise<RunRow> {
  const { origin, host } = new URL(wish.source);
  if (origin === new URL(ctx.config.siteUrl).origin) throw invalid('source', 'take_over_source_own');
  const address = origin + fillPath(pageEditorApi.navigation.path, { locale: 'de' });
  const limits = { accept: 'application/json', bytes: maxBytes, timeout, signal: new AbortController().signal };
  const answer = await request(address, limits).catch((error: unknown) => {
    if (!(error instanceof NoAnswer)) throw error;
    if (error.reason === 'take_over_not_public')
      throw invalid('source', { key: 'take_over_source_private', params: { host } });
    throw invalid('source', withReason('take_over_no_navigation', error.reason));
  });
  if (answer.status !== 200)
    throw invalid(
      'source',
      withReason('take_over_no_navigation', { key: 'take_over_status', params: { status: answer.status } }),
    );
  return insertRun(ctx, { ...wish, source: origin }, author);
}
