import { providerOf } from '#modules/embed-provider.ts';
import type { SiteConfig } from '../content/context.ts';

/** What a visitor is asked about, by how the house is set up; what is not there does not appear at all. */
export function whatToAsk({ embedHosts, tagManager }: SiteConfig): { providers: string[]; tagManager?: string } {
  const providers = [...new Set(Object.values(embedHosts).flat().map(providerOf))];
  return { providers, ...(tagManager && { tagManager: tagManager.id }) };
}
