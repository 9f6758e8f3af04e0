import Chip, { type ChipProps } from '@mui/material/Chip';
import type { InvoiceStatus } from '@contract/purchases/labels';
import * as m from '@locales/components';
import type { IconName } from '../../components/icons';
import { Icon } from '../../components/Icon/Icon';

interface StatusChipProps {
  /** The status of an invoice, or `onItsWay` for what is being paid. */
  readonly status: InvoiceStatus | 'onItsWay';
  /** More than the word of the status: "Due Dec 15". */
  readonly words?: string;
}

interface Look {
  readonly word: () => string;
  readonly icon: IconName;
  readonly color: ChipProps['color'];
}

/** Icon, word and color together: none of them is ever the only sign. */
const looks: Record<StatusChipProps['status'], Look> = {
  open: { word: m.statusOpen, icon: 'open', color: 'info' },
  pastDue: { word: m.statusPastDue, icon: 'warning', color: 'error' },
  notYetDue: { word: m.statusNotYetDue, icon: 'later', color: 'default' },
  partial: { word: m.statusPartial, icon: 'partial', color: 'warning' },
  disputed: { word: m.statusDisputed, icon: 'disputed', color: 'warning' },
  paid: { word: m.statusPaid, icon: 'done', color: 'success' },
  prepaid: { word: m.statusPrepaid, icon: 'cash', color: 'default' },
  credited: { word: m.statusCredited, icon: 'credited', color: 'success' },
  onItsWay: { word: m.statusOnItsWay, icon: 'later', color: 'info' },
  void: { word: m.statusVoid, icon: 'cancelled', color: 'default' },
};

/** The word of a status, where text alone is needed. */
export const statusWord = (status: InvoiceStatus): string => looks[status].word();

/** What an invoice is today. */
export function StatusChip({ status, words }: StatusChipProps) {
  const { word, icon, color } = looks[status];
  return <Chip label={words ?? word()} color={color} icon={<Icon name={icon} />} />;
}
