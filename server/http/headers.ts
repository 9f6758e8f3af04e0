import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

export interface PageHeaderOptions {
  /** Address of a user pool that is not ours, such as https://cognito-idp.us-west-2.amazonaws.com/. */
  readonly poolEndpoint?: string;
  /**
   * Whether notices are pushed to devices: pages may then have the worker of `public/push.js`, whose address only the policy
   * `push` may name, and may be put on the home screen, which iPhones ask for.
   */
  readonly pushes?: boolean;
  /** Tells browsers to come by https alone from now on; over plain http they ignore it. */
  readonly strictTransport: boolean;
}

/** Headers of every answer that says nothing else. */
export async function pageHeaders(app: FastifyInstance, options: PageHeaderOptions): Promise<void> {
  const headers = Object.entries(headersOf(options));
  app.addHook('onSend', async (_, reply) => {
    for (const [name, value] of headers) if (!reply.hasHeader(name)) reply.header(name, value);
  });
}
// The headers are for the whole server, not for a room within it.
Object.assign(pageHeaders, { [Symbol.for('skip-override')]: true });

/** On every answer: what it may use of the device (nothing), and that no other site may take it in. */
const everywhere: Readonly<Record<string, string>> = {
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), ' +
    'payment=(), publickey-credentials-get=(), usb=()',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** The scripts and styles that stand in a page itself, letter for letter. */
interface Inline {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * Pages run our own scripts only, in no frame, with Trusted Types. What stands in a page itself is named by its hash,
 * and so is the empty string: styles are put in by script, into empty style elements.
 */
export function contentPolicy(
  { poolEndpoint, pushes = false }: Pick<PageHeaderOptions, 'poolEndpoint' | 'pushes'>,
  { scripts, styles }: Inline = { scripts: [], styles: [] },
): string {
  const pool = poolEndpoint && /^https?:/.test(poolEndpoint) ? ` ${new URL(poolEndpoint).origin}` : '';
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts.map(hashOf)].join(' '),
    ["style-src 'self'", ...['', ...styles].map(hashOf)].join(' '),
    "style-src-attr 'none'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${pool}`,
    ...(pushes ? ["worker-src 'self'", "manifest-src 'self'"] : ["worker-src 'none'"]),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${pushes ? 'push' : "'none'"}`,
  ].join('; ');
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function headersOf({ strictTransport, ...options }: PageHeaderOptions): Record<string, string> {
  return {
    'content-security-policy': contentPolicy(options),
    ...everywhere,
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    ...(strictTransport && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  };
}

/** Headers of every answer of the product API, beside those above: nothing in it is a page, nothing is kept. */
export const apiHeaders: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  ...everywhere,
};
