import type { ForeignReader } from '#server/areas/take-over/foreign/source-backend.ts';
import { entriesOf } from '#site/content/reading/read.ts';
import { readAnswer } from '#site/content/reading/read-answer.ts';
import { findDifferences } from '../check-backend/find-differences.ts';

/** Answers of another backend, read as the site reads them. */
export const foreignReader: ForeignReader = {
  answer: readAnswer,
  entries: entriesOf,
  unusable: ({ response }, body) =>
    [...findDifferences(response, body).unusable.values()].map(({ field, reason }) => ({
      // Of a list, the field of its entries.
      field: field.replace(/^(?:results)?\[\]\.?/, ''),
      reason,
    })),
};
