import * as m from '@locales/scheduledPayments';
import * as autopayWords from '@locales/autopay';
import { inLanguage } from '@locales/inLanguage';
import type { AutopayAuthorization } from '@contract/autopay/schema';
import { dateInZone, formatDate } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import { ApiError } from '@contract/problem';
import { bankHours } from '@contract/rules/payDates';
import { isScheduledDay, type ScheduledTerms, scheduledWindow } from '@contract/rules/scheduled';
import { scheduledConsent } from '@contract/scheduledPayments/consent';
import type { ScheduledAsked, ScheduledBody } from '@contract/scheduledPayments/schema';
import type { Tx } from '@server/db/db';
import { appendAudit } from '@server/domain/audit/appendAudit';
import { about, agreedNames, type AutopayDeps, digested, expectAgreed } from '@server/domain/autopay/agreed';
import { type AutopayRow, scheduledOf, scheduledTermsOf } from '@server/domain/autopay/autopayRows';
import { begin, stop } from '@server/domain/autopay/told';
import { payableOf } from '@server/domain/payable/payable';
import type { Origin } from '@server/http/api';
import { noSuchAccount } from '@server/http/chosen';

/** The most that are on or paused for one account at once, and invoices in one of them. */
const MOST_SCHEDULED = 20;
const MOST_INVOICES = 50;

interface Asked extends ScheduledAsked {
  readonly account: string;
}

const termsFrom = ({
  covers,
  invoices,
  capCents,
  repeats,
  firstDay,
  untilDay,
  times,
}: Asked): ScheduledTerms => ({
  covers,
  invoices: covers === 'invoices' ? [...new Set((invoices ?? '').split(',').filter(Boolean))] : [],
  capCents,
  repeats,
  firstDay,
  untilDay: untilDay || null,
  times: times ?? null,
});

/**
 * The text that a scheduled payment is agreed to with, its names filled in.
 * @throws ApiError about the field that is wrong
 */
export async function agreementFor(
  tx: Pick<Tx, 'sql'>,
  deps: AutopayDeps,
  username: string,
  asked: Asked,
): Promise<AutopayAuthorization> {
  const terms = termsFrom(asked);
  await expectTerms(tx, deps, asked.account, terms);
  const names = await agreedNames(tx, deps, username, asked);
  return digested(
    scheduledConsent(terms, (language) =>
      inLanguage(language, () => ({
        ...names,
        phone: names.phone ?? autopayWords.ourOffice(),
        payment: formatMoney(terms.capCents),
        day: formatDate(terms.firstDay),
        until: terms.untilDay === null ? '' : formatDate(terms.untilDay),
      })),
    ),
  );
}

/** @throws ApiError about the term that docs/rules.md#scheduled-payments does not allow */
async function expectTerms(
  tx: Pick<Tx, 'sql'>,
  { clock, booksZone }: AutopayDeps,
  accountNo: string,
  { covers, invoices, repeats, firstDay, untilDay, times }: ScheduledTerms,
): Promise<void> {
  const now = clock.now();
  const account = await payableOf(tx.sql, accountNo, { now, booksZone });
  if (!account) throw noSuchAccount();
  const days = scheduledWindow(now, dateInZone(now, booksZone), bankHours(account));
  if (!isScheduledDay(firstDay, days))
    throw about('firstDay', m.notADay({ min: formatDate(days.min), max: formatDate(days.max) }));
  if (repeats === 'once' && (untilDay !== null || times !== null)) throw about('untilDay', m.endOfOnce());
  if (untilDay !== null && untilDay < firstDay) throw about('untilDay', m.endBeforeStart());
  if (covers !== 'invoices') return;
  const open = new Set(
    account.documents.filter(({ openCents }) => openCents > 0).map(({ invoiceNo }) => invoiceNo),
  );
  const isRight = invoices.length > 0 && invoices.length <= MOST_INVOICES;
  if (!isRight || invoices.some((invoiceNo) => !open.has(invoiceNo)))
    throw about('invoices', m.chooseInvoices());
}

interface Who {
  readonly username: string;
  readonly origin: Origin;
  readonly id: string;
  /** What it takes the place of, locked. */
  readonly before: AutopayRow | undefined;
}

/** Schedules a payment by what its caller agreed to. */
export async function schedule(
  tx: Tx,
  deps: AutopayDeps,
  { username, origin, id, before }: Who,
  body: ScheduledBody,
): Promise<void> {
  const now = deps.clock.now();
  const agreed = await agreementFor(tx, deps, username, body);
  await expectAgreed(tx, { username, now }, agreed, body);
  const live = await scheduledOf(tx.sql, body.account, now);
  if (live.length >= MOST_SCHEDULED && !before)
    throw new ApiError({ code: 'conflict', message: m.tooMany() });
  if (before) await stop(tx, deps, before, { reason: 'changed', by: username, at: now, origin });
  const terms = termsFrom(body);
  const row = await begin(
    tx,
    deps,
    {
      autopay_id: id,
      kind: 'scheduled',
      account_no: body.account,
      owner: username,
      option_id: body.optionId,
      covers: terms.covers,
      invoice_nos: terms.covers === 'invoices' ? JSON.stringify(terms.invoices) : null,
      payment_cap_cents: terms.capCents,
      repeats: terms.repeats,
      first_day: terms.firstDay,
      until_day: terms.untilDay,
      times: terms.times,
    },
    { agreed, at: now, origin },
  );
  await appendAudit(tx, {
    at: now,
    actor: username,
    subject: body.account,
    action: 'scheduled.made',
    entity: 'scheduled',
    entityId: id,
    before: before && { ...scheduledTermsOf(before), source: before.source },
    after: { ...terms, source: row.source, text: agreed.version },
    origin,
  });
}
