import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { layout } from '@theme/index';
import * as m from '@locales/components';

export interface AppFooterProps {
  /** Beside the copyright sign. */
  readonly companyName: string;
  /** The year of the copyright: 2026. */
  readonly year: number;
  /** Address of the privacy notice. */
  readonly privacyUrl: string;
  /** Address of the terms of use. */
  readonly termsUrl: string;
}

/** Whose portal this is, and its legal pages, each in a new tab. */
export function AppFooter({ companyName, year, privacyUrl, termsUrl }: AppFooterProps) {
  return (
    <Box component="footer" sx={frame}>
      {/* The server wrote its own year into the page; at the turn of one it may be another. */}
      <Typography variant="body2" suppressHydrationWarning>
        © {year} {companyName}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
        <NewTab href={privacyUrl} words={m.privacyPolicy()} />
        <NewTab href={termsUrl} words={m.termsOfUse()} />
      </Box>
    </Box>
  );
}

const frame = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 3,
  px: layout.gutter,
  py: 2,
  borderTop: '1px solid',
  borderColor: 'divider',
  color: 'text.secondary',
} as const;

/** A link to another site is a plain anchor, whatever the app's own links are. */
const NewTab = ({ href, words }: { readonly href: string; readonly words: string }) => (
  <Link
    component="a"
    href={href}
    target="_blank"
    rel="noopener noreferrer"
    color="inherit"
    variant="body2"
    sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 500 }}
  >
    {m.inNewTab({ link: words })}
  </Link>
);
