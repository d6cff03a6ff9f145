/** A bucket of an S3-compatible store; keys come from `AWS_ACCESS_KEY_ID` and `AWS_SECRET_ACCESS_KEY`. */
export interface MediaStore {
  bucket: string;
  /** Begins every key; empty, or ends with a slash. */
  prefix: string;
  /** Address of a store that is not Amazon's; the bucket is then part of the path. */
  endpoint: string | undefined;
  region: string;
}

/** Reads `s3://bucket/prefix?endpoint=…&region=…`; null if it is none. */
export function readMediaUrl(value: string): MediaStore | null {
  const match = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w./-]*))?(?:\?(.*))?$/.exec(value);
  if (!match) return null;
  const [, bucket = '', path = '', query = ''] = match;
  const params = new URLSearchParams(query);
  const endpoint = params.get('endpoint') ?? undefined;
  if (endpoint !== undefined && !/^https?:\/\/[\w.:[\]-]+\/?$/.test(endpoint)) return null;
  if ([...params.keys()].some((name) => name !== 'endpoint' && name !== 'region')) return null;
  const trimmed = path.replace(/^\/+|\/+$/g, '');
  return {
    bucket,
    prefix: trimmed === '' ? '' : `${trimmed}/`,
    endpoint: endpoint?.replace(/\/$/, ''),
    region: params.get('region') ?? 'us-east-1',
  };
}

/** How messages name the store. */
export function nameOfStore({ bucket, prefix, endpoint }: MediaStore): string {
  return `s3://${bucket}/${prefix}${endpoint === undefined ? '' : ` at ${endpoint}`}`;
}
