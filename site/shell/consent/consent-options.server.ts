import type { PartName } from '#contract/settings/parts.ts';
import type { SiteConfig } from '../../content/context.ts';
import { providersOf } from '#modules/embeds/embed-provider.ts';

export interface ConsentOptions {
  /** Absent: the usual ones, which are not part of every page. */
  providers?: string[];
  /** True: pages may be stored on the device for offline reading. */
  offline: boolean;
  tagManager?: string;
}

/** Categories of the consent dialog by the configuration of the site and the parts of the house; unused categories are not shown. */
export function consentOptions(
  { embedHosts, tagManager, offlineReading = false }: SiteConfig,
  partsOff: readonly PartName[],
): ConsentOptions {
  const providers = providersOf(embedHosts);
  return {
    ...(providers.join() !== providersOf().join() && { providers }),
    offline: offlineReading && !partsOff.includes('offline'),
    ...(tagManager && { tagManager: tagManager.id }),
  };
}
