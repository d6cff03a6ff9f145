import { configContext } from '../content/context.ts';
import { loadScreen } from '../content/load-screen.server.ts';
import type { LoadArgs } from '../content/load-thing.server.ts';
import type { ShownPage } from '../content/read-page.ts';
import { m } from '../paraglide/messages.js';

export interface LoadedOffline {
  page: ShownPage;
  /** False where the house has switched it off. */
  isOffered: boolean;
}

/** What can be read without a connection; which pages these are, only the device knows. */
export function loadOffline({ url, context }: LoadArgs): Promise<LoadedOffline> {
  const head = { title: m.offline_screen_title(), description: m.offline_screen_description() };
  const isOffered = context.get(configContext).offlineReading === true;
  return loadScreen({ url, context }, head, async () => ({ isOffered }));
}
