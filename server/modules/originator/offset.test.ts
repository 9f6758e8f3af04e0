import { sql as raw } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as originator from '@contract/originator/endpoints';
import type { OriginatorSettings } from '@contract/originator/schema';
import { anOriginator } from '@contract/testing/anOriginator';
import { offsetNumberOf, originatorInForce, originatorVersions } from '@server/domain/originator/originator';
import { someNumber } from '@server/modules/paymentOptions/testing/newOption';
import { testNow } from '@server/testing/testApp';
import { testNumbers } from '@server/testing/testNumbers';
import { tracesOf } from '@server/vault/testing/tracesOf';
import { jo, type Office, openOffice, root } from './testing/openOffice';

const account = { routingNumber: '125100018', accountType: 'checking' } as const;

let office: Office;
beforeEach(async () => {
  office = await openOffice();
});
afterEach(() => office.portal.close());

describe('the company’s own account', () => {
  const balanced = (over: Partial<OriginatorSettings> = {}) => anOriginator({ balanced: true, ...over });
  const numberInForce = async () => {
    const { offset } = (await originatorInForce(office.db.sql, new Date(testNow)))!;
    return (await offsetNumberOf(testNumbers, offset!)).reveal();
  };

  it('is kept where its number is left out, and only where it is the same account', async () => {
    const number = someNumber(12);
    const first = await office.decided(balanced(), { offset: { ...account, accountNumber: number } });
    expect(first.offset).toEqual({ ...account, last: number.slice(-4) });

    const asBefore = { basedOn: first.shown, offset: account };
    const second = await office.decided(balanced({ keepDays: 30 }), asBefore);
    expect(second.offset).toEqual(first.offset);
    expect(await numberInForce()).toBe(number);
    for (const other of [{ accountType: 'savings' }, { routingNumber: '323200011' }] as const) {
      await expect(
        office.propose(balanced(), { basedOn: second.shown, offset: { ...account, ...other } }),
      ).rejects.toMatchObject({ fields: { 'offset.accountNumber': expect.any(String) as string } });
    }
    const another = someNumber(12);
    await office.decided(balanced(), {
      basedOn: second.shown,
      offset: { ...account, accountNumber: another },
    });
    expect(await numberInForce()).toBe(another);
    expect(await office.auditOf('originator.proposed')).toMatchObject([
      {},
      { before: { keepDays: 90 } },
      { before: { offset: { last: number.slice(-4) } }, after: { offset: { last: another.slice(-4) } } },
    ]);
  });

  it('opens under no other place', async () => {
    const offset = { ...account, accountNumber: someNumber(12) };
    const { shown } = await office.decided(balanced(), { offset });
    const next = await office.decided(balanced(), {
      basedOn: shown,
      offset: { ...account, accountNumber: '123456' },
    });
    const [second, first] = await originatorVersions(office.db.sql);

    expect(next.shown).toBe(second!.versionId);
    await expect(
      offsetNumberOf(testNumbers, { place: second!.offset!.place, sealed: first!.offset!.sealed }),
    ).rejects.toThrow();
  });

  it('is told by its last digits alone: no answer, table, event or line of the log has its number', async () => {
    const number = someNumber(14);
    const body = {
      settings: balanced(),
      offset: { ...account, accountNumber: number },
      effectiveFrom: null,
      basedOn: null,
    };
    const answers: string[] = [];
    const send = async (by: string, method: 'GET' | 'POST', path: string, payload?: object) => {
      const answer = await office.portal.send({
        method,
        url: path,
        payload,
        token: await office.portal.tokenOf(by),
      });
      answers.push(answer.body);
      return answer.statusCode;
    };
    const { path } = originator.propose;
    expect(await send(root, 'POST', path, { ...body, settings: balanced({ keepDays: 0 }) })).toBe(400);
    expect(await send(root, 'POST', path, body)).toBe(200);
    expect(await send(jo, 'POST', path, body)).toBe(409);
    const [waiting] = await originatorVersions(office.db.sql);
    expect(await send(jo, 'POST', `${path}/${waiting!.versionId}/confirm`, {})).toBe(200);
    expect(await send(jo, 'GET', path)).toBe(200);

    const tables = await Promise.all(
      ['originator_version', 'audit_event'].map((table) =>
        raw<{ row: string }>`select t::text as row from ${raw.table(table)} t`.execute(office.db.sql),
      ),
    );
    const rows = tables.flatMap((table) => table.rows.map(({ row }) => row)).join('\n');
    expect(rows).toContain(number.slice(-4));
    for (const text of [answers.join('\n'), rows, office.portal.log.join('\n')]) {
      expect(text.length).toBeGreaterThan(500);
      expect(tracesOf(number).filter((trace) => text.includes(trace))).toEqual([]);
    }
  });
});
