import type { OpenAPIHono } from '@hono/zod-openapi';
import { settingsApi, siteApi } from '#contract/api.ts';
import type { House } from '../house.ts';
import { mount } from '../mount.ts';
import { tags } from '../page-cache/tags.ts';
import { factsOfHouse, sharingAddress } from '../sharing/shared-facts.ts';
import { changeSettings, withVersion } from './change-settings.ts';
import { readSiteSettings } from './site-settings.ts';

/** Name, address and contact of the house. */
export function siteSettingsRoutes(app: OpenAPIHono, house: House): void {
  mount(app, house, siteApi.settings, async (call) => {
    call.tags.add(tags.site);
    const settings = await readSiteSettings(house.db);
    const { locale } = call.params;
    return { ...settings, og_image: sharingAddress('house', 1, locale, factsOfHouse(settings, locale)) };
  });
  mount(app, house, settingsApi.show, async () => withVersion(await readSiteSettings(house.db)));
  mount(app, house, settingsApi.change, ({ body: { version, ...sent } }) =>
    changeSettings(house, Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)), version),
  );
}
