import { bodyLimit } from 'hono/body-limit';
import type { MiddlewareHandler } from 'hono';
import { AppError } from '#contract/base/errors.ts';
import { tableLimits, wordpressMegabytes } from '#contract/office/table-fields.ts';
import {
  isTable,
  isUpload,
  isWordPress,
  otherBodies,
  tableBodies,
  wordpressBodies,
} from './listener/limit-request-body.ts';

const limited = bodyLimit({
  maxSize: otherBodies,
  onError: () => {
    throw new AppError('payload_too_large');
  },
});

const limitedTable = limitedFile(tableBodies, tableLimits.megabytes);
const limitedWordPress = limitedFile(wordpressBodies, wordpressMegabytes);

function limitedFile(maxSize: number, max: number): MiddlewareHandler {
  return bodyLimit({
    maxSize,
    onError: () => {
      throw new AppError('payload_too_large', { key: 'table_too_large', params: { max } });
    },
  });
}

/** Limits the size of a request body; media uploads have their own, larger limit. */
export const limitBody: MiddlewareHandler = (context, next) => {
  const { path } = context.req;
  if (isUpload(path)) return next();
  if (isWordPress(path)) return limitedWordPress(context, next);
  return isTable(path) ? limitedTable(context, next) : limited(context, next);
};
