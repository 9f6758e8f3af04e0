import type { FastifyInstance } from 'fastify';
import { mailPage } from './mailPage';
import { type MailboxOptions, readMail } from './readMail';

/** The letters of a demo company, for people at /demo/mail and for programs at /demo/mail.json; `?to=` narrows both. */
export function serveMailbox(app: FastifyInstance, options: MailboxOptions): void {
  app.get<{ Querystring: Asked }>('/demo/mail', async ({ query }, reply) => {
    const to = wordOf(query.to);
    const letters = await readMail(options, to);
    const still = wordOf(query.still) !== undefined;
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(mailPage({ letters, to, still, timeZone: options.sender.timeZone }));
  });
  app.get<{ Querystring: Asked }>('/demo/mail.json', async ({ query }, reply) =>
    reply.header('cache-control', 'no-store').send(await readMail(options, wordOf(query.to))),
  );
}

interface Asked {
  readonly to?: unknown;
  readonly still?: unknown;
}

const wordOf = (asked: unknown): string | undefined =>
  typeof asked === 'string' && asked !== '' ? asked : undefined;
