import type { FastifyInstance } from 'fastify';
import { formatInstant } from '@contract/format/date';
import { escapeHtml } from '../escapeHtml';
import { type DemoEmail, type MailboxOptions, readMail } from './readMail';

/** The emails of a demo company, for people at /demo/mail and for programs at /demo/mail.json; `?to=` narrows both. */
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

interface MailPage {
  readonly letters: readonly DemoEmail[];
  /** The address or number whose emails alone are shown. */
  readonly to: string | undefined;
  /** Whether the page stays as it is instead of looking for new emails. */
  readonly still: boolean;
  /** IANA zone. */
  readonly timeZone: string;
}

const EVERY_SECONDS = 5;

/** The mailbox of the demo as a page without a script. Every word of an email is text, whatever it holds. */
function mailPage({ letters, to, still, timeZone }: MailPage): string {
  const refresh = still ? '' : `\n    <meta http-equiv="refresh" content="${EVERY_SECONDS}" />`;
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />${refresh}
    <title>Email of the demo</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/mailbox.css" />
  </head>
  <body>
    <main>
      <h1>Email of the demo</h1>
      <p>What the portal writes to people, newest first. ${pace(still, to)}</p>
      ${to === undefined ? '' : `<p>Only those to <b>${escapeHtml(to)}</b>. <a href="${addressOf(undefined, still)}">Show all</a></p>`}
      ${letters.length === 0 ? '<p class="none">No emails yet.</p>' : letters.map((letter) => article(letter, still, timeZone)).join('\n      ')}
    </main>
  </body>
</html>
`;
}

const pace = (still: boolean, to: string | undefined): string =>
  still
    ? `The page stays as it is. <a href="${addressOf(to, false)}">Look for new ones</a>`
    : `The page looks for new ones every ${EVERY_SECONDS} seconds. <a href="${addressOf(to, true)}">Hold it still</a>`;

function addressOf(to: string | undefined, still: boolean): string {
  const query = new URLSearchParams({ ...(to !== undefined && { to }), ...(still && { still: 'yes' }) });
  return escapeHtml(query.size === 0 ? '/demo/mail' : `/demo/mail?${query}`);
}

const article = (
  { channel, to, at, subject, text, code, state, reason }: DemoEmail,
  still: boolean,
  zone: string,
): string => `<article>
        <h2>${escapeHtml(subject)}</h2>
        <p class="to">${channel === 'mail' ? 'Mail' : 'Text'} to <a href="${addressOf(to, still)}">${escapeHtml(to)}</a>, <time datetime="${escapeHtml(at)}">${escapeHtml(formatInstant(at, zone))}</time></p>
        ${state === 'dead' ? `<p class="dead"><b>Given up.</b> ${escapeHtml(reason ?? '')}</p>\n        ` : ''}<div class="text">${withCode(text.trim(), code)}</div>
      </article>`;

/** The text with its code marked, so that one touch selects it. */
function withCode(text: string, code: string | null): string {
  const start = code === null ? -1 : text.indexOf(code);
  if (code === null || start < 0) return escapeHtml(text);
  const [before, after] = [text.slice(0, start).replace(/ +$/, ''), text.slice(start + code.length)];
  return `${escapeHtml(before)}<b class="code">${escapeHtml(code)}</b>${escapeHtml(after)}`;
}
