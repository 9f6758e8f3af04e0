import { dateInZone } from '@contract/format/date';
import type { Db } from '@server/db/db';
import { type BookedPayment, bookedPayments, bookedWithdrawals, type OpenRequest } from './candidates';
import { matched } from './match';

/** Payments by their requests; one that was posted before keeps its payment. */
export async function paymentsOf(db: Db, watched: readonly OpenRequest[], since: string, zone: string) {
  const asked = watched.filter(({ flow }) => flow !== 'pickup');
  if (asked.length === 0) return new Map<OpenRequest, BookedPayment>();
  const booked = await bookedPayments(db.sql, unique(asked.map((r) => r.account_no)), since);
  const taken = new Map(booked.map((payment) => [payment.payment_no, payment]));
  const known = asked.flatMap((request) => {
    const payment = request.payment_no === null ? undefined : taken.get(request.payment_no);
    return payment ? [[request, payment] as const] : [];
  });
  const spoken = new Set(known.map(([, { payment_no: no }]) => no));
  const free = booked.filter(({ payment_no: no }) => !spoken.has(no));
  const waiting = asked.filter(({ payment_no: no }) => no === null);
  const found = matched(
    waiting.map((request) => paymentExpected(request, zone)),
    free.map(paymentFound),
  );
  return new Map<OpenRequest, BookedPayment>([
    ...known,
    ...[...found].map(([{ request }, { payment }]) => [request, payment] as const),
  ]);
}

/** Whether a payment would be taken for that of a request, if there were no other. */
export const isPaymentOf = (payment: BookedPayment, request: OpenRequest, zone: string): boolean =>
  matched([paymentExpected(request, zone)], [paymentFound(payment)]).size > 0;

const paymentExpected = (request: OpenRequest, zone: string) =>
  expectedOf(request, request.account_no, zone, request.flow === 'bank' ? 'A' : 'D');

const paymentFound = (payment: BookedPayment) => ({
  payment,
  ledger: payment.account_no,
  amountCents: payment.amount_cents,
  day: payment.received_date,
  method: payment.method,
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

const expectedOf = (request: OpenRequest, ledger: string, zone: string, method?: string) => ({
  request,
  requestNo: request.request_no,
  ledger,
  amountCents: request.amount_cents,
  day: dayOf(request, zone),
  method,
});

/** The day on which something should come of it. */
export const dayOf = (request: OpenRequest, zone: string): string =>
  request.effective_date ?? request.pickup_date ?? dateInZone(new Date(request.submitted_at), zone);

const unique = (values: readonly string[]): string[] => [...new Set(values)];
