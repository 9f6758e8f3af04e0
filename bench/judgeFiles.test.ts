import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type EntryInput, traceNumberOf } from '@server/bank/nacha/input';
import { writeFile } from '@server/bank/nacha/writeFile';
import { type FiledEntry, type FileEvidence, judgeFiles } from './judgeFiles';

const odfi = '12510001';
const entryInput = (trace: number): EntryInput => ({
  direction: 'debit',
  accountType: 'checking',
  use: 'live',
  routingNumber: '111000025',
  accountNumber: `77000${trace}`,
  amount: 10_000n,
  individualId: `R-${trace}`,
  individualName: 'ADA FARMS',
  traceSequence: trace,
});

const fileWith = (traces: readonly number[]) =>
  writeFile({
    immediateDestination: '125100018',
    destinationName: 'PALOUSE COMMUNITY BANK',
    immediateOrigin: '1912345678',
    originName: 'LARKSPUR BASIN SUPPLY',
    creationDate: '2026-04-13',
    creationTime: '08:00',
    fileIdModifier: 'A',
    batches: [
      {
        companyName: 'LARKSPUR BASIN',
        companyId: '1912345678',
        secCode: 'CCD',
        entryDescription: 'PAYMENT',
        effectiveDate: '2026-04-14',
        odfi,
        entries: traces.map(entryInput),
      },
    ],
  });

const entry = (batchNo: number, trace: number): FiledEntry => ({
  batchNo,
  requestNo: `R-${trace}`,
  part: 1,
  live: true,
  trace: traceNumberOf(odfi, trace),
  direction: 'debit',
  cents: 10_000,
  account: `77000${trace}`,
});
const file = (batchNo: number, status: string, traces: readonly number[]) => {
  const bytes = fileWith(traces);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const debitCents = 10_000 * traces.length;
  const name = `2026-04-13 ${batchNo}`;
  return {
    batchNo,
    status,
    name,
    sha256,
    bytes,
    entryCount: traces.length,
    debitCents,
    creditCents: 0,
    audited: 1,
  };
};
const sent = file(1, 'sent', [1, 2]);
const released = file(2, 'released', [3]);
const request = (requestNo: string, status: string, told: number) => ({
  requestNo,
  status,
  exports: told,
  emails: told,
});

const sound = {
  files: [sent, released],
  entries: [entry(1, 1), entry(1, 2), entry(2, 3)],
  requests: [request('R-1', 'exported', 1), request('R-2', 'exported', 1), request('R-3', 'approved', 0)],
  acknowledged: [
    { batchNo: 1, said: sent.sha256 },
    { batchNo: 1, said: 'send' },
    { batchNo: 2, said: 'release' },
  ],
} satisfies FileEvidence;

const judged = (over: Partial<FileEvidence>) => judgeFiles({ ...sound, ...over });
const requestOver = (over: object) => ({
  requests: [Object.assign(request('R-1', 'exported', 1), over), ...sound.requests.slice(1)],
});
const sentOver = (over: object) => ({ files: [{ ...sent, ...over }, released] });
const entryOver = (over: object) => ({ entries: [{ ...entry(1, 1), ...over }, ...sound.entries.slice(1)] });

describe('the judge of bank files', () => {
  it('finds nothing in what is sound', () => {
    expect(judged({})).toEqual({ lost: [], doubled: [], wrong: [] });
  });

  it.each<[string, Partial<FileEvidence>, string]>([
    ['a request in two files', { entries: [...sound.entries, { ...entry(2, 4), requestNo: 'R-1' }] }, 'R-1'],
    ['a trace number twice', entryOver({ trace: traceNumberOf(odfi, 3) }), 'trace'],
    ['a letter twice', { files: [sent, { ...released, name: sent.name }] }, sent.name],
    ['an event twice', requestOver({ exports: 2 }), 'R-1'],
    ['an email twice', requestOver({ emails: 2 }), 'R-1'],
    ['a file that is twice in the audit', sentOver({ audited: 2 }), 'file 1'],
  ])('finds doubled: %s', (_, over, what) => {
    expect(judged(over).doubled).toContainEqual(expect.stringContaining(what));
  });

  it.each<[string, Partial<FileEvidence>]>([
    ['a file that was acknowledged', { acknowledged: [{ batchNo: 3, said: 'a' }] }],
    ['bytes that were acknowledged', { acknowledged: [{ batchNo: 2, said: sent.sha256 }] }],
    ['that one was marked as sent', { acknowledged: [{ batchNo: 2, said: 'send' }] }],
    ['an event', requestOver({ exports: 0 })],
    ['an email', requestOver({ emails: 0 })],
  ])('finds lost: %s', (_, over) => {
    expect(judged(over).lost).toHaveLength(1);
  });

  it.each<[string, Partial<FileEvidence>, string]>([
    ['a request that does not say that it was sent', requestOver({ status: 'approved' }), 'R-1 is approved'],
    ['one that says so in a file that waits', { files: [{ ...sent, status: 'released' }, released] }, 'R-1'],
    ['other bytes', sentOver({ bytes: fileWith([2, 3]) }), 'SHA-256'],
    ['other entries', sentOver({ bytes: fileWith([2, 3]) }), 'other entries'],
    ['bytes that no bank reads', sentOver({ bytes: sent.bytes.slice(95) }), 'other entries'],
    ['no bytes', sentOver({ bytes: undefined }), 'no bytes'],
    ['another amount', entryOver({ cents: 9_999 }), 'debits'],
    ['another account', entryOver({ account: '1' }), 'other entries'],
    ['an entry too few', { entries: sound.entries.slice(1) }, 'as many'],
    ['a request in a void file', { files: [{ ...sent, status: 'void' }, released] }, 'must not'],
    [
      'half of a check',
      { entries: [...sound.entries, { ...entry(2, 4), requestNo: 'AV-1' }] },
      'half of AV-1',
    ],
    [
      'the other half',
      { entries: [...sound.entries, { ...entry(2, 4), requestNo: 'AV-1', part: 2 }] },
      'half of AV-1',
    ],
    ['one that left its file', entryOver({ live: false }), 'must not'],
  ])('finds wrong: %s', (_, over, what) => {
    expect(judged(over).wrong).toContainEqual(expect.stringContaining(what));
  });
});
