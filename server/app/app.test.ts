import { beforeAll, describe, expect, it } from 'vitest';
import { createApp } from './app';
import { appDeps } from './appDeps';
import { readConfig } from './config';
import { drawings } from './drawings';
import { createFeed } from '../feed/feed';
import type { Db } from '../db/db';
import { openLog } from '../http/logLines';
import type { Jobs } from '../jobs/jobs';
import { openJobs } from '../jobs/openJobs';
import { nullMailer } from '../testing/nullMailer';
import { noDesk } from '../testing/noDesk';
import { statementDocuments } from '../modules/statements/statementDocuments';
import { stoppedClock } from '../identity/testing/testPool';
import { openAdmin } from './openAdmin';
import { mailWelcome, openMail } from './openMail';
import { inProduction } from './testing/inProduction';
import { openTestDb } from '../testing/testDb';
import { testNumbers } from '../testing/testNumbers';

const clock = stoppedClock();
const hosted = { USER_POOL_ID: 'us-west-2_Hosted1', USER_POOL_CLIENT_ID: 'client', LOG_LEVEL: 'silent' };
let db: Db;
let jobs: Jobs;
beforeAll(async () => {
  db = await openTestDb();
  jobs = await openJobs(db);
});

const appWith = async (environment: Record<string, string>) => {
  const config = readConfig({ ...hosted, ...environment });
  const { mailbox, links } = await openMail({ config, db, clock, jobs, key: Buffer.alloc(32, 7) });
  const deps = appDeps({
    log: openLog({ level: 'silent' }),
    config,
    db,
    feed: createFeed(db),
    pool: undefined,
    poolAdmin: openAdmin(config.pool, undefined),
    outbox: nullMailer,
    numbers: testNumbers,
    papers: statementDocuments({
      db,
      booksZone: config.booksZone,
      draw: drawings.statement,
      sender: config.company,
    }),
    drawings,
    clock,
    mailbox,
    push: undefined,
    texting: undefined,
    links,
    desk: noDesk,
  });
  return (await createApp(deps)).http;
};

describe('the mailbox of the demo', () => {
  it.each([
    ['yes', 200],
    ['no', 404],
  ])('with DEMO=%s answers %s', async (DEMO, status) => {
    const app = await appWith({ DEMO });

    for (const url of ['/demo/mail', '/demo/mail.json']) {
      expect((await app.inject({ url })).statusCode).toBe(status);
    }
    expect((await app.inject('/config.json')).json()).toMatchObject({ demo: status === 200 });
    await app.close();
  });
});

describe('the description of the API', () => {
  it.each([
    ['development', {}, 200],
    ['production', inProduction, 404],
    ['production that shows it', { ...inProduction, API_DOCS: 'yes' }, 200],
    ['development that hides it', { API_DOCS: 'no' }, 404],
  ])('in %s', async (_, environment, status) => {
    const app = await appWith(environment);

    for (const url of ['/api/openapi.json', '/api/docs/']) {
      expect((await app.inject({ url })).statusCode).toBe(status);
    }
    await app.close();
  });
});

describe('the welcome', () => {
  const smtp = { SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'portal@example.com' };

  it.each([
    [{}, 'Email of the demo: http://localhost:3000/demo/mail'],
    [{ DEMO: 'no' }, 'nobody gets them'],
    [{ DEMO: 'no', ...smtp }, 'Text messages are kept'],
    [{ DEMO: 'no', ...smtp }, 'PORTAL_URL is not set'],
  ])('of %j says where emails go', (env, words) => {
    expect(mailWelcome(readConfig(env), 'http://localhost:3000').join('\n')).toContain(words);
  });
});
