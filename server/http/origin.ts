import type { FastifyRequest } from 'fastify';

/** Where a call came from, for the record of what somebody agreed to or did. */
export interface Origin {
  readonly ip: string;
  readonly userAgent: string;
  /** Names the call in the log. */
  readonly requestId: string;
}

export const originOf = ({ ip, id, headers }: FastifyRequest): Origin => ({
  ip,
  requestId: id,
  userAgent: (headers['user-agent'] ?? '').slice(0, 300),
});
