import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { layout } from '@theme/index';
import * as m from '@locales/shell';
import { Icon } from '../components/Icon/Icon';

interface ViewAsBannerProps {
  /** The customer as whom somebody looks. */
  readonly name: string;
  /** Whole minutes, until it ends by itself. */
  readonly minutes: number;
  readonly ending: boolean;
  readonly onEnd: () => void;
}

/** Says on every page, and at the head of what is printed, that this is a look at somebody else's portal. */
export function ViewAsBanner({ name, minutes, ending, onEnd }: ViewAsBannerProps) {
  const words = m.viewingAs({ name });
  return (
    <>
      <GlobalStyles styles={clearOfBar} />
      <Box component="section" aria-label={m.viewAsCustomer()} data-screen-only sx={bar}>
        <Icon name="lock" />
        <Box sx={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }}>
          <Said words={words} />
          <Typography variant="body2">{m.minutesLeft({ minutes })}</Typography>
        </Box>
        <Button variant="outlined" color="inherit" loading={ending} onClick={onEnd}>
          {m.endView()}
        </Button>
      </Box>
      <OnPaper words={words} />
    </>
  );
}

/** A screen reader says it once: what stands there from the beginning is no news, and minutes are none either. */
function Said({ words }: { readonly words: string }) {
  const place = useRef<HTMLElement>(null);
  useEffect(
    function say() {
      place.current!.textContent = words;
    },
    [words],
  );
  return (
    <Box
      ref={place}
      component="output"
      aria-live="polite"
      sx={{ display: 'block', minHeight: '1.5em', fontWeight: 600 }}
    />
  );
}

/** The head of the first sheet, whatever of the page is printed: also where that is an opened drawer alone. */
function OnPaper({ words }: { readonly words: string }) {
  const [head] = useState(onPaper);
  useEffect(
    function beginSheet() {
      document.body.prepend(head);
      return () => head.remove();
    },
    [head],
  );
  return createPortal(<Typography sx={paper}>{words}</Typography>, head);
}

function onPaper(): HTMLElement {
  const head = document.createElement('div');
  head.setAttribute('data-on-paper', '');
  return head;
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  px: layout.gutter,
  py: 1,
  // Below the header, over whatever of the page stays in sight.
  position: 'sticky',
  top: { xs: layout.headerPhone, sm: layout.header },
  zIndex: (theme: Theme) => theme.zIndex.appBar - 1,
  bgcolor: 'text.primary',
  color: 'background.paper',
} as const;

/** What gets the focus is scrolled to below header and bar. */
const clearOfBar = {
  'html:root': { scrollPaddingTop: '10rem', '@media (max-width:599.95px)': { scrollPaddingTop: '13rem' } },
} as const;

const paper = {
  display: 'none',
  '@media print': { display: 'block', p: 1, mb: 2, border: '2px solid', fontWeight: 600 },
} as const;
