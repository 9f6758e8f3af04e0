import type { Account } from '../accounts/schema';
import { owedLineNotes, owedLineWords } from '../accounts/owedText';
import { type CalendarDateText, formatDate } from '../format/date';
import { formatMoney } from '../format/money';
import type { InvoiceRow } from '../purchases/schema';
import { itemWords } from '../rules/invoiceChip';
import { owedOf } from '../rules/owed';
import type { FirstAnswers } from './schema';

/** The first figures of a screen, in the words of the component that comes in their place. */
export type Figures = FirstAnswers['figures'];

/** Lines of what is owed, and cards of a list, that a drawing has places for. */
const LINES = [0, 1];
const CARDS = [0, 1, 2, 3, 4, 5];

const text = (place: string, words: string | null) => ({ place, text: words });

/** What stands below the head of a page while its accounts are waited for (`AccountHeader`) goes. */
const headWait = text('accounts', null);

/** Of `OwedHero`: what is owed on these accounts, and the first lines of it. */
export function owedFigures(accounts: readonly Account[], today: CalendarDateText): Figures {
  const { owedCents, lines } = owedOf(accounts);
  return [
    headWait,
    text('owed', formatMoney(owedCents)),
    ...LINES.flatMap((at) => {
      const line = lines[at];
      return [
        text(`owed-${at}`, line ? owedLineWords(line, today) : ''),
        text(`owed-${at}-note`, line ? owedLineNotes(line).join(', ') : ''),
        text(`owed-${at}-amount`, line ? formatMoney(line.cents) : ''),
      ];
    }),
  ];
}

/** Of the cards of `MobileCardList`. */
export function invoiceFigures(rows: readonly InvoiceRow[]): Figures {
  if (rows.length === 0) return [];
  const cards = CARDS.flatMap((at) => {
    const row = rows[at];
    if (!row) return [text(`row-${at}`, null)];
    return [
      text(`row-${at}-title`, itemWords(row)),
      text(`row-${at}-amount`, formatMoney(row.totalCents)),
      text(`row-${at}-meta`, [row.invoiceNo, formatDate(row.invoiceDate)].join(' · ')),
    ];
  });
  return [headWait, ...cards];
}
