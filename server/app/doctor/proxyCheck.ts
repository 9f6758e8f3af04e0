import { type Check, fault, type Diagnosis, ok, warning } from './diagnosis';

/** What came of a call to PORTAL_URL that claims to come from `claimed`. */
export type ThroughProxy =
  /** Nobody answered. */
  | { readonly kind: 'silent'; readonly why: string }
  /** A portal listens already, so that what the proxy passes on cannot be seen. */
  | { readonly kind: 'running'; readonly status: number }
  /** Somebody else answered. */
  | { readonly kind: 'elsewhere'; readonly status: number }
  | {
      readonly kind: 'arrived';
      /** Where the connection came from. */
      readonly from: string;
      /** What TRUST_PROXY makes of it. */
      readonly counted: string;
      /** Whether whoever connected is one of TRUST_PROXY. */
      readonly trusted: boolean;
      /** X-Forwarded-For as it arrived. */
      readonly forwarded: string | undefined;
    };

const NAME = 'proxy';

/** Whether PORTAL_URL leads here, and the proxy says where calls come from in a way that nobody can claim. */
export const proxyCheck =
  (
    portalUrl: string | undefined,
    claimed: string,
    ask: (portalUrl: string) => Promise<ThroughProxy>,
  ): Check =>
  async () => {
    if (portalUrl !== undefined) return [judged(portalUrl, claimed, await ask(portalUrl))];
    return [
      warning(
        NAME,
        'PORTAL_URL is not set, so emails carry no link.',
        'Set it to the address that people use.',
      ),
    ];
  };

function judged(portalUrl: string, claimed: string, came: ThroughProxy): Diagnosis {
  if (came.kind === 'silent') {
    const todo = 'Start the proxy, and see that its certificate holds and that its name leads to it.';
    return fault(NAME, `${portalUrl} does not answer: ${came.why}`, todo);
  }
  if (came.kind === 'running') {
    if (came.status !== 200)
      return fault(
        NAME,
        `${portalUrl}/api/health answers with ${came.status}.`,
        'See that the proxy leads to HOST and PORT, and what the log of the portal says.',
      );
    return ok(
      NAME,
      `${portalUrl} leads to a portal that serves. What its proxy passes on is seen while it is stopped.`,
    );
  }
  if (came.kind === 'elsewhere') {
    const todo = 'Have the proxy lead every path to HOST and PORT of this portal.';
    return fault(NAME, `${portalUrl} leads to another program, which answers with ${came.status}.`, todo);
  }
  return ofHeaders(portalUrl, claimed, came);
}

function ofHeaders(
  portalUrl: string,
  claimed: string,
  { from, counted, trusted, forwarded }: Extract<ThroughProxy, { readonly kind: 'arrived' }>,
): Diagnosis {
  if (counted === claimed) {
    return fault(
      NAME,
      'The proxy passes on what callers say of themselves, so anybody can claim to call from anywhere.',
      'Have it set X-Forwarded-For itself: proxy_set_header X-Forwarded-For $remote_addr; in nginx.',
    );
  }
  // The portal itself speaks no TLS: whoever comes by https came through a proxy.
  if (portalUrl.startsWith('http://') && !trusted)
    return ok(NAME, `${portalUrl} leads straight to the portal.`);
  if (forwarded === undefined || (forwarded === claimed && !trusted)) {
    return fault(
      NAME,
      'The proxy does not say where calls come from, so everybody seems to come from it.',
      'Have it set X-Forwarded-For to the address of who connects, and set TRUST_PROXY to its own.',
    );
  }
  if (!trusted) {
    return fault(
      NAME,
      `The proxy at ${from} is not trusted, so everybody seems to come from it, and wrong passwords of one slow down all.`,
      `Set TRUST_PROXY to ${from}, or to loopback for a proxy on this machine.`,
    );
  }
  return ok(NAME, `${portalUrl} leads here, and calls count as from ${counted}.`);
}
