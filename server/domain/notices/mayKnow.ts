import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { noticeKinds, type NoticeKind } from '@contract/notices/labels';
import { accessLevelNames } from '@contract/rules/accessLevels';
import { levelOpens } from '@contract/rules/accessOpens';
import { anyOf } from '@server/db/anyOf';
import { isSeenOn } from '../visibility/access';

/** What of an account a kind of notice tells; what is not named stands on documents, which each level opens. */
const told: Partial<Readonly<Record<NoticeKind, 'savings' | 'requests'>>> = {
  depositMovement: 'savings',
  rateChanged: 'savings',
  request: 'requests',
  paymentReturned: 'requests',
  autopay: 'requests',
  scheduled: 'requests',
  paymentPlan: 'requests',
};

const kindsThatTell = (what: 'savings' | 'requests') => noticeKinds.filter((kind) => told[kind] === what);

const levelsThatOpen = (what: 'savings' | 'requests') =>
  accessLevelNames.filter((level) => levelOpens(level, what));

/** Whether a notice "n" is still for its person, whose access may have ended or narrowed since. */
export const isStillFor = (
  today: string,
): RawBuilder<SqlBool> => sql<SqlBool>`(n.account_no is null or exists (
  select from account_access x join account a on a.account_no = x.account_no join portal_user u on u.name = x.name
  where x.name = n.person and x.account_no = n.account_no and ${mayKnow(sql.ref('n.kind'), today)}))`;

/**
 * Whether a user "u" may know of something of a kind about the account "a" by an access "x" to it: who is told and who
 * reads it later are asked the same.
 * @param today 'YYYY-MM-DD' in the books zone
 */
export const mayKnow = (kind: RawBuilder<unknown>, today: string): RawBuilder<SqlBool> => sql<SqlBool>`(
  ${isSeenOn(today)}
  and (not ${anyOf(kind, kindsThatTell('savings'))}
    or (u.deposit_plan and ${anyOf(sql.ref('x.level'), levelsThatOpen('savings'))}))
  and (not ${anyOf(kind, kindsThatTell('requests'))}
    or ${anyOf(sql.ref('x.level'), levelsThatOpen('requests'))}))`;
