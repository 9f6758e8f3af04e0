import Link from '@mui/material/Link';

interface BackLinkProps {
  readonly onBack: () => void;
}

export function BackLink({ onBack }: BackLinkProps) {
  return (
    <Link component="button" type="button" onClick={onBack} sx={{ alignSelf: 'flex-start', minHeight: 44 }}>
      Back to sign-in
    </Link>
  );
}
