import Alert from '@mui/material/Alert';

export interface BannerProps {
  readonly text: string;
  readonly tone: 'info' | 'warning';
}

/** What the company tells everybody today, above each page. */
export function Banner({ text, tone }: BannerProps) {
  return (
    <Alert
      severity={tone}
      role="note"
      aria-label="Notice"
      square
      data-screen-only
      sx={{ overflowWrap: 'anywhere' }}
    >
      {text}
    </Alert>
  );
}
