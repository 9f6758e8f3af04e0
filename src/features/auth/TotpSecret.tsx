import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import * as auth from '@locales/auth';
import { CopyButton } from '@/components/CopyButton/CopyButton';

interface TotpSecretProps {
  /** In base32, as apps take it. */
  readonly secret: string;
  /** The same as otpauth:// address. */
  readonly uri: string;
}

const SIZE = 184;

const QrCode = lazy(() => import('@/components/QrCode/QrCode').then((m) => ({ default: m.QrCode })));

/** What an authenticator app has to know: for its camera, and for whoever reads this page on the same phone. */
export function TotpSecret({ secret, uri }: TotpSecretProps) {
  return (
    <Stack spacing={2}>
      <Suspense fallback={<Skeleton variant="rounded" width={SIZE} height={SIZE} />}>
        <QrCode value={uri} title={auth.qrCode()} size={SIZE} />
      </Suspense>
      <Box>
        <Typography variant="subtitle2">{auth.noCamera()}</Typography>
        <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1.5, mt: 0.75 }}>
          <Typography component="code" sx={key}>
            {inGroups(secret)}
          </Typography>
          <CopyButton text={secret} label={auth.copyKey()} />
        </Stack>
      </Box>
    </Stack>
  );
}

/** JBSW Y3DP EHPK 3PXP: four letters at a time are easy to type, and apps do not mind the blanks. */
const inGroups = (secret: string): string => secret.replace(/.{4}(?=.)/g, '$& ');

const key = { fontFamily: 'monospace', fontSize: '1rem', wordSpacing: '0.25em' } as const;
