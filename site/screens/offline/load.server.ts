import { configContext, type LoadArgs } from '../../content/context.ts';
import { loadScreen } from '../../loaders/load-screen.server.ts';
import type { ShownPage } from '../../content/reading/read-page.ts';
import { m } from '#messages/paraglide/messages.js';

export interface LoadedOffline {
  page: ShownPage;
  /** False when offline reading is switched off in the settings. */
  isOffered: boolean;
}

/** Page about offline reading; only the device knows which pages it has stored. */
export function loadOffline({ context }: LoadArgs): Promise<LoadedOffline> {
  const head = { title: m.offline_screen_title(), description: m.offline_screen_description() };
  const isOffered = context.get(configContext).offlineReading === true;
  return loadScreen({ context }, head, async () => ({ isOffered }));
}
