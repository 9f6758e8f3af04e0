import * as m from '@locales/announcements';
import { type Language, listOf } from '@locales/language';
import { balanceWords } from '@contract/announcements/labels';
import type { AnnouncementChoices, Segment } from '@contract/announcements/schema';
import { formatDate } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';

type Named = Pick<AnnouncementChoices, 'branches' | 'groups'> | undefined;

const namesOf = (codes: readonly string[], choices: Named, which: 'branches' | 'groups'): string =>
  listOf(codes.map((code) => choices?.[which].find((one) => one.code === code)?.name ?? code));

/** Whom a segment is for, in words. A code is told by itself until its name is known. */
export function segmentWords(segment: Segment, choices: Named): string {
  const { branches, balance, minCents, groups, boughtSince, depositPlan, language } = segment;
  const parts = [
    ...(branches.length > 0 ? [m.inBranches({ names: namesOf(branches, choices, 'branches') })] : []),
    ...(balance === null ? [] : [balanceLine(balance, minCents)]),
    ...(groups.length > 0 && boughtSince !== null
      ? [m.boughtGroups({ names: namesOf(groups, choices, 'groups'), day: formatDate(boughtSince) })]
      : []),
    ...(depositPlan === null ? [] : [depositPlan === 'yes' ? m.planYes() : m.planNo()]),
    ...(language === null ? [] : [m.readsLanguage({ language: languageLabel(language) })]),
  ];
  return parts.length === 0 ? m.everyone() : parts.join('; ');
}

function balanceLine(kind: NonNullable<Segment['balance']>, minCents: number | null): string {
  const words = balanceWords[kind];
  return minCents === null ? words : m.balanceFrom({ kind: words, amount: formatMoney(minCents) });
}

export const languageLabel = (language: Language): string => (language === 'es' ? m.spanish() : m.english());
