import { providerOf } from '#modules/embeds/embed-provider.ts';
import type { PartName } from '#contract/settings/parts.ts';
import type { SiteConfig } from '../../content/context.ts';

export interface ConsentOptions {
  providers: string[];
  /** True: pages may be stored on the device for offline reading. */
  offline: boolean;
  tagManager?: string;
}

/** Categories of the consent dialog by the configuration of the site and the parts of the house; unused categories are not shown. */
export function consentOptions(
  { embedHosts, tagManager, offlineReading = false }: SiteConfig,
  partsOff: readonly PartName[],
): ConsentOptions {
  const providers = [...new Set(Object.values(embedHosts).flat().map(providerOf))];
  return {
    providers,
    offline: offlineReading && !partsOff.includes('offline'),
    ...(tagManager && { tagManager: tagManager.id }),
  };
}
