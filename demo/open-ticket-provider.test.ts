import { expect, it } from 'vitest';
import { readSiteSettings, saveSiteSettings } from '#server/areas/site-settings/site-settings.ts';
import { sharedBackend } from '#tests/test-backend.ts';
import { demoAddress, openTicketProvider } from './open-ticket-provider.ts';

const backend = await sharedBackend();
await saveSiteSettings(backend.ctx, { ...(await readSiteSettings(backend.ctx.db)), email: demoAddress });

async function opens(changes: object): Promise<boolean> {
  const ticketing = { ...backend.ctx.config.ticketing, standIn: 'in the demo house' as const };
  const config = { ...backend.ctx.config, demo: true, ticketing, ...changes };
  const provider = await openTicketProvider({ ...backend.ctx, config }, 4321);
  await provider?.close();
  return provider !== null;
}

it('the ticket provider of the demo does not run where the content comes from a foreign backend', async () => {
  expect(await opens({})).toBe(true);
  expect(await opens({ contentApiUrl: 'https://backend.example' })).toBe(false);
});
