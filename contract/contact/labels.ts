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
