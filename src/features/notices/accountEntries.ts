import { formatMoney } from '@contract/format/money';
import { emailTimeWords, groupWords, noticeGroups } from '@contract/notices/labels';
import type { AccountNoticeChoices, ChosenForAccount, NoticeChoices } from '@contract/notices/schema';
import { choiceOn, differing, type GeneralChoice } from '@contract/rules/noticeChoice';
import * as m from '@locales/accountNotices';
import type { ChoiceEntries } from './choiceEntries';

/** How an account is told: like all others, in part differently, or of nothing that can be left out. */
type Way = 'asAbove' | 'own' | 'nothing';

/** What differs on an account, as its form holds it; the names are not those of the page's form, as they are ids too. */
export interface AccountEntries {
  readonly way: Way;
  readonly ownChoices: ChoiceEntries['choices'];
  readonly ownLeastCents: ChoiceEntries['leastCents'];
  readonly ownAttachStatements: boolean;
}

type Differing = Omit<ChosenForAccount, 'version'>;

const none: Differing = { choices: [], leastCents: null, attachStatements: null, nothing: false };

const wayOf = ({ choices, leastCents, attachStatements, nothing }: Differing): Way =>
  nothing
    ? 'nothing'
    : choices.length > 0 || leastCents !== null || attachStatements !== null
      ? 'own'
      : 'asAbove';

const generalOf = ({ choices, leastCents, attachStatements }: NoticeChoices): GeneralChoice => ({
  byGroup: byGroupOf(choices),
  leastCents,
  attachStatements,
});

const byGroupOf = (choices: ChoiceEntries['choices']) =>
  Object.fromEntries(choices.map(({ group, ...choice }) => [group, choice])) as GeneralChoice['byGroup'];

/** The form as it begins: what differs, amid what holds for all accounts. */
export function accountEntries(account: AccountNoticeChoices, all: NoticeChoices): AccountEntries {
  const general = generalOf(all);
  const { leastCents, attachStatements } = account;
  const byGroup = Object.fromEntries(
    account.choices.map(({ group, ...own }) => [
      group,
      Object.fromEntries(Object.entries(own).filter(([, value]) => value !== null)),
    ]),
  );
  const own = { byGroup, leastCents, attachStatements, nothing: false };
  return {
    way: wayOf(account),
    ownChoices: noticeGroups.map((group) => {
      const { leastCents: _, ...choice } = choiceOn(general, own, group);
      return { group, ...choice };
    }),
    ownLeastCents: leastCents ?? all.leastCents,
    ownAttachStatements: attachStatements ?? all.attachStatements,
  };
}

/** The form as it is sent: of what differs, only that. */
export function differingOf({ way, ...entries }: AccountEntries, all: NoticeChoices): Differing {
  if (way !== 'own') return { ...none, nothing: way === 'nothing' };
  const { byGroup, ...others } = differing(generalOf(all), {
    byGroup: byGroupOf(entries.ownChoices),
    leastCents: Number(entries.ownLeastCents),
    attachStatements: entries.ownAttachStatements,
  });
  return {
    ...others,
    choices: noticeGroups.flatMap((group) => {
      const own = byGroup[group];
      return own ? [{ group, email: null, bell: null, push: null, text: null, ...own }] : [];
    }),
  };
}

/** What differs on an account, in short. */
export function differenceWords(account: Differing): string {
  const way = wayOf(account);
  if (way !== 'own') return way === 'nothing' ? m.nothingButMoney() : m.asAbove();
  const { choices, leastCents, attachStatements } = account;
  return [
    ...choices.flatMap(({ group: of, email, bell, push, text }) => {
      const group = groupWords[of];
      return [
        email && m.emailOf({ group, time: emailTimeWords[email] }),
        bell !== null && (bell ? m.inBell({ group }) : m.notInBell({ group })),
        push !== null && (push ? m.onDevices({ group }) : m.notOnDevices({ group })),
        text !== null && (text ? m.byText({ group }) : m.notByText({ group })),
      ].filter(Boolean);
    }),
    ...(attachStatements === null ? [] : [attachStatements ? m.attached() : m.notAttached()]),
    ...(leastCents === null ? [] : [m.leastOf({ amount: formatMoney(leastCents) })]),
  ].join(' · ');
}
