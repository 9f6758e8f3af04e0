import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import * as m from '@locales/officeAccounts';
import type { FollowUp } from '@contract/officeAccounts/schema';
import { ApiError } from '@contract/problem';
import { maxTags, mentionsIn, tagsOf } from '@contract/rules/accountNote';
import { isEmail } from '@contract/rules/email';
import type { AuditEntry } from '@server/domain/audit/appendAudit';
import type { Outbox } from '@server/domain/email/outbox';
import { isUuid } from '@server/db/isUuid';
import type { Tx } from '@server/db/db';
import { oneAtATime } from '@server/db/oneAtATime';
import type { Tables } from '@server/db/tables';
import { isOfBranch } from '@server/domain/visibility/ownBranch';
import { noSuchAccount } from '@server/http/chosen';
import { colleaguesOf, type Moment, noteColumns, tagsOn } from './oneAccount';

interface FollowUpFields {
  readonly pinned?: boolean;
  /** 'YYYY-MM-DD', or '' for none. */
  readonly followUpOn?: string;
  readonly followUpBy?: string;
}

interface NewNote extends FollowUpFields {
  readonly accountNo: string;
  readonly text: string;
  readonly author: string;
  /** Of the call, which may come twice. */
  readonly key: string;
}

/** What the audit tells of a change; undefined where nothing was changed. */
type Told = Pick<AuditEntry, 'action' | 'before' | 'after'> | undefined;

/** Notes something for colleagues, and writes to those who are named; of a call that comes twice, once. @throws ApiError 'invalid', 'not-found' */
export async function addNote(
  tx: Tx,
  { accountNo, key, author, ...typed }: NewNote,
  { outbox, ...moment }: Moment & { readonly outbox: Outbox },
): Promise<Told> {
  const text = typed.text.trim();
  if (text === '') throw about('text', m.noteEmpty());
  const account = await tx.sql
    .selectFrom('account')
    .select('name')
    .where('account_no', '=', accountNo)
    .executeTakeFirst();
  if (!account) throw noSuchAccount();
  const colleagues = await colleaguesOf(tx.sql);
  const followUp = followUpOf({ followUpBy: author, ...typed }, colleagues, moment);
  const added = await tx.sql
    .insertInto('account_note')
    .values({
      note_id: randomUUID(),
      account_no: accountNo,
      note: text,
      pinned: typed.pinned ?? false,
      author,
      created_at: moment.now.toISOString(),
      key,
      ...followUp,
    })
    .onConflict((is) => is.columns(['author', 'key']).doNothing())
    .returning('note_id')
    .executeTakeFirst();
  if (!added) return undefined;
  const mentions = mentionsIn(text, colleagues);
  if (mentions.length > 0) {
    await tx.sql
      .insertInto('account_note_mention')
      .values(mentions.map((name) => ({ note_id: added.note_id, name })))
      .execute();
  }
  const at = moment.now.toISOString();
  for (const name of mentions.filter((one) => one !== author && isEmail(one))) {
    await outbox.put(tx.sql, {
      channel: 'mail',
      to: name,
      reader: name,
      letter: { name: 'noteMention', by: author, accountName: account.name, at, text },
    });
  }
  return { action: 'account.noted', after: { note: added.note_id, ...followUp } };
}

interface NoteChange extends FollowUpFields {
  readonly accountNo: string;
  readonly id: string;
  readonly version: number;
  readonly done?: boolean;
}

/** @throws ApiError 'not-found', 'invalid', or 'conflict' where a colleague changed it meanwhile */
export async function changeNote(tx: Tx, change: NoteChange, moment: Moment): Promise<Told> {
  const { accountNo, id, version, pinned, done } = change;
  const note = await tx.sql
    .selectFrom('account_note')
    .select(['version', 'follow_up_on', 'owner', 'pinned', 'done_at'])
    .where('note_id', '=', isUuid(id) ? id : null)
    .where('account_no', '=', accountNo)
    .forUpdate()
    .executeTakeFirst();
  if (!note) throw new ApiError({ code: 'not-found', message: m.noSuchNote() });
  if (note.version !== version) throw new ApiError({ code: 'conflict', message: m.noteChanged() });
  const isMoved = change.followUpOn !== undefined || change.followUpBy !== undefined;
  const followUp = isMoved
    ? followUpOf(
        {
          followUpOn: change.followUpOn ?? note.follow_up_on ?? '',
          followUpBy: change.followUpBy ?? note.owner ?? '',
        },
        await colleaguesOf(tx.sql),
        moment,
      )
    : {};
  const at = moment.now.toISOString();
  const stillDone = isMoved ? null : note.done_at;
  const after = {
    pinned: pinned ?? note.pinned,
    done_at: done === undefined ? stillDone : done ? (note.done_at ?? at) : null,
    ...followUp,
  };
  await tx.sql
    .updateTable('account_note')
    .set({ ...after, version: version + 1 })
    .where('note_id', '=', id)
    .execute();
  const { pinned: wasPinned, done_at, follow_up_on, owner } = note;
  return {
    action: 'account.noteChanged',
    before: { note: id, pinned: wasPinned, done_at, follow_up_on, owner },
    after: { note: id, ...after },
  };
}

/** A day from today on, and a colleague; neither of both where no day is told. */
function followUpOf(
  { followUpOn, followUpBy }: FollowUpFields,
  colleagues: readonly string[],
  { today }: Moment,
): { readonly follow_up_on: string | null; readonly owner: string | null } {
  if (!followUpOn) return { follow_up_on: null, owner: null };
  if (followUpOn < today) throw about('followUpOn', m.followUpPast());
  const name = followUpBy?.toLowerCase() ?? '';
  if (!new Set(colleagues).has(name)) throw about('followUpBy', m.ownerUnknown());
  return { follow_up_on: followUpOn, owner: name };
}

/** Sets the tags of an account, each once. @throws ApiError 'invalid', 'not-found' */
export async function setTags(tx: Tx, accountNo: string, typed: readonly string[]): Promise<Told> {
  const tags = tagsOf(typed);
  if (tags.length > maxTags) throw about('tags', m.tagsTooMany({ most: maxTags }));
  await oneAtATime(tx, 'tags', accountNo);
  const before = await tagsOn(tx.sql, accountNo);
  if (before.length === tags.length && before.every((tag) => tags.includes(tag))) return undefined;
  await tx.sql.deleteFrom('account_tag').where('account_no', '=', accountNo).execute();
  if (tags.length > 0) {
    await tx.sql
      .insertInto('account_tag')
      .values(tags.map((tag) => ({ account_no: accountNo, tag })))
      .execute();
  }
  return { action: 'account.tagged', before: { tags: before }, after: { tags } };
}

const MOST = 50;

/** What is to be followed up, the day that comes first before others. */
export const followUpsOf = (db: Kysely<Tables>, branch?: string): Promise<FollowUp[]> =>
  db
    .selectFrom('account_note as n')
    .innerJoin('account as a', 'a.account_no', 'n.account_no')
    .select(noteColumns)
    .select(['a.account_no as accountNo', 'a.name as accountName'])
    .where('n.follow_up_on', 'is not', null)
    .where('n.done_at', 'is', null)
    .where(isOfBranch(branch, 'n.account_no'))
    .orderBy('n.follow_up_on')
    .orderBy(sql`a.name`)
    .orderBy('n.note_id')
    .limit(MOST)
    .execute();

const about = (field: string, message: string): ApiError =>
  new ApiError({ code: 'invalid', message, fields: { [field]: message } });
