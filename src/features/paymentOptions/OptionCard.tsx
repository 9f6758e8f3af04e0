import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, useId } from 'react';
import * as common from '@locales/common';
import * as m from '@locales/paymentOptions';
import type { PaymentOption } from '@contract/paymentOptions/schema';
import { accountTypeWords } from '@contract/rules/paymentOption';
import { Facts } from '@/components/Facts/Facts';
import { Icon } from '@/components/Icon/Icon';
import { Masked } from '@/components/Masked/Masked';
import type { OptionCheckCalls } from './OptionCheck';
import { bankOf, factsOf, type PayableAccount, statusLooks, statusMeans, statusWords } from './optionFacts';

const OptionCheck = lazy(async () => ({ default: (await import('./OptionCheck')).OptionCheck }));

interface OptionCardProps extends OptionCheckCalls {
  readonly option: PaymentOption;
  readonly accounts: readonly PayableAccount[];
  /** The IANA zone in which days are told. */
  readonly zone: string;
  readonly companyName: string;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** One saved bank account, and what can be done with it. */
export function OptionCard({ option, accounts, zone, onEdit, onDelete, ...checking }: OptionCardProps) {
  const titleId = useId();
  const { icon, color } = statusLooks[option.status];
  const told = option.notDebitable ?? option.statusReason ?? statusMeans[option.status];
  return (
    <Card component="li" aria-labelledby={titleId} sx={card}>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography component="h2" variant="h3" id={titleId} sx={{ overflowWrap: 'anywhere', mr: 'auto' }}>
          {option.nickname} <Masked last={option.accountLast} />
        </Typography>
        {option.isDefault && <Chip label={m.isDefault()} color="primary" icon={<Icon name="check" />} />}
        <Chip label={statusWords[option.status]} color={color} icon={<Icon name={icon} />} />
      </Stack>
      <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {m.bankAndType({ bank: bankOf(option), type: accountTypeWords[option.accountType] })}
      </Typography>
      {option.validation && !option.notDebitable ? (
        <Suspense fallback={<Skeleton variant="rounded" sx={{ height: 112 }} />}>
          <OptionCheck option={option} check={option.validation} {...checking} />
        </Suspense>
      ) : told ? (
        <Alert
          severity={option.notDebitable ? 'error' : color === 'success' ? 'info' : color}
          icon={<Icon name={option.notDebitable ? 'warning' : icon} />}
        >
          {told}
        </Alert>
      ) : null}
      <Box sx={{ flex: 1 }}>
        <Facts facts={factsOf(option, accounts, zone)} />
      </Box>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={onEdit} aria-label={m.editNamed(option)}>
          {m.edit()}
        </Button>
        <Button color="error" onClick={onDelete} aria-label={m.deleteNamed(option)}>
          {common.deleteIt()}
        </Button>
      </Stack>
    </Card>
  );
}

const card = { p: { xs: 2, '@sm': 3 }, display: 'flex', flexDirection: 'column', gap: 1.5 } as const;
