import { defineDownload, defineEndpoint, defineUpload } from '../endpoint';
import { maxUploadBytes } from '../rules/dropUpload';
import type { schemas } from './schema';

/** The office's view of the nightly drops. All of it is for administrators alone. */

export const list = defineEndpoint<typeof schemas.list>({
  method: 'GET',
  path: '/api/imports',
  requires: 'seeImports',
});

export const totals = defineEndpoint<typeof schemas.totals>({
  method: 'GET',
  path: '/api/imports/totals',
  requires: 'seeOffice',
});

export const exportFile = defineDownload<typeof schemas.exportFile>({
  method: 'GET',
  path: '/api/imports/export',
  requires: 'seeImports',
});

export const progress = defineEndpoint<typeof schemas.progress>({
  method: 'GET',
  path: '/api/imports/progress',
  requires: 'seeImports',
});

export const freshness = defineEndpoint<typeof schemas.freshness>({
  method: 'GET',
  path: '/api/imports/freshness',
  requires: 'seeOffice',
});

export const upload = defineUpload<typeof schemas.upload>({
  method: 'POST',
  path: '/api/imports/uploads',
  requires: 'workImports',
  begins: true,
  accepts: 'application/zip',
  maxBytes: maxUploadBytes,
});

export const report = defineEndpoint<typeof schemas.report>({
  method: 'GET',
  path: '/api/imports/:dropId',
  requires: 'seeImports',
});

export const issues = defineEndpoint<typeof schemas.issues>({
  method: 'GET',
  path: '/api/imports/:dropId/findings',
  requires: 'seeImports',
});

export const issueTotals = defineEndpoint<typeof schemas.issueTotals>({
  method: 'GET',
  path: '/api/imports/:dropId/findings/totals',
  requires: 'seeImports',
});

export const issueExport = defineDownload<typeof schemas.issueExport>({
  method: 'GET',
  path: '/api/imports/:dropId/findings/export',
  requires: 'seeImports',
});

export const validation = defineDownload<typeof schemas.validation>({
  method: 'GET',
  path: '/api/imports/:dropId/validation',
  requires: 'seeImports',
});

export const approve = defineEndpoint<typeof schemas.approve>({
  method: 'POST',
  path: '/api/imports/:dropId/approve',
  requires: 'workImports',
  begins: true,
});

export const dismiss = defineEndpoint<typeof schemas.dismiss>({
  method: 'POST',
  path: '/api/imports/:dropId/dismiss',
  requires: 'workImports',
});

export const rollBack = defineEndpoint<typeof schemas.rollBack>({
  method: 'POST',
  path: '/api/imports/:dropId/rollback',
  requires: 'workImports',
});
