import type { QueuedDetail } from '@contract/queue/schema';
import type { RequestDetail } from '@contract/requests/schema';
import { aQueued, aQueuedDetail } from './queueBuilders';
import { aRequest, aRequestDetail } from './requestBuilders';

const check = {
  flow: 'check',
  status: 'submitted',
  amountCents: 712_400,
  source: 'Check 1042',
  target: '2 invoices',
  day: '2026-11-17',
  effectiveDate: null,
  cancelUntil: '2026-12-18T07:59:00.000Z',
  mode: null,
  deliveryMethod: 'mailed',
  discountCents: 28_891,
} as const;

const allocations = [
  { invoiceNo: '104612', amountCents: 288_900, discountCents: 0, reason: null, note: null },
  { invoiceNo: '104880', amountCents: 413_500, discountCents: 28_891, reason: null, note: null },
];

/** A check of two invoices in the mail, with a rest on account. */
export const aCheckDetail = (over: Partial<RequestDetail> = {}): RequestDetail =>
  aRequestDetail({
    ...aRequest({ ...check, requestNo: 'PR-2026-000131', id: 'r-131', optionId: null }),
    allocations: [...allocations],
    events: [
      { at: '2026-11-18T17:42:00Z', actor: 'dana@example.com', event: 'submit', to: 'submitted', note: null },
    ],
    authorization: null,
    ...over,
  });

/** One that the office took in at a branch. */
export const aQueuedCheck = (over: Partial<QueuedDetail> = {}): QueuedDetail =>
  aQueuedDetail({
    ...aQueued({
      ...check,
      requestNo: 'PR-2026-000231',
      id: 'q-231',
      submittedBy: 'credit.office@larkspurbasin.example.com',
      branchName: 'Tekoa',
      deliveryMethod: 'branch',
      cancelUntil: null,
    }),
    moves: [
      { move: 'post', why: null },
      { move: 'cancel', why: null },
    ],
    person: { since: null, level: null, relationship: null },
    bankAccount: null,
    allocations: allocations.map((line) =>
      Object.assign({ openCents: line.amountCents + line.discountCents }, line),
    ),
    events: [
      {
        at: '2026-11-18T17:42:00Z',
        actor: 'credit.office@larkspurbasin.example.com',
        role: 'office',
        event: 'submit',
        to: 'submitted',
        note: null,
      },
    ],
    authorization: null,
    ...over,
  });
