import * as m from '@locales/officeAccounts';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatDate, formatInstant } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import { historyColumns as labels, historyStateWord, historyWords } from '@contract/officeAccounts/labels';
import type { HistoryRow } from '@contract/officeAccounts/schema';
import { DetailDrawer } from '@/components/DetailDrawer/DetailDrawer';
import { Facts, type Fact } from '@/components/Facts/Facts';

interface HistoryDrawerProps {
  readonly row: HistoryRow;
  /** IANA zone in which instants are told. */
  readonly zone: string;
  /** Opens a statement as its owner has it. */
  readonly onPdf: (statementNo: string) => void;
  readonly opening: boolean;
  readonly onClose: () => void;
}

/** One thing of the history as a whole, with the way to where the office works on it. */
export function HistoryDrawer({ row, zone, onPdf, opening, onClose }: HistoryDrawerProps) {
  const { kind, text, reference, amountCents, balanceCents, by, day, at } = row;
  const fact = (label: string, value: string | null): Fact[] => (value ? [{ label, value }] : []);
  const way = wayTo(row);
  return (
    <DetailDrawer
      open
      title={historyWords(row)}
      onClose={onClose}
      actions={
        kind === 'statement' ? (
          <Button variant="contained" loading={opening} onClick={() => onPdf(row.id)}>
            {m.openStatement()}
          </Button>
        ) : (
          way && (
            <Button variant="contained" href={way.href}>
              {way.label}
            </Button>
          )
        )
      }
    >
      <Facts
        facts={[
          { label: labels.day, value: at === null ? formatDate(day) : formatInstant(at, zone) },
          ...fact(labels.reference, reference),
          ...fact(labels.state, historyStateWord(row)),
          ...fact(
            kind === 'statement' ? m.closedWith() : labels.amount,
            amountCents === null ? null : formatMoney(amountCents),
          ),
          ...fact(labels.balance, balanceCents === null ? null : formatMoney(balanceCents)),
          ...fact(labels.by, by),
        ]}
      />
      {text && (
        <Typography sx={{ mt: 2, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>
      )}
    </DetailDrawer>
  );
}

/** Where the office works on it; undefined of what the ERP alone knows more about. */
function wayTo({ kind, id }: HistoryRow): { href: string; label: string } | undefined {
  const of = encodeURIComponent(id);
  switch (kind) {
    case 'request':
      return { href: `/admin/queue?tab=all&request=${of}`, label: m.openInQueue() };
    case 'message':
      return { href: `/admin/messages?message=${of}`, label: m.openMessage() };
    case 'email':
      return { href: `/admin/email?letter=${of}`, label: m.openEmail() };
    case 'audit':
    case 'signIn':
      return { href: `/admin/audit?event=${of}`, label: m.openAudit() };
    default:
      return undefined;
  }
}
