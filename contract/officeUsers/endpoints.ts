import { defineDownload, defineEndpoint } from '../endpoint';
import type { schemas } from './schema';

export const list = defineEndpoint<typeof schemas.list>({
  method: 'GET',
  path: '/api/office/users',
  requires: 'seeUsers',
});

export const totals = defineEndpoint<typeof schemas.totals>({
  method: 'GET',
  path: '/api/office/users/totals',
  requires: 'seeUsers',
});

export const exportFile = defineDownload<typeof schemas.exportFile>({
  method: 'GET',
  path: '/api/office/users/export',
  requires: 'seeUsers',
});

export const one = defineEndpoint<typeof schemas.one>({
  method: 'GET',
  path: '/api/office/users/:name',
  requires: 'seeUsers',
});

export const setPowers = defineEndpoint<typeof schemas.setPowers>({
  method: 'POST',
  path: '/api/office/users/:name/powers',
  requires: 'manageUsers',
  recentProof: true,
});

export const resume = defineEndpoint<typeof schemas.resume>({
  method: 'POST',
  path: '/api/office/users/:name/operation',
  requires: 'helpUsers',
  recentProof: true,
});

export const invite = defineEndpoint<typeof schemas.invite>({
  method: 'POST',
  path: '/api/office/users/:name/invitation',
  requires: 'helpUsers',
  recentProof: true,
});

export const resetPassword = defineEndpoint<typeof schemas.resetPassword>({
  method: 'POST',
  path: '/api/office/users/:name/password-reset',
  requires: 'helpUsers',
  recentProof: true,
});

export const disable = defineEndpoint<typeof schemas.disable>({
  method: 'POST',
  path: '/api/office/users/:name/disabling',
  requires: 'manageUsers',
  recentProof: true,
});

export const enable = defineEndpoint<typeof schemas.enable>({
  method: 'POST',
  path: '/api/office/users/:name/enabling',
  requires: 'manageUsers',
  recentProof: true,
});

export const signOut = defineEndpoint<typeof schemas.signOut>({
  method: 'POST',
  path: '/api/office/users/:name/sign-out',
  requires: 'helpUsers',
  recentProof: true,
});

export const takeOffCodes = defineEndpoint<typeof schemas.takeOffCodes>({
  method: 'POST',
  path: '/api/office/users/:name/codes-off',
  requires: 'manageUsers',
  recentProof: true,
});
