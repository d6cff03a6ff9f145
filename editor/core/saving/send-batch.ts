import { pageEditorApi } from '#contract/api.ts';
import type { Locale } from '#contract/base/locale.ts';
import type { OperationBatch } from '#contract/blocks/operations.ts';
import type { BatchResult } from '#contract/editing/section.ts';
import { ApiError, type CallApi } from '../api-client.ts';

/** Sends a batch. When the CSRF token is missing or stale, the user check renews it and the batch is sent once more. */
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
