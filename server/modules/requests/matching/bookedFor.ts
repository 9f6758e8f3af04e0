import { addDays, dateInZone } from '@contract/format/date';
import { checkNoIn } from '@contract/rules/announcedCheck';
import type { Db } from '@server/db/db';
import { type BookedPayment, bookedPayments, bookedWithdrawals, type OpenRequest } from './candidates';
import { matched } from './match';

/** Payments by their requests; one that was posted before keeps its payment. */
export async function paymentsOf(db: Db, watched: readonly OpenRequest[], since: string, zone: string) {
  const asked = watched.filter(({ flow }) => flow !== 'pickup');
  if (asked.length === 0) return new Map<OpenRequest, BookedPayment>();
  const booked = await bookedPayments(db.sql, unique(asked.map((r) => r.account_no)), since);
  const byNumber = new Map(booked.map((payment) => [payment.payment_no, payment]));
  const known = asked.flatMap((request) => {
    const payment = request.payment_no === null ? undefined : byNumber.get(request.payment_no);
    return payment ? [[request, payment] as const] : [];
  });
  const spoken = new Set(known.map(([, { payment_no: no }]) => no));
  const free = booked.filter(({ payment_no: no }) => !spoken.has(no));
  const waiting = asked.filter(({ payment_no: no }) => no === null);
  const pairs = (requests: readonly OpenRequest[], payments: readonly BookedPayment[]) =>
    [
      ...matched(
        requests.map((request) => paymentExpected(request, zone)),
        payments.map(paymentFound),
      ),
    ].map(([{ request }, { payment }]) => [request, payment] as const);
  const found = pairs(
    waiting.filter(({ status }) => status !== 'expired'),
    free,
  );
  // A check that has lapsed gets what is left: it may have been announced again since.
  const taken = new Set(found.map(([, payment]) => payment));
  const late = pairs(
    waiting.filter(({ status }) => status === 'expired'),
    free.filter((payment) => !taken.has(payment)),
  );
  return new Map<OpenRequest, BookedPayment>([...known, ...found, ...late]);
}

/** Whether a payment would be taken for that of a request, if there were no other. */
export const isPaymentOf = (payment: BookedPayment, request: OpenRequest, zone: string): boolean =>
  matched([paymentExpected(request, zone)], [paymentFound(payment)]).size > 0;

/** The ERP's letter of how a request pays. */
const methods = { bank: 'A', internal: 'D', check: 'K' } as const;

const paymentExpected = (request: OpenRequest, zone: string) => ({
  ...expectedOf(request, request.account_no, zone),
  // A refund is booked as a payment below zero.
  ...(request.flow === 'refund' && { amountCents: -request.amount_cents }),
  method: methodOf(request),
  checkNo: request.check_no ?? undefined,
});

function methodOf({ flow, delivery_method: delivery }: OpenRequest): string | undefined {
  if (flow === 'pickup') return undefined;
  if (flow !== 'refund') return methods[flow];
  return delivery === 'ach' ? methods.bank : methods.check;
}

const paymentFound = (payment: BookedPayment) => ({
  payment,
  ledger: payment.account_no,
  amountCents: payment.amount_cents,
  day: payment.received_date,
  method: payment.method,
  checkNo: payment.method === methods.check ? checkNoIn(payment.reference) : undefined,
  texts: [payment.portal_request_no, payment.reference],
});

/** The requests whose money the ERP has taken out of the deposit plan. */
export async function withdrawalsOf(db: Db, watched: readonly OpenRequest[], since: string, zone: string) {
  const asked = watched.filter(({ holds, sav_id: savId }) => holds && savId !== null);
  if (asked.length === 0) return new Set<OpenRequest>();
  const booked = await bookedWithdrawals(db.sql, unique(asked.map((r) => r.sav_id!)), since);
  const found = matched(
    asked.map((request) => expectedOf(request, request.sav_id!, zone)),
    booked.map((row) => ({
      ledger: row.sav_id,
      amountCents: row.amount_out_cents,
      day: row.effective_date,
      texts: [row.portal_request_no, row.reference, row.description],
    })),
  );
  return new Set([...found.keys()].map(({ request }) => request));
}

const expectedOf = (request: OpenRequest, ledger: string, zone: string) => ({
  request,
  requestNo: request.request_no,
  ledger,
  amountCents: request.amount_cents,
  day: dayOf(request, zone),
  from: request.booked_from ?? undefined,
});

/** The day on which something should come of it; of a check the one that it was mailed or handed over on. */
export const dayOf = (request: OpenRequest, zone: string): string =>
  (request.flow === 'check' ? request.requested_date : (request.effective_date ?? request.pickup_date)) ??
  dateInZone(new Date(request.submitted_at), zone);

/** Since when bookings are of some requests. A check may have been mailed long before it was announced. */
export function bookedSince(requests: readonly OpenRequest[], zone: string): string {
  const days = requests.flatMap((request) => [
    dateInZone(new Date(request.submitted_at), zone),
    ...(request.flow === 'check' ? [dayOf(request, zone)] : []),
  ]);
  return addDays(
    days.reduce((a, b) => (a < b ? a : b)),
    -7,
  );
}

const unique = (values: readonly string[]): string[] => [...new Set(values)];
