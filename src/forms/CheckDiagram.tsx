import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import * as m from '@locales/forms';

/** Where the two numbers of a bank account stand on a paper check, drawn and in words. */
export function CheckDiagram() {
  return (
    <Box component="figure" sx={{ m: 0, maxWidth: 420 }}>
      <Box component="svg" viewBox="0 0 360 158" aria-hidden sx={ink}>
        <rect className="sheet" x="1" y="1" width="358" height="156" rx="8" />
        <path className="lines" d="M20 26h96M20 38h64M284 26h56M20 66h236M276 54h64v18h-64zM220 92h120" />
        <text className="label" x="76" y="112">
          {m.routingNumber()}
        </text>
        <rect className="field" x="12" y="120" width="128" height="26" rx="4" />
        <path className="marks" d="M21 127v12M26 127v4M26 135v4M131 127v12M126 127v4M126 135v4" />
        <text x="76" y="138">
          123456789
        </text>
        <text className="label" x="221" y="112">
          {m.accountNumber()}
        </text>
        <rect className="field" x="146" y="120" width="150" height="26" rx="4" />
        <path className="marks" d="M278 127v12M283 127v12M288 131v4" />
        <text x="212" y="138">
          000123456789
        </text>
        <text className="quiet" x="326" y="138">
          1001
        </text>
      </Box>
      <Typography component="figcaption" variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {m.onACheck()}
      </Typography>
    </Box>
  );
}

const ink = ({ vars: { palette } }: Theme) =>
  ({
    display: 'block',
    width: '100%',
    height: 'auto',
    '& text': { fill: palette.text.primary, fontSize: 14, textAnchor: 'middle', letterSpacing: '0.06em' },
    '& .label': { fontSize: 13, fontWeight: 600, letterSpacing: 0 },
    '& .quiet': { fill: palette.text.secondary },
    '& .sheet': { fill: palette.background.paper, stroke: palette.surface.control },
    '& .field': { fill: palette.surface.tint, stroke: palette.primary.main, strokeWidth: 1.5 },
    '& .lines': { fill: 'none', stroke: palette.surface.control, strokeWidth: 1.5 },
    '& .marks': { fill: 'none', stroke: palette.text.primary, strokeWidth: 2 },
  }) as const;
