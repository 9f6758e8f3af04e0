import { officeRow, type Row } from './row';

const noEmail = { params: { id: '0196280f-0000-7000-8000-00000000dead' } };

/** What the office does with emails. */
export const emailRows: Readonly<Record<string, Row>> = {
  'GET /api/office/emails': officeRow(() => ({}), 200),
  'GET /api/office/emails/totals': officeRow(() => ({}), 200),
  'GET /api/office/emails/export': officeRow(() => ({ query: { format: 'csv' } }), 200),
  'GET /api/office/emails/:id': officeRow(() => noEmail, 404),
  'POST /api/office/emails/:id/requeue': officeRow(() => noEmail, 404),
  'POST /api/office/notices/emails/:id/copy': officeRow(
    () => ({ ...noEmail, body: { reason: 'Asked' } }),
    404,
  ),
  'POST /api/office/emails/lift-suppression': officeRow(
    () => ({ body: { address: 'nobody@example.com', reason: 'Asked' } }),
    409,
  ),
  'POST /api/office/emails/requeue': officeRow(() => ({ body: { ids: [noEmail.params.id] } }), 200),
};
