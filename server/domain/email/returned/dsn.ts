import type { EmailReport } from './noteReport';
import { kindOfStatus } from './rules';

/** What is read of a mail: reports are short, and return the headers of the email at most. */
export const MAX_DSN_BYTES = 1_048_576;

/**
 * What a delivery status notification (RFC 3464) says of an email of ours: that it failed, and whom it was for. Strict: a
 * mail that is none, that tells of a delay or of a delivery, or that names no email as we name ours, is undefined.
 */
export function dsnIn(mail: string): EmailReport | undefined {
  const whole = partOf(mail);
  const type = whole.headers.get('content-type') ?? '';
  const boundary = /^multipart\/report\b/i.test(type) && parameterIn(type, 'boundary');
  if (!boundary || parameterIn(type, 'report-type')?.toLowerCase() !== 'delivery-status') return undefined;
  const parts = partsIn(whole.body, boundary);
  const status = parts.find(({ headers }) => isOf(headers, /^message\/(global-)?delivery-status\b/i));
  const returned = parts.find(({ headers }) =>
    isOf(headers, /^(message\/(rfc822|global)|text\/rfc822-headers)\b/i),
  );
  const [about, ...recipients] = status
    ? status.body
        .trim()
        .split(/\n[ \t]*\n+/)
        .map(headersIn)
    : [];
  // One email goes to one address: a report about several is none of ours.
  const [recipient] = recipients;
  if (!about || !recipient || recipients.length > 1) return undefined;
  const messageId = ownIdIn(about.get('original-envelope-id')) ?? ownIdIn(returned && idIn(returned.body));
  if (messageId === undefined || recipient.get('action')?.toLowerCase() !== 'failed') return undefined;
  const code = /^[45]\.\d{1,3}\.\d{1,3}/.exec(recipient.get('status') ?? '')?.[0] ?? '';
  const kind = kindOfStatus(code) ?? 'returned';
  return {
    reportId: `dsn:${messageId}:${kind}`,
    email: { messageId },
    recipients: ['original-recipient', 'final-recipient'].flatMap((name) => addressIn(recipient.get(name))),
    kind,
    detail: code,
  };
}

type Headers = ReadonlyMap<string, string>;

interface Part {
  readonly headers: Headers;
  readonly body: string;
}

function partOf(text: string): Part {
  const lines = text.replaceAll('\r\n', '\n');
  const end = lines.search(/\n[ \t]*\n/);
  const [head, body] = end < 0 ? [lines, ''] : [lines.slice(0, end), lines.slice(end).trimStart()];
  return { headers: headersIn(head), body };
}

/** By their names in lower case, unfolded; of several of one name the first. */
function headersIn(head: string): Headers {
  const found = new Map<string, string>();
  for (const line of head.replace(/\n[ \t]+/g, ' ').split('\n')) {
    const colon = line.indexOf(':');
    const name = line.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    if (name !== '' && !found.has(name)) found.set(name, line.slice(colon + 1).trim());
  }
  return found;
}

const isOf = (headers: Headers, type: RegExp): boolean => type.test(headers.get('content-type') ?? '');

const partsIn = (body: string, boundary: string): Part[] =>
  `\n${body}`
    .split(`\n--${boundary}`)
    .slice(1)
    .filter((part) => !part.startsWith('--'))
    .map((part) => partOf(part.replace(/^[ \t]*\n/, '')));

/** Of a header such as `multipart/report; boundary="x"`. */
const parameterIn = (header: string, name: string): string | undefined => {
  const found = new RegExp(`;\\s*${name}\\s*=\\s*(?:"([^"]{1,200})"|([^\\s;"]{1,200}))`, 'i').exec(header);
  return found?.[1] ?? found?.[2];
};

const idIn = (headers: string): string | undefined =>
  headersIn(headers.split(/\n[ \t]*\n/, 1)[0]!).get('message-id');

/** `<7a0c7f9e-…@example.com>` or the name alone, as we give it. */
const ownIdIn = (value: string | undefined): string | undefined =>
  /^<?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:@[^\s<>]{1,255})?>?$/i
    .exec(value ?? '')?.[1]
    ?.toLowerCase();

/** `rfc822; jane@example.com`. */
const addressIn = (value: string | undefined): string[] => {
  const found = /^(?:rfc822|utf-8)\s*;\s*<?([^\s<>]{3,320})>?$/i.exec(value ?? '');
  return found ? [found[1]!] : [];
};
