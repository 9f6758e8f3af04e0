import type { EmailReport } from '@server/domain/email/returned/noteReport';
import { kindOfBounce } from '@server/domain/email/returned/rules';

/** What Amazon SES tells of an email, as far as it is read; every member may be missing. */
interface SesEvent {
  /** Notifications of an identity. */
  readonly notificationType?: unknown;
  /** Events of a configuration set; the same otherwise. */
  readonly eventType?: unknown;
  readonly mail?: {
    readonly timestamp?: unknown;
    readonly messageId?: unknown;
    readonly destination?: unknown;
    readonly headers?: unknown;
  };
  readonly bounce?: {
    readonly bounceType?: unknown;
    readonly bounceSubType?: unknown;
    readonly bouncedRecipients?: unknown;
  };
  readonly complaint?: { readonly complainedRecipients?: unknown; readonly complaintFeedbackType?: unknown };
  readonly delivery?: { readonly recipients?: unknown };
}

/** An event in our words. */
export interface ToldBySes extends EmailReport {
  /** When SES took the email. */
  readonly takenAt: Date;
  /** Our own name for it, where SES repeats the headers. */
  readonly ownId: string | undefined;
}

/**
 * What an event says of an email of ours; undefined where it says nothing that matters here.
 * @param reportId names the event among all
 */
export function toldBySes(text: string, reportId: string): ToldBySes | undefined {
  const event = eventIn(text);
  const { mail } = event;
  if (typeof mail?.messageId !== 'string') return undefined;
  const said = saidOf(event);
  if (!said) return undefined;
  return {
    reportId,
    email: { carrierId: mail.messageId },
    takenAt: new Date(String(mail.timestamp)),
    ownId: ownIdIn(mail.headers),
    ...said,
  };
}

function eventIn(text: string): SesEvent {
  try {
    const event: unknown = JSON.parse(text);
    return typeof event === 'object' && event !== null ? event : {};
  } catch {
    return {};
  }
}

type Said = Pick<EmailReport, 'kind' | 'recipients' | 'detail'>;

function saidOf({
  notificationType,
  eventType,
  mail,
  bounce,
  complaint,
  delivery,
}: SesEvent): Said | undefined {
  switch (notificationType ?? eventType) {
    case 'Bounce': {
      const type = wordOf(bounce?.bounceType);
      const subType = wordOf(bounce?.bounceSubType);
      const detail = [...new Set([type, subType])].join(' ').trim();
      const recipients = addressesIn(bounce?.bouncedRecipients);
      return { kind: kindOfBounce(type, subType) ?? 'returned', recipients, detail };
    }
    case 'Complaint':
      // "Not spam" takes back what somebody pressed before.
      return complaint?.complaintFeedbackType === 'not-spam'
        ? undefined
        : { kind: 'complaint', recipients: addressesIn(complaint?.complainedRecipients), detail: '' };
    case 'Delivery':
      return { kind: 'delivered', recipients: addressesIn(delivery?.recipients), detail: '' };
    case 'Reject':
      return { kind: 'rejected', recipients: addressesIn(mail?.destination), detail: '' };
    default:
      return undefined;
  }
}

/** A word of SES's own lists: what is none is not repeated. */
const wordOf = (value: unknown): string =>
  typeof value === 'string' && /^[A-Za-z]{1,40}$/.test(value) ? value : '';

/** Addresses stand by themselves, or as members of what is told of them. */
const addressesIn = (list: unknown): string[] =>
  Array.isArray(list)
    ? list.flatMap((one: unknown) => {
        const address =
          typeof one === 'object' && one !== null ? (one as { emailAddress?: unknown }).emailAddress : one;
        return typeof address === 'string' ? [address.replace(/^.*<|>.*$/g, '')] : [];
      })
    : [];

function ownIdIn(headers: unknown): string | undefined {
  const all = Array.isArray(headers) ? (headers as { name?: unknown; value?: unknown }[]) : [];
  const own = all.find((one) => String(one?.name).toLowerCase() === 'x-entity-ref-id')?.value;
  return typeof own === 'string' ? own : undefined;
}
