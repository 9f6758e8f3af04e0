import { letters } from '../../../contract/letters';
import { Refusal } from '../../../contract/problem';
import type { Api } from '../../http/api';
import { asDetail } from './asLetter';
import { letterRepository } from './repository';
import { type LetterRoom, noSuchLetter, requeueLetter } from './requeue';

interface LetterOptions extends LetterRoom {
  /** IANA zone of the company's books. */
  readonly booksZone: string;
}

export function letterRoutes(api: Api, { booksZone, ...room }: LetterOptions): void {
  const repository = letterRepository(room.db, booksZone);
  const detail = async (id: string) => {
    const row = await repository.one(id);
    if (!row) throw noSuchLetter();
    return asDetail(row, room.desk);
  };

  api
    .on(letters.list, ({ query }) => repository.page(query))
    .on(letters.totals, ({ query }) => repository.totals(query))
    .on(letters.one, ({ params }) => detail(params.id))
    .on(letters.requeue, async ({ params: { id } }, { username: by }, origin) => {
      await requeueLetter(room, { id, by, origin });
      return detail(id);
    })
    .on(letters.requeueMany, async ({ body }, { username: by }, origin) => {
      const rows = [];
      for (const id of new Set(body.ids)) {
        const message = await requeueLetter(room, { id, by, origin }).then(() => null, inWords);
        rows.push({ id, done: message === null, message });
      }
      return { rows };
    });
}

/** What is wrong with one letter stands in no other's way. */
function inWords(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  throw error;
}
