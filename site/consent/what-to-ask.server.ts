import { providerOf } from '#modules/embed-provider.ts';
import type { SiteConfig } from '../content/context.ts';

export interface Asked {
  providers: string[];
  /** True: pages may be kept on the device for reading without a connection. */
  offline: boolean;
  tagManager?: string;
}

/** What a visitor is asked about, by how the house is set up; what is not there does not appear at all. */
export function whatToAsk({ embedHosts, tagManager, offlineReading = false }: SiteConfig): Asked {
  const providers = [...new Set(Object.values(embedHosts).flat().map(providerOf))];
  return { providers, offline: offlineReading, ...(tagManager && { tagManager: tagManager.id }) };
}
