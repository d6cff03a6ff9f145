import { OpenAPIHono } from '@hono/zod-openapi';
import { checkCsrf } from './accounts/check-csrf.ts';
import { limitRates } from './accounts/limit-rates.ts';
import { accountsRoutes } from './accounts/routes.ts';
import { describeApi } from './describe-api.ts';
import { guardAddress } from './guard-address.ts';
import type { House } from './house.ts';
import { limitBody } from './limit-body.ts';
import { mediaRoutes } from './media/routes.ts';
import { navigationRoutes } from './navigation/routes.ts';
import { onError, onNotFound } from './on-error.ts';
import { pagesRoutes } from './pages/routes.ts';
import { programmeRoutes } from './programme/routes.ts';
import { redirectsRoutes } from './redirects/routes.ts';
import { sectionsRoutes } from './sections/routes.ts';
import { siteSettingsRoutes } from './site-settings/routes.ts';
import { tellType } from './tell-type.ts';

/** The backend: every area, in the order in which their routes are tried. */
export function createApp(house: House): OpenAPIHono {
  const app = new OpenAPIHono();
  app.onError(onError);
  app.notFound(onNotFound);
  app.use(tellType, guardAddress, limitRates(house), checkCsrf(house), limitBody);
  accountsRoutes(app, house);
  sectionsRoutes(app, house);
  pagesRoutes(app, house);
  navigationRoutes(app, house);
  redirectsRoutes(app, house);
  programmeRoutes(app, house);
  siteSettingsRoutes(app, house);
  mediaRoutes(app, house);
  describeApi(app);
  return app;
}
