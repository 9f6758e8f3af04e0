import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as checks from '@contract/checks/endpoints';
import { readPdf, textOf } from '@server/pdf/testing/readPdf';
import { root, type Checks, openChecks } from '../testing/checkFixture';
import { ada, aPaymentSent, bob, body, sender } from '../testing/requestFixture';

let portal: Checks['portal'];
let check: Checks['check'];
let begin: Checks['begin'];
beforeAll(async () => {
  ({ portal, check, begin } = await openChecks());
});
afterAll(() => portal.close());
beforeEach(() => begin());

describe('the slip', () => {
  const textIn = async (content: { arrayBuffer(): Promise<ArrayBuffer> }) =>
    (await textOf(await readPdf(Buffer.from(await content.arrayBuffer())))).join(' ');

  it('of a mailed check says what it pays, and the code to match it by, on one page', async () => {
    const { id } = await check.announce({ amount: '150.00' });
    const { name, content } = await portal
      .as(ada)
      .download(checks.slip, { params: { id }, query: { username: ada, disposition: 'attachment' } });
    const pdf = await readPdf(Buffer.from(await content.arrayBuffer()));
    const text = (await textOf(pdf)).join(' ');

    expect(name).toBe('slip_PR-2026-000001.pdf');
    expect(pdf.numPages).toBe(1);
    for (const said of [
      'Remittance slip',
      'Put this page in the envelope with your check.',
      'PR-2026-000001',
      'Check 1042',
      'Date mailed Apr 10, 2026',
      'A-late $100.00',
      'On account, without an invoice $50.00',
      'Total $150.00',
    ])
      expect(text).toContain(said);
  });

  it('of one that was handed over is a receipt, for the office too', async () => {
    const { id } = await check.record();
    const { content } = await portal
      .as(root)
      .download(checks.officeSlip, { params: { id }, query: { disposition: 'attachment' } });

    expect(await textIn(content)).toContain('We received this check at Pullman.');
  });

  it('is not there for a stranger, nor of a payment by bank', async () => {
    const mailed = await check.announce();
    const { id } = await sender(portal)(aPaymentSent({ body: body({ confirmed: true }) }));
    const slip = (of: string, as: string) =>
      portal
        .as(as)
        .download(checks.slip, { params: { id: of }, query: { username: as, disposition: 'inline' } });

    await expect(slip(mailed.id, bob)).rejects.toMatchObject({ code: 'not-found' });
    await expect(slip(id, ada)).rejects.toMatchObject({ code: 'not-found' });
    await expect(
      portal
        .as(root)
        .download(checks.officeSlip, { params: { id: 'none' }, query: { disposition: 'inline' } }),
    ).rejects.toMatchObject({ code: 'not-found' });
  });
});
