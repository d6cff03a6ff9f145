import type { AppContext } from '#server/app-context.ts';
import { readSiteSettings } from '#server/areas/site-settings/site-settings.ts';
import { startTicketProvider, type TicketProvider } from './ticket-provider/start-ticket-provider.ts';

/** Mail address of the demo house, by which it is recognised; reserved for examples. */
export const demoAddress = 'post@oper-colonia.example';

/**
 * Starts the demo's ticket provider: with `TICKETING_URL=demo`, or, without that setting, if the site's settings are those
 * of the demo house. Other houses, and sites on a foreign backend, never sell test tickets by mistake.
 */
export async function openTicketProvider(
  { config, db, clock }: Pick<AppContext, 'config' | 'db' | 'clock'>,
  port: number,
): Promise<TicketProvider | null> {
  const { standIn } = config.ticketing;
  // With a foreign backend the own database and its settings are not those of the site.
  const isDemo =
    config.demo && config.contentApiUrl === undefined && (await readSiteSettings(db)).email === demoAddress;
  if (standIn === 'never' || (standIn === 'in the demo house' && !isDemo)) return null;
  const host = ['0.0.0.0', '::', '::1', 'localhost'].includes(config.host) ? '127.0.0.1' : config.host;
  const name = host.includes(':') ? `[${host}]` : host;
  return startTicketProvider({ siteUrl: `http://${name}:${port}`, folder: config.dataDir, clock });
}
