import { createHmac, timingSafeEqual } from 'node:crypto';
import { authSecret } from '../../accounts/sessions/auth-secret.ts';
import type { Config } from '../../../platform/config.ts';

/** Token of a preview link: its id with a signature against forgery. */
export function previewToken(config: Config, id: string): string {
  return `${id}.${signature(config, id)}`;
}

/** The id in a token, or null if the signature is invalid. */
export function readPreviewToken(config: Config, token: string): string | null {
  const [id = '', given = ''] = token.split('.');
  if (!/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)) return null;
  const expected = Buffer.from(signature(config, id));
  const sent = Buffer.from(given);
  return sent.length === expected.length && timingSafeEqual(sent, expected) ? id : null;
}

function signature(config: Config, id: string): string {
  const key = createHmac('sha256', authSecret(config)).update('preview link').digest();
  return createHmac('sha256', key).update(id).digest('base64url');
}
