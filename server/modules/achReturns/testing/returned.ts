import * as achReturns from '@contract/achReturns/endpoints';
import type { ReturnFileMove } from '@contract/achReturns/labels';
import type { ReturnFileDetail } from '@contract/achReturns/schema';
import type { OriginatorSettings } from '@contract/originator/schema';
import { openBank, root } from '@server/modules/achBatches/testing/filed';
import type { TestApp } from '@server/testing/testApp';

/** What the office does with files that come back. */
export function returnsOffice(portal: TestApp) {
  const as = (name: string) => portal.as(name);
  const send = async (bytes: Uint8Array | string, name = 'returns.ach', by = root) => {
    const answer = await portal.send({
      method: 'POST',
      url: `/api/office/ach-returns/uploads?name=${encodeURIComponent(name)}`,
      token: await portal.tokenOf(by),
      headers: { 'content-type': 'application/octet-stream' },
      payload: Buffer.from(bytes),
    });
    return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
  };
  const one = (fileNo: number) => as(root).call(achReturns.one, { params: { fileNo } });
  return {
    send,
    one,
    /** Takes a file and answers its number. */
    async take(bytes: Uint8Array | string, name?: string): Promise<number> {
      const { status, body } = await send(bytes, name);
      if (status !== 200) throw new Error(JSON.stringify(body));
      return body.fileNo as number;
    },
    async move(fileNo: number, move: ReturnFileMove, include = ''): Promise<ReturnFileDetail> {
      const { version } = await one(fileNo);
      return as(root).call(achReturns.move, { params: { fileNo }, body: { move, version, include } });
    },
    rows: async (fileNo: number) =>
      (await as(root).call(achReturns.rows, { params: { fileNo }, query: { limit: 100 } })).rows,
    entries: async (fileNo: number) =>
      (await as(root).call(achReturns.entries, { params: { fileNo }, query: { limit: 100 } })).rows,
    rates: () => as(root).call(achReturns.rates, {}),
  };
}

/** A bank with its office, and what the office does with files that come back. */
export async function openReturns(over: Partial<OriginatorSettings> = {}) {
  const bank = await openBank(over);
  const { office, portal, outbox } = bank;
  return {
    ...bank,
    returns: returnsOffice(portal),
    /** Makes and sends a file of what was approved; answers its bytes. Two days later the bank answers. */
    async sent(): Promise<Buffer> {
      const batch = await office.create();
      const bytes = await office.file(batch);
      await office.move(batch, 'send');
      portal.at('2026-04-15T16:00:00.000Z');
      outbox.messages.splice(0);
      return bytes;
    },
  };
}

export type Returns = Awaited<ReturnType<typeof openReturns>>;
