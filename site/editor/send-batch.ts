import { pageEditorApi } from '#contract/api.ts';
import type { Locale } from '#contract/locale.ts';
import type { OperationBatch } from '#contract/operations.ts';
import type { BatchResult } from '#contract/section.ts';
import { ApiError, type CallApi } from './api-client.ts';

/** Sends a batch; where the token's cookie is gone or old, the user check sets it again and the batch goes out once more. */
export async function sendBatch(
  api: CallApi,
  params: { locale: Locale; slug: string },
  batch: OperationBatch,
): Promise<BatchResult> {
  try {
    return await api(pageEditorApi.operations, { params, body: batch });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'csrf') throw error;
    await api(pageEditorApi.user, { params });
    return api(pageEditorApi.operations, { params, body: batch });
  }
}
