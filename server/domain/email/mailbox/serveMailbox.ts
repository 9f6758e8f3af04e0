import type { FastifyInstance, FastifyRequest } from 'fastify';
import { formatInstant } from '@contract/format/date';
import * as common from '@locales/common';
import { inLanguage } from '@locales/inLanguage';
import { type Language, language } from '@locales/language';
import * as m from '@locales/mailbox';
import { escapeHtml } from '../escapeHtml';
import { type DemoEmail, type MailboxOptions, readMail } from './readMail';

interface ServedMailbox extends MailboxOptions {
  /** In which language a browser wants a page. */
  readonly pageLanguage: (request: Pick<FastifyRequest, 'headers'>) => Language;
}

/** The emails of a demo company, for people at /demo/mail and for programs at /demo/mail.json; `?to=` narrows both. */
export function serveMailbox(app: FastifyInstance, { pageLanguage, ...options }: ServedMailbox): void {
  app.get<{ Querystring: Asked }>('/demo/mail', async (request, reply) =>
    inLanguage(pageLanguage(request), async () => {
      const to = wordOf(request.query.to);
      const letters = await readMail(options, to);
      const still = wordOf(request.query.still) !== undefined;
      return reply
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(mailPage({ letters, to, still, timeZone: options.sender.timeZone }));
    }),
  );
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
<html lang="${language()}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />${refresh}
    <title>${m.title()}</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/mailbox.css" />
  </head>
  <body>
    <main>
      <h1>${m.title()}</h1>
      <p>${m.intro()} ${pace(still, to)}</p>
      ${to === undefined ? '' : `<p>${m.onlyTo({ to: `<b>${escapeHtml(to)}</b>` })} <a href="${addressOf(undefined, still)}">${common.showAll()}</a></p>`}
      ${letters.length === 0 ? `<p class="none">${m.none()}</p>` : letters.map((letter) => article(letter, still, timeZone)).join('\n      ')}
    </main>
  </body>
</html>
`;
}

const pace = (still: boolean, to: string | undefined): string =>
  still
    ? `${m.staysAsIs()} <a href="${addressOf(to, false)}">${m.lookForNew()}</a>`
    : `${m.looksForNew({ seconds: EVERY_SECONDS })} <a href="${addressOf(to, true)}">${m.holdStill()}</a>`;

function addressOf(to: string | undefined, still: boolean): string {
  const query = new URLSearchParams({ ...(to !== undefined && { to }), ...(still && { still: 'yes' }) });
  return escapeHtml(query.size === 0 ? '/demo/mail' : `/demo/mail?${query}`);
}

const article = (
  { channel, language: spoken, to, at, subject, text, code, state, reason }: DemoEmail,
  still: boolean,
  zone: string,
): string => `<article>
        <h2>${escapeHtml(subject)}</h2>
        <p class="to">${m.sentTo({ channel, to: recipientLink(to, still), at: time(at, zone) })}</p>
        ${state === 'dead' ? `<p class="dead"><b>${m.notSent()}</b> ${escapeHtml(reason ?? '')}</p>\n        ` : ''}<div class="text" lang="${spoken}">${withCode(text.trim(), code)}</div>
      </article>`;

const recipientLink = (to: string, still: boolean): string =>
  `<a href="${addressOf(to, still)}">${escapeHtml(to)}</a>`;

const time = (at: string, zone: string): string =>
  `<time datetime="${escapeHtml(at)}">${escapeHtml(formatInstant(at, zone))}</time>`;

/** The text with its code marked, so that one touch selects it. */
function withCode(text: string, code: string | null): string {
  const start = code === null ? -1 : text.indexOf(code);
  if (code === null || start < 0) return escapeHtml(text);
  const [before, after] = [text.slice(0, start).replace(/ +$/, ''), text.slice(start + code.length)];
  return `${escapeHtml(before)}<b class="code">${escapeHtml(code)}</b>${escapeHtml(after)}`;
}
