import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import * as m from '@locales/auth';
import { AppFooter } from '@/components/AppFooter/AppFooter';
import { BrandMark } from '@/components/BrandMark/BrandMark';
import { FieldRows } from '@/components/FieldRows/FieldRows';
import { useConfig } from '@/data/config';

interface AuthFrameProps {
  /** This year, for the footer. */
  readonly year: number;
  readonly children: ReactNode;
}

/** Half picture, half form; on a phone the picture is a strip above the form. */
export function AuthFrame({ year, children }: AuthFrameProps) {
  const config = useConfig();
  return (
    <Box sx={halves}>
      <Box component="header" sx={picture}>
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1.5,
            px: { xs: 3, md: 6 },
            pt: { xs: 1.25, md: 6 },
          }}
        >
          <BrandMark size={38} />
          <Typography component="p" variant="h3" sx={name}>
            {config.companyName}
          </Typography>
        </Box>
        <Typography component="p" variant="h1" sx={motto}>
          {m.motto()}
        </Typography>
        <Box sx={{ ...scene, display: { xs: 'none', md: 'block' } }}>
          <FieldRows variant="sunrise" />
        </Box>
        {/* The strip of a phone is too low for a sun beside the company's name. */}
        <Box sx={{ ...scene, display: { md: 'none' } }}>
          <FieldRows variant="error" />
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexDirection: 'column', minWidth: 0 }}>
        <Box component="main" sx={form}>
          {children}
        </Box>
        <AppFooter {...config} year={year} />
      </Box>
    </Box>
  );
}

const halves = {
  display: 'grid',
  minHeight: '100dvh',
  gridTemplateColumns: { md: '1fr 1fr' },
  gridTemplateRows: { xs: '171px 1fr', md: 'auto' },
} as const;

const picture = {
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  bgcolor: 'art.sky',
  color: 'surface.onBar',
  borderColor: 'surface.accent',
  borderStyle: 'solid',
  borderWidth: { xs: '0 0 3px', md: '0 3px 0 0' },
  position: { md: 'sticky' },
  top: 0,
  maxHeight: { md: '100dvh' },
} as const;

const scene = { flex: 1, minHeight: 0, mt: { xs: 1.25, md: 0 } } as const;

/**
 * The strip of a phone has room for two lines of a long name. A line is as even a number of pixels as the mark beside it:
 * on half a pixel letters are painted now up, now down.
 */
const name = {
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
  lineHeight: 1.2,
} as const;

const motto = {
  display: { xs: 'none', md: 'block' },
  maxWidth: '12em',
  px: 6,
  pt: 6,
  pb: 1,
  fontSize: { md: '2.375rem' },
  lineHeight: { md: 1.22 },
} as const;

const form = {
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: { xs: 'flex-start', md: 'center' },
  width: '100%',
  maxWidth: 468,
  mx: 'auto',
  px: 3,
  py: { xs: 3, md: 6 },
} as const;
