import * as letters from '@contract/email/endpoints';
import { ApiError } from '@contract/problem';
import type { Api } from '@server/http/api';
import { asDetail } from './asEmail';
import { emailRepository } from './repository';
import { type EmailDeps, noSuchEmail, requeueEmail } from './requeue';

interface LetterOptions extends EmailDeps {
  /** IANA zone of the company's books. */
  readonly booksZone: string;
}

export function emailRoutes(api: Api, { booksZone, ...room }: LetterOptions): void {
  const repository = emailRepository(room.db, booksZone);
  const detail = async (id: string) => {
    const row = await repository.one(id);
    if (!row) throw noSuchEmail();
    return asDetail(row, room.desk);
  };

  api
    .on(letters.list, ({ query }) => repository.page(query))
    .on(letters.totals, ({ query }) => repository.totals(query))
    .on(letters.one, ({ params }) => detail(params.id))
    .on(letters.requeue, async ({ params: { id } }, { username: by }, origin) => {
      await requeueEmail(room, { id, by, origin });
      return detail(id);
    })
    .on(letters.requeueMany, async ({ body }, { username: by }, origin) => {
      const rows = [];
      for (const id of new Set(body.ids)) {
        const message = await requeueEmail(room, { id, by, origin }).then(() => null, inWords);
        rows.push({ id, done: message === null, message });
      }
      return { rows };
    });
}

/** What is wrong with one letter stands in no other's way. */
function inWords(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  throw error;
}
