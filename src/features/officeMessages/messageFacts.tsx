import * as common from '@locales/common';
import * as m from '@locales/officeMessages';
import Link from '@mui/material/Link';
import { disputeReasonWords, messageKindWords } from '@contract/contact/labels';
import { formatMoney } from '@contract/format/money';
import { formatUsPhone } from '@contract/format/phone';
import { messageColumns as labels } from '@contract/officeMessages/labels';
import type { OfficeMessageDetail } from '@contract/officeMessages/schema';
import { accessLevels } from '@contract/rules/accessLevels';
import { accountHref } from '@/data/accountHref';
import { accountOf, MessageChip, subjectOf } from './messageList';

const ways = { email: m.byEmail, phone: m.byPhone, text: m.byText } as const;

/** What one has to know of a message before its thread. */
export function factsOf(message: OfficeMessageDetail) {
  const { kind, reference, reason, sentBy, owner, replyBy, replyTo, level, regularBalanceCents } = message;
  const way = wayTo(message);
  const account = accountOf(message);
  return [
    { label: common.status(), value: <MessageChip {...message} /> },
    ...(kind === 'message' ? [] : [{ label: labels.kind, value: messageKindWords[kind] }]),
    { label: labels.topic, value: subjectOf(message) },
    ...(reason === null ? [] : [{ label: m.reason(), value: disputeReasonWords[reason] }]),
    ...(way === undefined ? [] : [{ label: common.reference(), value: <Link href={way}>{reference}</Link> }]),
    { label: labels.sender, value: sentBy },
    { label: m.replyWay(), value: ways[replyBy]({ to: formatUsPhone(replyTo) }) },
    { label: labels.owner, value: owner ?? m.nobody() },
    ...(account === undefined
      ? []
      : [
          { label: labels.account, value: <Link href={accountHref(message.accountNo!)}>{account}</Link> },
          { label: m.level(), value: level === null ? m.noAccess() : accessLevels[level].label },
        ]),
    ...(regularBalanceCents === null
      ? []
      : [{ label: m.regularBalance(), value: formatMoney(regularBalanceCents) }]),
  ];
}

/** Where the office works on what a message names; undefined where it names nothing, or nothing of an account. */
function wayTo({ kind, reference, accountNo }: OfficeMessageDetail): string | undefined {
  if (reference === null || accountNo === null) return undefined;
  const q = encodeURIComponent(reference);
  if (kind === 'question') return `/admin/queue?tab=all&q=${q}`;
  return `${accountHref(accountNo)}?q=${q}`;
}
