import { providerOf } from '#modules/embeds/embed-provider.ts';
import type { SiteConfig } from '../../content/context.ts';

export interface ConsentOptions {
  providers: string[];
  /** True: pages may be stored on the device for offline reading. */
  offline: boolean;
  tagManager?: string;
}

/** Categories of the consent dialog by the configuration of the site; unused categories are not shown. */
export function consentOptions({ embedHosts, tagManager, offlineReading = false }: SiteConfig): ConsentOptions {
  const providers = [...new Set(Object.values(embedHosts).flat().map(providerOf))];
  return { providers, offline: offlineReading, ...(tagManager && { tagManager: tagManager.id }) };
}
