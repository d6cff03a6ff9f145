import type { Locale } from '#contract/base/locale.ts';
import type { Resource, Snapshot } from '../../resources/definition/resource.ts';
import { adminAddress } from '../links/addresses.ts';
import { urlsIn } from './section-owners.ts';

/**
 * Where the modules of a page or record are edited: on its page, or in its form if it has none, as a shared part, whose
 * form names the pages where it stands.
 */
export function editAddress(owner: { resource: Resource; record: Snapshot } | undefined, locale: Locale): string {
  const urls = urlsIn(owner?.record.state);
  if (!owner || urls) return `${urls?.[locale] || `/${locale}`}?edit`;
  return `${adminAddress(owner.resource.contract.name)}/${owner.record.id}`;
}
