import Alert from '@mui/material/Alert';
import { layout } from '@theme/index';
import * as m from '@locales/components';

export interface BannerProps {
  readonly text: string;
  /** `warning` where something does not work as usual, `info` for what is good to know. */
  readonly tone: 'info' | 'warning';
}

/** What the company tells everybody today, above each page. */
export function Banner({ text, tone }: BannerProps) {
  return (
    <Alert
      severity={tone}
      role="note"
      aria-label={m.notice()}
      square
      data-screen-only
      sx={{ px: layout.gutter, py: { xs: 0, '@sm': 0.75 }, overflowWrap: 'anywhere' }}
    >
      {text}
    </Alert>
  );
}
