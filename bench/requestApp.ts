import type { FastifyInstance } from 'fastify';
import { type Client, createClient } from '@/data/client';
import type { Clock } from '@server/clock';
import type { Db } from '@server/db/db';
import { createApi } from '@server/http/api';
import type { Identify } from '@server/http/caller';
import { openLog } from '@server/http/logLines';
import { createServer } from '@server/http/server';
import { requestRoutes } from '@server/modules/requests/routes';
import { drawings } from '@server/app/drawings';
import { userRepository } from '@server/modules/users/repository';
import type { Outbox } from '@server/domain/email/outbox';

/** The morning after the night whose data the growers have. It stands still, and all sign-ins are of it. */
const now = new Date('2026-04-13T15:00:00.000Z');
const clock = { now: () => now };

/** The part of the portal that takes requests, on a port of this machine, from whoever says who that is. */
export function openRequestApp(db: Db, outbox: Outbox): FastifyInstance {
  const app = createServer({ log: openLog({ level: 'silent' }) });
  requestRoutes(createApi(app, believing(db, clock), clock), {
    db,
    outbox,
    clock,
    officeMail: 'office@example.com',
    booksZone: 'America/Los_Angeles',
    companyName: 'Test Supply',
    drawings,
    supportPhone: '509-555-0110',
  });
  return app;
}

/** A process that is killed at once would spend much of its life on making a key and proving names by it. */
export const believing = (db: Db, clock: Clock): Identify => {
  const { permissionsOf } = userRepository(db);
  return async ({ headers }) => {
    const username = headers.authorization!.slice('Bearer '.length);
    const permissions = (await permissionsOf(username))!;
    const authTime = Math.floor(clock.now().getTime() / 1000);
    return { username, sub: username, originJti: username, authTime, permissions };
  };
};

/** The browser's client, over the network. */
export const clientAt = (port: number, username: string): Client =>
  createClient({
    token: async () => username,
    onSessionOver: () => undefined,
    origin: `http://127.0.0.1:${port}`,
  });
