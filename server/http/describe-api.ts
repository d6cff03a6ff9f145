import type { OpenAPIHono } from '@hono/zod-openapi';
import { productName } from '#contract/settings/product-name.ts';

/** Serves /openapi.json, which describes every mounted endpoint. */
export function describeApi(app: OpenAPIHono): void {
  let document: object | undefined;
  app.openAPIRegistry.registerComponent('securitySchemes', 'session', {
    type: 'apiKey',
    in: 'cookie',
    name: 'proscenium.session_token',
    description:
      'Session cookie, set by POST /auth/sign-in/email. Writes also need the header X-CSRFToken with the value of the cookie csrftoken.',
  });
  app.get('/openapi.json', (context) => {
    document ??= app.getOpenAPI31Document({
      openapi: '3.1.0',
      info: {
        title: productName,
        version: '1.0.0',
        description:
          'Content of an opera house’s website: pages, sections, media, menus, redirects and programme, in German and English.',
        license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
      },
      servers: [{ url: '/' }],
    });
    return context.json(document);
  });
}
