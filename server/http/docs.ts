import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { Api } from './api';
import { apiHeaders } from './headers';
import { openApiOf } from './openapi';

/** The browser of the description brings its own scripts and styles, and sends requests to this server alone. */
const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Publishes what the API can do: /api/openapi.json, and pages to browse it at /api/docs. No data, so no token. */
export function serveDescription(app: FastifyInstance, api: Api): void {
  app.register(async (scope) => {
    const document = openApiOf(api.bound);
    const text = JSON.stringify(document);
    scope.get('/api/openapi.json', async (_, reply) =>
      reply.headers({ ...apiHeaders, 'content-type': 'application/json; charset=utf-8' }).send(text),
    );
    await scope.register(swagger, {
      mode: 'static',
      specification: { document: document as never },
    });
    await scope.register(swaggerUi, {
      routePrefix: '/api/docs',
      staticCSP: pagePolicy,
      uiConfig: {
        layout: 'BaseLayout',
        docExpansion: 'list',
        validatorUrl: null,
        supportedSubmitMethods: ['get'],
      },
      theme: { title: 'Fieldgate product API' },
    });
  });
}
