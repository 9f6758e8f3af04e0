import { formatDate } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import type { DropReport } from '@contract/imports/schema';
import type { DropAct } from '@/data/imports';
import { ConfirmDialog } from '@/components/ConfirmDialog/ConfirmDialog';
import { count } from './dropKind';

export interface DecideDropProps {
  readonly act: DropAct;
  readonly drop: DropReport;
  readonly busy: boolean;
  readonly failure: string | undefined;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

const words = {
  apply: { title: 'Apply', action: 'Apply drop', wayOut: 'Not now', destructive: false },
  dismiss: { title: 'Dismiss', action: 'Dismiss drop', wayOut: 'Keep it', destructive: true },
  rollBack: { title: 'Roll back', action: 'Roll back', wayOut: 'Keep it', destructive: true },
} as const;

/** Asks before a drop is decided on, and says what customers will see. */
export function DecideDrop({ act, drop, busy, failure, onConfirm, onCancel }: DecideDropProps) {
  const { title, ...rest } = words[act];
  return (
    <ConfirmDialog
      {...rest}
      title={`${title} ${drop.name}?`}
      busy={busy}
      failure={failure}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {consequences[act](drop)}
    </ConfirmDialog>
  );
}

const consequences: Readonly<Record<DropAct, (drop: DropReport) => string>> = {
  apply: (drop) =>
    [
      `Customers then see the figures ${asOf(drop)}.`,
      drop.receivable &&
        `All accounts together owe ${formatMoney(drop.receivable.afterCents)}; at present it is ${formatMoney(drop.receivable.beforeCents)}.`,
      drop.rowsQuarantined > 0 &&
        `${count(drop.rowsQuarantined)} ${drop.rowsQuarantined === 1 ? 'row is' : 'rows are'} held back: their accounts go on showing what they said before, and say that they are being updated.`,
      'You can roll it back afterwards.',
    ]
      .filter(Boolean)
      .join(' '),
  dismiss: () =>
    'It is not applied, and customers go on seeing what they see now. It cannot be applied later, but the drop can be uploaded again.',
  rollBack: (drop) =>
    `Customers then see the drop before it again, and no longer the figures ${asOf(drop)}. Requests that its payments had marked as posted are taken back, and those customers get a letter. To see this drop again, upload it again.`,
};

const asOf = (drop: DropReport): string =>
  drop.asOf === null ? 'of this drop' : `as of ${formatDate(drop.asOf)}`;
