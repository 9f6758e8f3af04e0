import type { FastifyInstance } from 'fastify';
import { type Client, createClient } from '../src/data/client';
import type { Db } from '../server/db/db';
import { createApi } from '../server/http/api';
import { createIdentify } from '../server/http/caller';
import { createServer } from '../server/http/server';
import { requestRoutes } from '../server/modules/requests/routes';
import { userRepository } from '../server/modules/users/repository';
import type { Outbox } from '../server/outbox/outbox';
import { clientId, idClaims, issuer, testKeys } from '../server/testing/tokens';

/** The part of the portal that takes requests, on a port of this machine. */
export interface RequestApp {
  readonly app: FastifyInstance;
  readonly tokenOf: (username: string) => Promise<string>;
}

/** The morning after the night whose data the growers have. It stands still, and all tokens are of it. */
const clock = { now: () => new Date('2026-04-13T15:00:00.000Z') };

/** Only what requests need: a process that is killed at once spends its life on opening the rest. */
export async function openRequestApp(db: Db, outbox: Outbox): Promise<RequestApp> {
  const keys = await testKeys();
  const app = createServer({ logLevel: 'silent' });
  const identify = createIdentify({
    issuer,
    clientId,
    keys: keys.keys,
    clock,
    usernameClaim: 'cognito:username',
    isRevoked: async () => false,
    permissionsOf: userRepository(db).permissionsOf,
  });
  requestRoutes(createApi(app, identify), {
    db,
    outbox,
    clock,
    officeMail: 'office@example.com',
    booksZone: 'America/Los_Angeles',
    companyName: 'Test Supply',
    supportPhone: '509-555-0110',
  });
  return { app, tokenOf: (username) => keys.sign(idClaims(username, clock.now())) };
}

/** The browser's client, over the network. */
export const clientAt = (port: number, token: string): Client =>
  createClient({
    token: async () => token,
    onSessionOver: () => undefined,
    origin: `http://127.0.0.1:${port}`,
  });
