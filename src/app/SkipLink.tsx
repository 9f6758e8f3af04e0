import Link from '@mui/material/Link';
import type { MouseEvent } from 'react';

export const mainId = 'main';

/** The first stop of the keyboard: past the header and the navigation. */
export function SkipLink() {
  return (
    <Link component="a" href={`#${mainId}`} onClick={toMain} sx={onlyInFocus}>
      Skip to the page
    </Link>
  );
}

/** Focus without a change of address, which the router would take for a change of page. */
function toMain(event: MouseEvent) {
  event.preventDefault();
  document.getElementById(mainId)?.focus();
}

const onlyInFocus = {
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: 'tooltip',
  px: 2,
  py: 1.5,
  borderRadius: '8px',
  bgcolor: 'background.paper',
  '&:not(:focus)': { transform: 'translateY(-200%)' },
} as const;
