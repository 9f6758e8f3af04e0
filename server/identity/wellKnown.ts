import type { FastifyInstance } from 'fastify';
import type { Pool } from './pool';

/** What others need to check this pool's tokens: its public keys, and where they are. */
export function openWellKnown(scope: FastifyInstance, { settings, signing }: Pool): void {
  const folder = `/${settings.poolId}/.well-known`;
  scope.get(`${folder}/jwks.json`, async (_request, reply) =>
    reply
      .headers({ 'cache-control': 'public, max-age=86400', 'access-control-allow-origin': '*' })
      .send({ keys: [signing.publicJwk] }),
  );
  scope.get(`${folder}/openid-configuration`, async (request, reply) =>
    reply.headers({ 'cache-control': 'no-store', 'access-control-allow-origin': '*' }).send({
      issuer: settings.issuer,
      // The issuer keeps the shape that token libraries know, but the keys are served from here.
      jwks_uri: `${request.protocol}://${request.host}${scope.prefix}${folder}/jwks.json`,
      id_token_signing_alg_values_supported: ['RS256'],
      response_types_supported: ['code', 'token'],
      scopes_supported: ['openid', 'email', 'phone', 'profile'],
      subject_types_supported: ['public'],
    }),
  );
}
