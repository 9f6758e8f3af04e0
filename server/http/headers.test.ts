import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { pageHeaders } from './headers';

async function headersWith(options: Parameters<typeof pageHeaders>[1]) {
  const app = Fastify();
  await app.register(pageHeaders, options);
  app.get('/', async () => 'page');
  const { headers } = await app.inject('/');
  await app.close();
  return headers;
}

describe('the headers of a page', () => {
  it('let it run our own scripts alone, in no frame, with Trusted Types', async () => {
    const headers = await headersWith({ strictTransport: true });

    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self'; " +
        "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; style-src-attr 'none'; " +
        "img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'none'; base-uri 'none'; form-action 'none'; " +
        "frame-ancestors 'none'; object-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
    );
    expect(headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'permissions-policy': expect.stringMatching(/camera=\(\).*geolocation=\(\)/),
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  it('let it have the worker that shows notices where they are pushed, and no other policy', async () => {
    const headers = await headersWith({ strictTransport: true, pushes: true });
    const policy = String(headers['content-security-policy']).split('; ');

    expect(policy).toEqual(
      expect.arrayContaining([
        "worker-src 'self'",
        "manifest-src 'self'",
        "require-trusted-types-for 'script'",
        'trusted-types push',
      ]),
    );
  });

  it.each([
    [
      'https://cognito-idp.us-west-2.amazonaws.com/',
      "connect-src 'self' https://cognito-idp.us-west-2.amazonaws.com;",
    ],
    ['https://pool.example:8443/idp/', "connect-src 'self' https://pool.example:8443;"],
    ['/idp/', "connect-src 'self';"],
    [undefined, "connect-src 'self';"],
  ])('with a pool at %s allow %s', async (poolEndpoint, directive) => {
    const headers = await headersWith({ poolEndpoint, strictTransport: false });

    expect(headers['content-security-policy']).toContain(directive);
    expect(headers).not.toHaveProperty('strict-transport-security');
  });
});
