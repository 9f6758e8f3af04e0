import { defineDownload, defineEndpoint } from '../endpoint';
import type { schemas } from './schema';

/** What the company tells who asks; it comes with the start of each screen. */
export const mine = defineEndpoint<typeof schemas.mine>({ method: 'GET', path: '/api/announcements' });

/** By its reader alone; under a view nothing is noted. */
export const acknowledge = defineEndpoint<typeof schemas.acknowledge>({
  method: 'PUT',
  path: '/api/announcements/:announcementNo/acknowledge',
});

export const list = defineEndpoint<typeof schemas.list>({
  method: 'GET',
  path: '/api/office/announcements',
  requires: 'seeAnnouncements',
});

export const totals = defineEndpoint<typeof schemas.totals>({
  method: 'GET',
  path: '/api/office/announcements/totals',
  requires: 'seeAnnouncements',
});

export const exportFile = defineDownload<typeof schemas.exportFile>({
  method: 'GET',
  path: '/api/office/announcements/export',
  requires: 'seeAnnouncements',
});

export const choices = defineEndpoint<typeof schemas.choices>({
  method: 'GET',
  path: '/api/office/announcements/choices',
  requires: 'seeAnnouncements',
});

/** Changes nothing: a segment is too long for an address. */
export const count = defineEndpoint<typeof schemas.count>({
  method: 'POST',
  path: '/api/office/announcements/count',
  requires: 'seeAnnouncements',
});

export const one = defineEndpoint<typeof schemas.one>({
  method: 'GET',
  path: '/api/office/announcements/:announcementNo',
  requires: 'seeAnnouncements',
});

export const create = defineEndpoint<typeof schemas.create>({
  method: 'POST',
  path: '/api/office/announcements',
  requires: 'announce',
  keyed: true,
});

export const change = defineEndpoint<typeof schemas.change>({
  method: 'PUT',
  path: '/api/office/announcements/:announcementNo',
  requires: 'announce',
});

/** Whoever has a stolen session must not write to every customer. */
export const schedule = defineEndpoint<typeof schemas.schedule>({
  method: 'POST',
  path: '/api/office/announcements/:announcementNo/schedule',
  requires: 'announce',
  recentProof: true,
});

export const cancel = defineEndpoint<typeof schemas.cancel>({
  method: 'POST',
  path: '/api/office/announcements/:announcementNo/cancel',
  requires: 'announce',
});
