import { defineEndpoint } from '../endpoint';
import type { schemas } from './schema';

export const schedule = defineEndpoint<typeof schemas.schedule>({
  method: 'GET',
  path: '/api/office/notices/schedule',
  requires: 'seeAnnouncements',
});

export const decideSchedule = defineEndpoint<typeof schemas.decideSchedule>({
  method: 'POST',
  path: '/api/office/notices/schedule',
  requires: 'announce',
  recentProof: true,
});

export const texts = defineEndpoint<typeof schemas.texts>({
  method: 'GET',
  path: '/api/office/notices/texts',
  requires: 'seeAnnouncements',
});

export const decideText = defineEndpoint<typeof schemas.decideText>({
  method: 'POST',
  path: '/api/office/notices/texts',
  requires: 'announce',
  recentProof: true,
});

/** By POST, for what is not kept yet stands in no address. */
export const previewText = defineEndpoint<typeof schemas.previewText>({
  method: 'POST',
  path: '/api/office/notices/texts/preview',
  requires: 'announce',
});

export const reminders = defineEndpoint<typeof schemas.reminders>({
  method: 'GET',
  path: '/api/office/accounts/:accountNo/reminders',
  requires: 'seeAccounts',
});

export const pauseReminders = defineEndpoint<typeof schemas.pauseReminders>({
  method: 'POST',
  path: '/api/office/accounts/:accountNo/reminders/pause',
  requires: 'noteAccounts',
});

export const resumeReminders = defineEndpoint<typeof schemas.resumeReminders>({
  method: 'POST',
  path: '/api/office/accounts/:accountNo/reminders/resume',
  requires: 'noteAccounts',
});
