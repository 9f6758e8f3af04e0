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

export const topicWords: Readonly<Record<ContactTopic, string>> = {
  billing: 'Billing question',
  prepay: 'Prepay',
  delivery: 'Delivery',
  update: 'Update my info',
  user: 'Add a user',
  depositPlan: 'Deposit plan',
  website: 'Website help',
  other: 'Something else',
};
