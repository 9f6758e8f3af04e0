import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastJson from 'fast-json-stringify';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { type AppDeps, createApp } from '../app/app';
import { drawings } from '../app/drawings';
import type { Clock } from '../clock';
import type { Db } from '../db/db';
import { createFeed } from '../feed/feed';
import type { Api } from '../http/api';
import { openLog } from '../http/logLines';
import { auditDrops } from '../modules/imports/auditDrops';
import { type BankLookup, bankLookup } from '../modules/paymentOptions/routing/bankLookup';
import { createLookupLimit } from '../modules/paymentOptions/routing/lookupLimit';
import type { WebPush } from '../modules/notices/push/webPush';
import type { Texting } from '../modules/notices/sms/texting';
import { statementDocuments } from '../modules/statements/statementDocuments';
import { type Client, type ClientOptions, createClient } from '@/data/client';
import type { EmailDesk } from '../domain/email/desk';
import type { Outbox } from '../domain/email/outbox';
import { unsubscribeLinks } from '../domain/email/unsubscribeLinks';
import { tellingOutbox } from '../domain/notices/toldByEmail';
import { vaultOf } from '../vault/vault';
import type { PoolAdmin } from '../poolAdmin/poolAdmin';
import { fakePool } from '../poolAdmin/testing/fakePool';
import { noDesk } from './noDesk';
import { nullMailer } from './nullMailer';
import { testNumbers } from './testNumbers';
import { clientId, idClaims, issuer, type TestKeys, testKeys } from './tokens';

/** The morning after the night whose data the tests speak of. */
export const testNow = '2026-04-13T15:00:00.000Z';

/** The product API over a database, spoken to through the browser's own client. */
export interface TestApp {
  readonly app: FastifyInstance;
  readonly api: Api;
  readonly keys: TestKeys;
  /** Sign-ins (origin_jti) that count as ended. */
  readonly revoked: Set<string>;
  /** Every line that was logged. */
  readonly log: string[];
  /** The browser's client, signed in as somebody. */
  as(username: string): Client;
  /** As `as`, while they look as a customer. */
  viewing(username: string, viewId: string): Client;
  tokenOf(username: string): Promise<string>;
  /** A request as it stands, for what the client would never send. */
  send(request: InjectOptions & { readonly token?: string }): ReturnType<typeof inject>;
  /** Waits until what was refused is in the audit. */
  witnessed(): Promise<void>;
  close(): Promise<void>;
  at(instant: string): void;
}

interface TestAppOptions {
  /** Binds more endpoints than the product has. */
  readonly more?: (api: Api) => void;
  readonly logLevel?: string;
  /** Where emails go; without one they are lost. */
  readonly outbox?: Outbox;
  /** Where the office reads them; without one it finds nothing in any. */
  readonly desk?: EmailDesk;
  /** Who knows banks; without one only the directory does. */
  readonly banks?: BankLookup;
  /** The user pool as the office administers it; without one there is one in memory, with nobody in it. */
  readonly poolAdmin?: PoolAdmin;
  /** Whether sign-ins are noticed, as the portal does. */
  readonly sessions?: boolean;
  /** Whether released bank files go to the bank without anybody's doing. */
  readonly sendsByItself?: boolean;
  /** How Amazon SES tells what became of emails; without it nobody does. */
  readonly events?: AppDeps['events'];
  /** Reaches devices; without it nothing is pushed. */
  readonly push?: WebPush;
  /** Of text messages; without it nobody carries any. */
  readonly texting?: Texting;
  /** How phones reply to them; without it nobody does. */
  readonly replies?: AppDeps['replies'];
  /** Whether what the API can do is published, as the portal does. */
  readonly described?: boolean;
}

export async function openTestApp(db: Db, options: TestAppOptions = {}): Promise<TestApp> {
  const keys = await testKeys();
  const revoked = new Set<string>();
  const log: string[] = [];
  let now = new Date(testNow);
  const uploads = await mkdtemp(join(tmpdir(), 'uploads-'));
  const { http, api, auditLogger } = await createApp(
    testDeps(db, options, { keys, revoked, log, uploads, clock: { now: () => now } }),
  );
  http.addHook('onClose', () => rm(uploads, { recursive: true, force: true }));
  http.setSerializerCompiler(({ schema }) => writerOf(schema as object));
  options.more?.(api);
  await http.ready();

  const tokenOf = signing(keys, () => now);
  const clientOf = (username: string, view?: ClientOptions['view']) =>
    createClient({
      token: () => tokenOf(username),
      onSessionOver: () => undefined,
      view,
      fetch: (url, init) => fetchFrom(http, url as string, init),
    });
  return {
    app: http,
    api,
    keys,
    revoked,
    log,
    tokenOf,
    as: (username) => clientOf(username),
    viewing: (username, id) => clientOf(username, { id, onOver: () => undefined }),
    send: ({ token, headers, ...request }) =>
      inject(http, {
        ...request,
        headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
      }),
    witnessed: () => auditLogger.close(),
    close: () => http.close(),
    at: (instant) => void (now = new Date(instant)),
  };
}

interface TestParts extends Pick<TestApp, 'keys' | 'revoked' | 'log'> {
  readonly clock: Clock;
  /** Where uploaded drops are kept. */
  readonly uploads: string;
}

/** What a test's server is made of where production reads its configuration. */
function testDeps(
  db: Db,
  { outbox = nullMailer, desk = noDesk, poolAdmin = fakePool(), ...options }: TestAppOptions,
  { keys, revoked, log, clock, uploads }: TestParts,
): AppDeps {
  const booksZone = 'America/Los_Angeles';
  const companyName = 'Test Supply';
  return {
    server: {
      log: openLog({ level: options.logLevel ?? 'trace', to: { write: (line) => void log.push(line) } }),
    },
    headers: { strictTransport: true },
    issuer: () => ({
      issuer,
      clientId,
      keys: keys.keys,
      usernameClaim: 'cognito:username',
      isRevoked: async ({ originJti }) => revoked.has(originJti),
    }),
    keepsSessions: options.sessions ?? false,
    describesApi: options.described ?? false,
    poolRoutes: undefined,
    mailbox: undefined,
    events: options.events,
    pageConfig: undefined,
    db,
    clock,
    booksZone,
    companyName,
    supportPhone: '509-555-0110',
    outbox: tellingOutbox(outbox, clock),
    links: unsubscribeLinks(vaultOf(new Uint8Array(32), 'outbox')),
    desk,
    feed: createFeed(db, { onDecided: auditDrops(clock), uploads: { dir: uploads, clock } }),
    papers: statementDocuments({ db, booksZone, draw: drawings.statement, sender: { companyName } }),
    drawings,
    portalUrl: 'https://portal.example.com',
    pool: 'embedded',
    build: { version: '0.0.0', commit: 'unknown' },
    poolAdmin,
    numbers: testNumbers,
    random: randomInt,
    banks: options.banks ?? bankLookup({ db, clock, service: undefined, gate: createLookupLimit() }),
    officeMail: 'office@example.com',
    push: options.push,
    texting: options.texting,
    replies: options.replies,
    sendsByItself: options.sendsByItself ?? false,
  };
}

/** Signs once: the same claims give the same token, and a signature takes as long as many an answer. */
function signing(keys: TestKeys, now: () => Date): TestApp['tokenOf'] {
  const tokens = new Map<string, Promise<string>>();
  return (username) => {
    const claims = idClaims(username, now());
    const key = JSON.stringify(claims);
    const token = tokens.get(key) ?? keys.sign(claims);
    tokens.set(key, token);
    return token;
  };
}

const writers = new WeakMap<object, (answer: unknown) => string>();

/** Writes answers as the server does by itself. Each writer is compiled once, for all tests of a process. */
function writerOf(schema: object): (answer: unknown) => string {
  const writer = writers.get(schema) ?? fastJson(schema as never);
  writers.set(schema, writer);
  return writer;
}

const inject = (app: FastifyInstance, request: InjectOptions) => app.inject(request);

async function fetchFrom(app: FastifyInstance, url: string, init: RequestInit = {}): Promise<Response> {
  const answer = await app.inject({
    url,
    method: init.method as 'GET',
    headers: init.headers as Record<string, string>,
    payload: init.body as string | undefined,
  });
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headers)) headers.set(name, String(value));
  return new Response(new Uint8Array(answer.rawPayload), { status: answer.statusCode, headers });
}
