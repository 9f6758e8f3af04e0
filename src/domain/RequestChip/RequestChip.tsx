import Chip, { type ChipProps } from '@mui/material/Chip';
import { requestStatusWord } from '@contract/requests/labels';
import type { RequestFlow, RequestStatus } from '@contract/requests/states';
import { Icon } from '../../components/Icon/Icon';
import type { IconName } from '../../components/icons';

interface RequestChipProps {
  /** The request, as far as its chip depends on it. */
  readonly request: {
    readonly flow: RequestFlow;
    /** Where it stands. */
    readonly status: RequestStatus;
    readonly deliveryMethod?: string | null;
  };
}

interface Look {
  readonly icon: IconName;
  readonly color: ChipProps['color'];
}

const looks: Readonly<Record<RequestStatus, Look>> = {
  submitted: { icon: 'open', color: 'info' },
  pendingSecond: { icon: 'open', color: 'info' },
  approved: { icon: 'check', color: 'info' },
  exported: { icon: 'bank', color: 'info' },
  settled: { icon: 'partial', color: 'success' },
  posted: { icon: 'done', color: 'success' },
  ready: { icon: 'check', color: 'success' },
  completed: { icon: 'done', color: 'success' },
  rejected: { icon: 'warning', color: 'error' },
  cancelled: { icon: 'cancelled', color: 'default' },
  returned: { icon: 'warning', color: 'error' },
  reversed: { icon: 'credited', color: 'warning' },
  noShow: { icon: 'warning', color: 'warning' },
  expired: { icon: 'warning', color: 'warning' },
};

/** Where a request stands: icon, word and color together, so that none of them is ever the only sign. */
export function RequestChip({ request }: RequestChipProps) {
  const { icon, color } = looks[request.status];
  return <Chip label={requestStatusWord(request)} color={color} icon={<Icon name={icon} />} />;
}
