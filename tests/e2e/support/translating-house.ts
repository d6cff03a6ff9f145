import { test } from '@playwright/test';
import { openTranslationProvider, type TranslationProvider } from '../../translation-provider.ts';
import { closeServers, type RunningServer, startServer } from './start-server.ts';

export interface TranslatingHouse {
  server: RunningServer;
  provider: TranslationProvider;
}

/** Starts a server with a translation service for the tests of a file; returns the function that gives both. */
export function startTranslatingHouse(): () => TranslatingHouse {
  const spare = process.env.E2E_SPARE_HOUSE ?? '';
  test.skip(spare === '', 'Needs a server of its own');
  let house: TranslatingHouse | undefined;
  test.beforeAll(async () => {
    const provider = await openTranslationProvider();
    const server = await startServer(spare, undefined, {
      TRANSLATION_URL: provider.url,
      TRANSLATION_KEY: provider.key,
      TRANSLATION_PROTOCOL: 'deepl',
    });
    house = { server, provider };
  });
  test.afterEach(() => {
    if (house) house.provider.mood = 'works';
  });
  test.afterAll(async () => {
    await house?.server.close();
    await closeServers();
    await house?.provider.close();
  });
  return () => {
    if (!house) throw new Error('The server with a translation service has not been started');
    return house;
  };
}
