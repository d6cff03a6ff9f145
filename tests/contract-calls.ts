import * as calls from '#contract/api.ts';
import type { Endpoint } from '#contract/base/endpoint.ts';
import { models, moduleEndpoints } from '#contract/blocks/module-write.ts';
import { editingCalls } from '#contract/resources/define-resource.ts';
import { resources } from '#contract/resources.ts';
import { shownApi } from '#contract/single-entries-api.ts';

/** Every call of the contract. */
export const endpoints: Endpoint[] = [
  ...Object.values(calls).flatMap((area) => Object.values(area as Record<string, Endpoint>)),
  ...models.flatMap((model) => Object.values(moduleEndpoints(model) as unknown as Record<string, Endpoint>)),
  ...resources.flatMap((resource) => Object.values(editingCalls(resource))),
];

/** The calls with which everybody reads. */
export const publicReads: Endpoint[] = [
  ...Object.values(calls).flatMap((area) => Object.values(area as Record<string, Endpoint>)),
  ...Object.values(shownApi as Record<string, Endpoint>),
].filter(({ method, access }) => method === 'get' && access === undefined);

/** Of something that is not there; reading for editors says so in its address. */
export function addressOf({ path, id }: Endpoint, given: Record<string, string> = {}): string {
  const nobody = id.endsWith('NewsletterEntry') ? 'waiting-999999' : '999999';
  const parts: Record<string, string> = {
    locale: 'de',
    id: nobody,
    number: '1',
    version: '1',
    preview: '00000000-0000-4000-8000-000000000000',
    ...given,
  };
  const bare = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parts[name] ?? 'nowhere'));
  return /^(?:list|get|export)Stored|^export/.test(id) ? `${bare}?translations=all` : bare;
}
