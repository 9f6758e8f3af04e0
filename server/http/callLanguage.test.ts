import { parse } from 'csv-parse/sync';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import readXlsxFile from 'read-excel-file/node';
import { number, object } from 'yup';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defineDownload, defineEndpoint } from '@contract/endpoint';
import { language } from '@locales/language';
import type { Db } from '../db/db';
import { fillHousehold } from '../testing/household';
import { openTestApp, type TestApp } from '../testing/testApp';
import { openTestDb } from '../testing/testDb';
import type { Api } from './api';

const countSchemas = {
  summary: 'Takes a number.',
  body: object({ count: number().integer().required().max(9) }),
  response: object({}),
} as const;
const count = defineEndpoint<typeof countSchemas>({ method: 'POST', path: '/api/test/count' });

const longSchemas = {
  summary: 'Tells its language again and again.',
  produces: { text: 'text/plain' },
} as const;
const long = defineDownload<typeof longSchemas>({ method: 'GET', path: '/api/test/long' });

function bindMore(api: Api): void {
  api
    .on(count, async () => ({}), countSchemas)
    .stream(
      long,
      async () => ({
        fileName: 'long.txt',
        contentType: 'text/plain',
        chunks: (async function* chunks() {
          for (let at = 0; at < 64; at++) {
            yield `${language()}${' '.repeat(65_536)}`;
            await new Promise(setImmediate);
          }
        })(),
      }),
      longSchemas,
    );
}

let db: Db;
let portal: TestApp;
let token: string;
beforeAll(async () => {
  db = await openTestDb();
  await fillHousehold(db);
  portal = await openTestApp(db, { more: bindMore });
  token = await portal.tokenOf('ada@example.com');
  await portal.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => portal.close());

/** Over a real connection, whose events know nothing of the call. */
const ask = (path: string, spoken: string, { headers, ...init }: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${(portal.app.server.address() as AddressInfo).port}${path}`, {
    ...init,
    headers: { authorization: `Bearer ${token}`, 'accept-language': spoken, ...headers },
  });

/** A body that comes in two pieces. */
function send(text: string) {
  const [first, rest] = [text.slice(0, 5), text.slice(5)];
  const body = new ReadableStream<Uint8Array>({
    async start(stream) {
      stream.enqueue(Buffer.from(first));
      await pause(50);
      stream.enqueue(Buffer.from(rest));
      stream.close();
    },
  });
  const headers = { 'content-type': 'application/json' };
  return ask('/api/test/count', 'es', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
}

describe('a problem in Spanish', () => {
  it.each([
    ['{"count": 10}', 'count tiene que ser 9 o menos'],
    ['{"count": "1"}', 'count tiene que ser un número'],
    ['{}', 'Falta count'],
  ])('tells what is wrong in the body %s', async (body, words) => {
    expect(await (await send(body)).json()).toMatchObject({
      message: `No podemos usar esto: ${words}. Corríjalo e intente de nuevo.`,
      fields: { count: words },
    });
  });

  it.each([
    ['{"count":', 'No podemos leer lo que se envió. Revíselo y envíelo de nuevo.'],
    [JSON.stringify({ note: 'x'.repeat(65_536) }), 'Es demasiado a la vez. Envíe menos.'],
  ])('is told of a body that nobody can read: %.20s', async (body, message) => {
    expect(await (await send(body)).json()).toMatchObject({ message });
  });

  it.each([
    ['/api/nowhere', 'No hay nada en esta dirección.'],
    ['/api/%E0%A4%A', 'No podemos leer esta dirección. Revise los signos de porcentaje.'],
    ['/api/purchases/lines?username=bob@example.com&sort=-date', 'Esto es de otro acceso. Pida lo suyo.'],
  ])('is told at the address %s', async (path, message) => {
    expect(await (await ask(path, 'es-MX,es;q=0.9')).json()).toMatchObject({ message });
  });

  it('is in English where nothing else was asked for', async () => {
    expect(await (await ask('/api/nowhere', 'de')).json()).toMatchObject({
      message: 'There’s nothing at this address.',
    });
  });
});

describe('a file', () => {
  it.each(['en', 'es'])('is in the language of its caller to its end: %s', async (spoken) => {
    const { body } = await ask('/api/test/long', spoken);
    const pieces: Uint8Array[] = [];
    for await (const piece of body!) {
      pieces.push(piece);
      // A slow reader: the connection has to wait for room.
      if (pieces.length < 20) await pause(10);
    }
    const text = Buffer.concat(pieces).toString();

    expect(text.split(/ +/).filter(Boolean)).toEqual(Array.from({ length: 64 }, () => spoken));
  });

  const invoices = (format: string) =>
    ask(`/api/purchases/invoice-export?username=ada@example.com&sort=-date&format=${format}`, 'es');

  it('of rows has Spanish titles, as CSV and as a workbook', async () => {
    const [titles] = parse(await (await invoices('csv')).text(), { bom: true });
    const [sheet] = await readXlsxFile(Buffer.from(await (await invoices('xlsx')).arrayBuffer()));

    expect(titles).toEqual(expect.arrayContaining(['Cuenta', 'Factura', 'Vencimiento']));
    expect(sheet!.data[0]).toEqual(titles);
  });
});
