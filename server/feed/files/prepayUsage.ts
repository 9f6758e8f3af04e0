import { date, money, quantity, R, text, whole } from '../column';
import { type FeedFile, stageOf } from '../feedFile';
import { prepayLines } from './prepayLines';

export const prepayUsage: FeedFile = {
  file: 'prepay_usage.csv',
  table: 'prepay_usage',
  key: ['usage_id'],
  parents: ['prepay_contracts.csv'],
  columns: {
    usage_id: text(R),
    contract_no: text(R),
    line_no: whole(),
    event: text({
      ...R,
      allowed: [
        'received',
        'used',
        'returned',
        'transferredIn',
        'transferredOut',
        'convertedToCredit',
        'adjusted',
        'expired',
        'refunded',
      ],
    }),
    event_date: date(R),
    document_no: text(),
    ticket_no: text(),
    qty: quantity(),
    amount: money(R),
    other_account_no: text(),
  },
  rowChecks: [
    {
      rule: 'unknown-prepay-line',
      severity: 'row',
      column: 'line_no',
      // Where the contract is missing too, that is what is told.
      wrong: `line_no is not null and contract_no in (select contract_no from stage_prepay_contract)
        and (contract_no, line_no) not in (select contract_no, line_no from ${stageOf(prepayLines)}
          where contract_no is not null and line_no is not null)`,
      message: 'prepay_lines.csv does not hold this line of the contract.',
      hint: 'Export it to prepay_lines.csv, or correct line_no.',
    },
  ],
};
