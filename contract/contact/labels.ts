import * as common from '@locales/common';
import * as m from '@locales/contact';
import { texts } from '@locales/language';

/** What a message may be about, in the order of the form. */
export const contactTopics = [
  'billing',
  'prepay',
  'delivery',
  'update',
  'user',
  'depositPlan',
  'website',
  'other',
] as const;

export type ContactTopic = (typeof contactTopics)[number];

export const topicWords: Readonly<Record<ContactTopic, string>> = texts({
  billing: m.topicBilling,
  prepay: common.prepay,
  delivery: m.topicDelivery,
  update: m.topicUpdate,
  user: m.topicUser,
  depositPlan: common.depositPlan,
  website: m.topicWebsite,
  other: m.topicOther,
});

/** What the office does with a message, as the page that it came from tells it: docs/rules.md#message-kinds. */
export const messageKindWords = texts({
  message: common.message,
  dispute: m.kindDispute,
  question: m.kindQuestion,
  details: m.kindDetails,
  enrollment: m.kindEnrollment,
  leftover: m.kindLeftover,
});
export type MessageKind = keyof typeof messageKindWords;
export const messageKinds = Object.keys(messageKindWords) as readonly MessageKind[];

/** Why an invoice or a line of it is disputed, in the order of the form. */
export const disputeReasonWords = texts({
  price: m.reasonPrice,
  quantity: m.reasonQuantity,
  notDelivered: m.reasonNotDelivered,
  twice: m.reasonTwice,
  notMine: m.reasonNotMine,
  tax: m.reasonTax,
  other: m.reasonOther,
});
export type DisputeReason = keyof typeof disputeReasonWords;
export const disputeReasons = Object.keys(disputeReasonWords) as readonly DisputeReason[];
