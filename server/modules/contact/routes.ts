import * as m from '@locales/contact';
import * as contact from '@contract/contact/endpoints';
import { dateInZone } from '@contract/format/date';
import { ApiError } from '@contract/problem';
import { contactAbout } from '@contract/rules/contactAbout';
import { contactProblems, isDispute, messageProblem } from '@contract/rules/contactMessage';
import { toUsPhone } from '@contract/format/phone';
import type { Clock } from '@server/clock';
import type { Api } from '@server/http/api';
import { ownedBy } from '@server/http/caller';
import { chosenFrom } from '@server/http/chosen';
import type { Outbox } from '@server/domain/email/outbox';
import { onceByKey } from '@server/domain/requests/onceByKey';
import { answerMessage } from './answerMessage';
import { branchesOf } from './branches';
import { readFiles } from './files';
import type { ContactRepository } from './repository';
import { takeMessage } from './takeMessage';

interface ContactOptions {
  readonly repository: ContactRepository;
  readonly outbox: Outbox;
  /** Where the office reads messages; undefined: only in the portal. */
  readonly officeMail: string | undefined;
  readonly clock: Clock;
  /** IANA zone of the company's books. */
  readonly booksZone: string;
}

/**
 * What a message names has to be on its account: the office works by it, and a credit memo finds it.
 * @throws ApiError 'invalid' where it is not
 */
async function expectNamed(
  repository: Pick<ContactRepository, 'isOn'>,
  about: string,
  accountNo = '',
): Promise<void> {
  const named = contactAbout(about);
  if (!named || (await repository.isOn(named, accountNo))) return;
  const message = m.referenceNotYours();
  throw new ApiError({ code: 'invalid', message, fields: { about: message } });
}

export function contactRoutes(api: Api, options: ContactOptions): void {
  const { repository, clock, booksZone } = options;
  const today = () => dateInZone(clock.now(), booksZone);

  api
    .on(contact.branches, async ({ query }, caller) => {
      const now = clock.now();
      const [accesses, settings] = await Promise.all([
        repository.accessOf(ownedBy(caller, query.username), today()),
        repository.settings(now),
      ]);
      return branchesOf({ repository, accesses, settings, now, booksZone });
    })
    .on(contact.list, async ({ query }, caller) => ({
      tickets: await repository.tickets(ownedBy(caller, query.username), query.invoice),
    }))
    .on(contact.send, async ({ body, key }, caller) => {
      const sentBy = ownedBy(caller, body.username);
      const { topic, replyBy, message, about = '', account = '', reason = '' } = body;
      const wrong = contactProblems({ topic, about, reason, replyBy, replyTo: body.replyTo, message });
      if (Object.keys(wrong).length > 0) {
        const words = `${Object.values(wrong).join('. ')}.`;
        throw new ApiError({ code: 'invalid', message: words, fields: wrong });
      }
      const files = readFiles(body.attachments);
      const own = await repository.accessOf(sentBy, today());
      const accounts = account === '' ? [] : await repository.accounts(chosenFrom(own, account));
      await expectNamed(repository, about, accounts[0]?.accountNo);
      const at = clock.now();
      const replyTo = replyBy === 'email' ? body.replyTo : toUsPhone(body.replyTo)!;
      // Files are told apart by what is in them.
      const asked = { ...body, attachments: files.map(({ name, sha256 }) => ({ name, sha256 })) };
      const year = Number(today().slice(0, 4));
      return onceByKey(
        repository.db,
        { owner: sentBy, key, route: contact.send.path, body: asked, at },
        (tx) =>
          takeMessage(tx, options, {
            sentBy,
            topic,
            account: accounts[0],
            about,
            reason: isDispute(about) ? reason : '',
            replyBy,
            replyTo,
            message,
            files,
            at,
            year,
          }),
      );
    })
    .on(contact.answer, async ({ params: { ticketNo }, body, key }, caller) => {
      const by = ownedBy(caller, body.username);
      const { text } = body;
      const wrong = messageProblem(text);
      if (wrong !== undefined)
        throw new ApiError({ code: 'invalid', message: wrong, fields: { text: wrong } });
      const at = clock.now();
      return onceByKey(
        repository.db,
        { owner: by, key, route: contact.answer.path, body: { ticketNo, ...body }, at },
        (tx) => answerMessage(tx, options, { by, ticketNo, text, at }),
      );
    });
}
