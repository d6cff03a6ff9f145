import { type ListObjectsV2CommandOutput, paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3';
import type { MediaStore } from '../media-url.ts';

/** Milliseconds for a connection. */
const connectionTimeout = 2000;
/** Milliseconds from the beginning of a request, with its body, to the beginning of its answer. */
const usualRequestTimeout = 15_000;

/**
 * A client of an S3-compatible store; its keys are in `AWS_ACCESS_KEY_ID` and `AWS_SECRET_ACCESS_KEY`. `requestTimeout`:
 * milliseconds in which a request is sent and its answer begins.
 */
export function createS3Client({ region, endpoint }: MediaStore, requestTimeout = usualRequestTimeout): S3Client {
  return new S3Client({
    region,
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    maxAttempts: 2,
    requestHandler: { connectionTimeout, requestTimeout, throwOnRequestTimeout: true },
    // Not every store knows the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

/** Every key that begins with the prefix. */
export async function listKeys(client: S3Client, place: { Bucket: string; Prefix: string }): Promise<string[]> {
  const keys: string[] = [];
  const pages: AsyncIterable<ListObjectsV2CommandOutput> = paginateListObjectsV2({ client }, place);
  for await (const { Contents: found = [] } of pages) keys.push(...found.flatMap(({ Key: key }) => key ?? []));
  return keys;
}

/** What the store or the network says, for messages. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown reason';
  const code = 'code' in error ? String(error.code) : error.name;
  return error.message === '' ? code : `${code}: ${error.message}`;
}

/** What to do about a failure, for those who run the server. */
export function adviceFor(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NoSuchBucket') return 'Create the bucket, or correct MEDIA_URL.';
  if (/^(?:PermanentRedirect|AuthorizationHeaderMalformed|IllegalLocationConstraintException)$/.test(name))
    return 'Correct the region in MEDIA_URL.';
  if (/^(?:CredentialsProviderError|InvalidAccessKeyId|SignatureDoesNotMatch|ExpiredToken)$/.test(name))
    return 'Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY to keys that the store knows.';
  if (name === 'AccessDenied') return 'Give the user of the keys the rights that docs/operations.md names.';
  return 'Check that the store runs, and MEDIA_URL.';
}

export function isMissing(error: unknown): boolean {
  return error instanceof Error && ['NoSuchKey', 'NotFound'].includes(error.name);
}
