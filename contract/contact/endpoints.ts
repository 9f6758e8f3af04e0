import { defineEndpoint } from '../endpoint';
import { base64Length, maxAttachmentBytes, maxAttachments } from '../rules/attachments';
import type { schemas } from './schema';

export const branches = defineEndpoint<typeof schemas.branches>({
  method: 'GET',
  path: '/api/branches',
  username: 'query',
});

export const send = defineEndpoint<typeof schemas.send>({
  method: 'POST',
  path: '/api/contactmessages',
  username: 'body',
  keyed: true,
  maxBytes: maxAttachments * base64Length(maxAttachmentBytes) + 64 * 1024,
});

export const answer = defineEndpoint<typeof schemas.answer>({
  method: 'POST',
  path: '/api/contactmessages/:ticketNo/answers',
  username: 'body',
  keyed: true,
});

export const list = defineEndpoint<typeof schemas.list>({
  method: 'GET',
  path: '/api/contactmessages',
  username: 'query',
});
