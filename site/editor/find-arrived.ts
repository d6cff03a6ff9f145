import { pageEditorApi } from '#contract/api.ts';
import type { Locale } from '#contract/locale.ts';
import type { CallApi } from './api-client.ts';
import type { KeptStep } from './write-ahead.ts';

/** Those of the kept steps whose batch the server has. While it cannot be asked, none: the person decides. */
export async function findArrived(
  kept: readonly KeptStep[],
  api: CallApi,
  params: { locale: Locale; slug: string },
): Promise<KeptStep[]> {
  const batches = new Set(kept.flatMap(({ batch }) => batch ?? []));
  const asked = [...batches].map(async (batch) => {
    const { count } = await api(pageEditorApi.revisions, { params, query: { batch, page_size: 1 } });
    return count > 0 ? batch : null;
  });
  const arrived = new Set(await Promise.all(asked).catch(() => []));
  return kept.filter(({ batch }) => batch !== null && arrived.has(batch));
}
