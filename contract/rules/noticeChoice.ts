import {
  emailTimes,
  type EmailTime,
  isAlwaysTold,
  isOfMoney,
  noticeGroups,
  type NoticeGroup,
} from '../notices/labels';

/** How a group of notices is told beside the list, which has them all. */
export interface GroupChoice {
  readonly email: EmailTime;
  readonly bell: boolean;
  readonly push: boolean;
  readonly text: boolean;
}

/** What a person wants of all accounts. */
export interface GeneralChoice {
  readonly byGroup: Readonly<Record<NoticeGroup, GroupChoice>>;
  /** Movements below this are in the list alone. */
  readonly leastCents: number;
  /** Whether emails about new statements have their PDF. */
  readonly attachStatements: boolean;
}

type ByGroup = Readonly<Partial<Record<NoticeGroup, Partial<GroupChoice>>>>;

/** What differs on one account. */
export interface AccountChoice {
  readonly byGroup: ByGroup;
  /** Null: as for all accounts. */
  readonly leastCents: number | null;
  /** Null: as for all accounts. */
  readonly attachStatements: boolean | null;
  /** Nothing is told but money that moves, as for all accounts, and what is never off. */
  readonly nothing: boolean;
}

const usualChoice: GroupChoice = { email: emailTimes[0], bell: true, push: true, text: true };

/** Nothing is to be done about a document, and in a season one comes every day: docs/rules.md#documents-added. */
const usualOfDocuments: GroupChoice = { email: 'weekly', bell: true, push: false, text: false };

/** What holds before anybody chose. */
export const usualChoices: Readonly<Record<NoticeGroup, GroupChoice>> = {
  statements: usualChoice,
  documents: usualOfDocuments,
  reminders: usualChoice,
  savings: usualChoice,
  prepay: usualChoice,
  deposits: usualChoice,
  payments: usualChoice,
  messages: usualChoice,
  security: usualChoice,
};

const silent: GroupChoice = { email: 'never', bell: false, push: false, text: false };

/**
 * How something of a group is told of an account: docs/rules.md#notices-by-account.
 * @param own what differs on the account; null: nothing does, or it is about no account
 */
export function choiceOn(
  general: GeneralChoice,
  own: AccountChoice | null,
  group: NoticeGroup,
): GroupChoice & Pick<GeneralChoice, 'leastCents'> {
  const leastCents = own?.leastCents ?? general.leastCents;
  if (isAlwaysTold(group)) return { ...usualChoices[group], leastCents };
  if (own?.nothing) return { ...(isOfMoney(group) ? general.byGroup[group] : silent), leastCents };
  return { ...general.byGroup[group], ...own?.byGroup[group], leastCents };
}

/** What of a choice for one account is not what holds for all: what is as for all follows it from then on. */
export function differing(general: GeneralChoice, wanted: GeneralChoice): AccountChoice {
  const byGroup = noticeGroups.flatMap((group) => {
    const [as, own] = [general.byGroup[group], wanted.byGroup[group]];
    const differs = {
      ...(own.email !== as.email && { email: own.email }),
      ...(own.bell !== as.bell && { bell: own.bell }),
      ...(own.push !== as.push && { push: own.push }),
      ...(own.text !== as.text && { text: own.text }),
    };
    return isAlwaysTold(group) || Object.keys(differs).length === 0 ? [] : [[group, differs] as const];
  });
  return {
    byGroup: Object.fromEntries(byGroup),
    leastCents: wanted.leastCents === general.leastCents ? null : wanted.leastCents,
    attachStatements: wanted.attachStatements === general.attachStatements ? null : wanted.attachStatements,
    nothing: false,
  };
}
