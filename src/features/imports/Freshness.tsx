import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';
import { formatDate, formatInstant } from '@contract/format/date';
import type { Freshness as FreshnessFacts } from '@contract/imports/schema';
import { dropHref } from './importView';

export interface FreshnessProps {
  readonly freshness: FreshnessFacts;
  /** The IANA zone in which instants are told. */
  readonly zone: string;
}

/** How new the figures are that customers see, and whether newer ones should have come. */
export function Freshness({ freshness: { live, dueAt, late }, zone }: FreshnessProps) {
  if (!live) {
    return (
      <Alert severity="info" role="note">
        <AlertTitle>No drop was applied yet</AlertTitle>
        Customers see nothing until the first one is.
      </Alert>
    );
  }
  const due = dueAt === null ? '' : formatInstant(dueAt, zone);
  return (
    <Alert severity={late ? 'warning' : 'success'} role="note">
      <AlertTitle>
        {late ? `The next drop is late: it was due ${due}` : `Customers see ${formatDate(live.asOf)}`}
      </AlertTitle>
      {late && `Customers still see ${formatDate(live.asOf)}. Ask whoever runs the ERP’s export. `}
      {live.dropId === null ? live.name : <Link href={dropHref(live.dropId)}>{live.name}</Link>} was loaded{' '}
      {formatInstant(live.loadedAt, zone)}, {hoursWords(live.hours)}.
      {!late && due && ` The next one is due ${due}.`}
    </Alert>
  );
}

const hoursWords = (hours: number): string => {
  if (hours < 1) return 'less than an hour ago';
  return hours === 1 ? 'an hour ago' : `${hours.toLocaleString('en-US')} hours ago`;
};
