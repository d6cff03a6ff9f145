import type { MediaStore } from './media-url.ts';

/** Where the library for S3 finds keys as well: a profile, a token of a service account, a role of a container. */
const otherSources = [
  ...['AWS_PROFILE', 'AWS_SHARED_CREDENTIALS_FILE', 'AWS_CONFIG_FILE', 'AWS_WEB_IDENTITY_TOKEN_FILE'],
  ...['AWS_CONTAINER_CREDENTIALS_RELATIVE_URI', 'AWS_CONTAINER_CREDENTIALS_FULL_URI'],
];

/**
 * True if there may be keys for a store. Amazon's own can be used with the role of a machine, which nothing in the
 * environment tells; any other store has keys only where they were set.
 */
export function mayHaveKeys({ endpoint }: MediaStore, env: Record<string, string | undefined>): boolean {
  const given = [env.AWS_ACCESS_KEY_ID, env.AWS_SECRET_ACCESS_KEY].filter(Boolean).length;
  if (given !== 0) return given === 2;
  return endpoint === undefined || otherSources.some((name) => env[name]);
}
