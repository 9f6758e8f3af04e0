import { defineEndpoint } from '../endpoint';
import type { schemas } from './schema';

export const list = defineEndpoint<typeof schemas.list>({ method: 'GET', path: '/api/notices' });

/** What the bell shows; it comes with the start of each screen. */
export const unread = defineEndpoint<typeof schemas.unread>({ method: 'GET', path: '/api/notices/unread' });

/** By its reader alone; under a view nothing is noted. */
export const markRead = defineEndpoint<typeof schemas.markRead>({
  method: 'PUT',
  path: '/api/notices/:noticeId/read',
});

export const markAllRead = defineEndpoint<typeof schemas.markAllRead>({
  method: 'PUT',
  path: '/api/notices/read',
});

export const choices = defineEndpoint<typeof schemas.choices>({
  method: 'GET',
  path: '/api/notices/choices',
});

export const choose = defineEndpoint<typeof schemas.choose>({
  method: 'PUT',
  path: '/api/notices/choices',
});

export const accountChoices = defineEndpoint<typeof schemas.accountChoices>({
  method: 'GET',
  path: '/api/notices/choices/accounts',
});

export const chooseForAccount = defineEndpoint<typeof schemas.chooseForAccount>({
  method: 'PUT',
  path: '/api/notices/choices/accounts/:accountNo',
});

export const sendAddressCode = defineEndpoint<typeof schemas.sendAddressCode>({
  method: 'POST',
  path: '/api/notices/address/code',
});

export const confirmAddress = defineEndpoint<typeof schemas.confirmAddress>({
  method: 'POST',
  path: '/api/notices/address/confirm',
});

/** By POST alone: a mail program that looks at links ahead must not do it. Mail programs post it themselves: RFC 8058. */
export const unsubscribe = defineEndpoint<typeof schemas.unsubscribe>({
  method: 'POST',
  path: '/api/notices/unsubscribe/:link',
  open: true,
  takesForm: true,
});

/** Once per key, however often it is pressed. */
export const sendCopy = defineEndpoint<typeof schemas.sendCopy>({
  method: 'POST',
  path: '/api/office/notices/emails/:id/copy',
  requires: 'sendEmailAgain',
  keyed: true,
  recentProof: true,
});

export const runs = defineEndpoint<typeof schemas.runs>({
  method: 'GET',
  path: '/api/office/notices/runs',
  requires: 'seeAnnouncements',
});

export const paidAfter = defineEndpoint<typeof schemas.paidAfter>({
  method: 'GET',
  path: '/api/office/notices/paid-after',
  requires: 'seeAnnouncements',
});

export const release = defineEndpoint<typeof schemas.release>({
  method: 'POST',
  path: '/api/office/notices/runs/:runId/release',
  requires: 'announce',
});

export const drop = defineEndpoint<typeof schemas.drop>({
  method: 'POST',
  path: '/api/office/notices/runs/:runId/drop',
  requires: 'announce',
});

/** Once per key, however often it is pressed. */
export const resend = defineEndpoint<typeof schemas.resend>({
  method: 'POST',
  path: '/api/office/notices/runs/:runId/resend',
  requires: 'announce',
  keyed: true,
  recentProof: true,
});
