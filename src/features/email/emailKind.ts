import type { Email, EmailTotals } from '@contract/email/schema';
import { emailKinds, type EmailState } from '@contract/email/labels';
import type { Totals } from '@/components/TotalsStrip/TotalsStrip';
import type { ListChoices, ListKind } from '@/lists/listKind';
import { countOnly } from '@/lists/listTotals';
import { emailAddressBar, type EmailFilters, sizes } from './emailView';

export const stateWords: Readonly<Record<EmailState, string>> = {
  queued: 'Waiting',
  sent: 'Sent',
  kept: 'Kept here',
  dead: 'Given up',
};

/** The list of letters: how it is called and what narrows it. */
export const emailList: ListKind<EmailFilters> = {
  label: 'Letters',
  things: 'letters',
  noFilters: emailAddressBar.noFilters,
  sizes,
  searched: 'Recipient, kind or reason',
  chips: {
    name: 'state',
    label: 'State',
    options: [
      { id: '', label: 'All' },
      { id: 'dead', label: stateWords.dead },
      { id: 'queued', label: stateWords.queued },
      { id: 'sent', label: stateWords.sent },
      { id: 'kept', label: stateWords.kept },
    ],
  },
  panel: [
    { name: 'kind', label: 'Kind' },
    { name: 'recipient', label: 'Recipient' },
  ],
};

/** Recipients are those of the letters in view; any other one can be searched for. */
export const filterChoices = (letters: readonly Email[]): ListChoices => ({
  kind: Object.entries(emailKinds).map(([value, label]) => ({ value, label })),
  recipient: [...new Set(letters.map(({ recipient }) => recipient))]
    .sort()
    .map((value) => ({ value, label: value })),
});

/** How many letters each chip would show, by its id. */
export const chipCounts = ({ states }: EmailTotals): Readonly<Record<string, number>> => ({
  ...states,
  '': Object.values(states).reduce((sum, count) => sum + count, 0),
});

export const totalsWords = ({ rows }: EmailTotals): Totals => countOnly(rows);
