import { pageEditorApi } from '#contract/api.ts';
import type { Locale } from '#contract/base/locale.ts';
import type { CallApi } from '../api-client.ts';
import type { UnsentStep } from './journal-store.ts';

/** The stored steps whose batch the server has already applied. Empty when the server is unreachable. */
export async function findArrived(
  steps: readonly UnsentStep[],
  api: CallApi,
  params: { locale: Locale; slug: string },
): Promise<UnsentStep[]> {
  const batches = new Set(steps.flatMap(({ batch }) => batch ?? []));
  const requests = [...batches].map(async (batch) => {
    const { count } = await api(pageEditorApi.revisions, { params, query: { batch, page_size: 1 } });
    return count > 0 ? batch : null;
  });
  const arrived = new Set(await Promise.all(requests).catch(() => []));
  return steps.filter(({ batch }) => batch !== null && arrived.has(batch));
}
