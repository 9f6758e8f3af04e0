import type { FastifyInstance } from 'fastify';
import { KEY_REST_HOURS } from './keyRotations';
import type { Pool } from './pool';

const keptFor = (seconds: number) => ({
  'cache-control': seconds === 0 ? 'no-store' : `public, max-age=${seconds}`,
  'access-control-allow-origin': '*',
});

/** What others need to check this pool's tokens: its public keys, and where they are. */
export function openWellKnown(scope: FastifyInstance, { settings, signing }: Pool): void {
  const folder = `/${settings.poolId}/.well-known`;
  scope.get(`${folder}/jwks.json`, async (_request, reply) =>
    reply.headers(keptFor(KEY_REST_HOURS * 3600)).send({ keys: await signing.published() }),
  );
  scope.get(`${folder}/openid-configuration`, async (request, reply) => {
    // The issuer keeps the shape that token libraries know, but everything is served from here.
    const home = `${request.protocol}://${request.host}${scope.prefix}`;
    return reply.headers(keptFor(0)).send({
      issuer: settings.issuer,
      jwks_uri: `${home}${folder}/jwks.json`,
      // The form of the document names the hosted pages' addresses; a pool that has none answers there with 404.
      authorization_endpoint: `${home}/oauth2/authorize`,
      token_endpoint: `${home}/oauth2/token`,
      userinfo_endpoint: `${home}/oauth2/userInfo`,
      revocation_endpoint: `${home}/oauth2/revoke`,
      end_session_endpoint: `${home}/logout`,
      id_token_signing_alg_values_supported: ['RS256'],
      response_types_supported: ['code', 'token'],
      scopes_supported: ['openid', 'email', 'phone', 'profile'],
      subject_types_supported: ['public'],
      token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
    });
  });
}
