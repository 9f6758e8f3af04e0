import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import * as m from '@locales/components';
import { Icon } from '../Icon/Icon';

export interface Totals {
  /** What is summed up: "Totals for all 312 rows". */
  readonly title: string;
  readonly sums: readonly { readonly label: string; readonly text: string }[];
  /** The label of the sum that stands for all of them where there is room for one: the last unless told, null: none. */
  readonly main?: string | null;
  /** What else there is to know of them, in one line below. */
  readonly note?: string;
}

export interface TotalsStripProps {
  /** Undefined while they are not there. */
  readonly totals: Totals | undefined;
  /** Whether the sums did not come. */
  readonly failed?: boolean;
}

/** Sums over every row that the filters let through, whatever page is on screen. */
export function TotalsStrip({ totals, failed = false }: TotalsStripProps) {
  return (
    <Box data-joins-frame sx={[strip, centered]} aria-live="polite">
      {totals ? <Sums {...totals} /> : <Waiting failed={failed} />}
    </Box>
  );
}

function Sums({ title, sums, note }: Totals) {
  return (
    <>
      <Stack direction="row" useFlexGap sx={{ columnGap: 3, flexWrap: 'wrap', alignItems: 'baseline' }}>
        <Typography variant="subtitle2" sx={{ flexGrow: 1 }}>
          {title}
        </Typography>
        {sums.map((sum) => (
          <Sum key={sum.label} {...sum} />
        ))}
      </Stack>
      {note && <Note>{note}</Note>}
    </>
  );
}

const Sum = ({ label, text }: Totals['sums'][number]) => (
  <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
    {label} <strong>{text}</strong>
  </Typography>
);

const Note = ({ children }: { readonly children: string }) => (
  <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
    {children}
  </Typography>
);

const Waiting = ({ failed }: { readonly failed: boolean }) =>
  failed ? (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {m.totalsFailed()}
    </Typography>
  ) : (
    <>
      <Skeleton sx={{ width: '60%', height: 20 }} />
      <Skeleton sx={{ width: '40%', height: 18 }} />
    </>
  );

interface TotalsLineProps extends TotalsStripProps {
  /** Says something that the eye must not miss although it is folded: "The next drop is late". */
  readonly word?: ReactNode;
  /** What else unfolds below the sums: figures about the list, what can be done with all of it. */
  readonly children?: ReactNode;
}

/** The same in one line above cards: what is summed up and the main sum. It unfolds to all of them, and to more. */
export function TotalsLine({ totals, failed = false, word, children }: TotalsLineProps) {
  const [open, setOpen] = useState(false);
  const insideId = useId();
  const main = totals && mainOf(totals);
  return (
    <>
      <Box data-joins-frame aria-live="polite" sx={{ flex: '1 1 60%', minWidth: 0 }}>
        <ButtonBase
          aria-expanded={open}
          aria-controls={open ? insideId : undefined}
          onClick={() => setOpen(!open)}
          sx={line}
        >
          <Box component="span" sx={inLine}>
            <Typography component="span" variant="body2" sx={{ flexGrow: 1 }}>
              {word}
              {totals?.title ?? (failed ? m.totalsFailed() : <Skeleton sx={{ width: 150 }} />)}
            </Typography>
            {main && (
              <Typography component="span" variant="body2" sx={sum}>
                {main.named && `${main.label} `}
                <strong>{main.text}</strong>
              </Typography>
            )}
          </Box>
          <Icon name="expand" fontSize="small" sx={{ transform: open ? 'rotate(180deg)' : 'none' }} />
        </ButtonBase>
      </Box>
      {open && (
        <Stack data-joins-frame id={insideId} sx={{ flexBasis: '100%', gap: 1.5, pb: 1.5 }}>
          {totals && (totals.sums.length > 0 || totals.note) && (
            <Box sx={{ ...strip, minHeight: 0 }}>
              {totals.sums.map((each) => (
                <Sum key={each.label} {...each} />
              ))}
              {totals.note && <Note>{totals.note}</Note>}
            </Box>
          )}
          {children}
        </Stack>
      )}
    </>
  );
}

/** One sum of several has to say which it is, if it is not the total of what is listed. */
function mainOf({ sums, main }: Totals) {
  const found = main === undefined ? sums.at(-1) : sums.find(({ label }) => label === main);
  return found && { ...found, named: sums.length > 1 && !found.label.startsWith('Total') };
}

const strip = {
  px: 2,
  py: 1.25,
  minHeight: 58,
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1.5,
} as const;

/** The height is that of two lines, and often there is one. */
const centered = { display: 'flex', flexDirection: 'column', justifyContent: 'center' } as const;

/** As high as a thumb: what is around its words is the gap to the chips above and to the rows below. */
const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  width: '100%',
  minHeight: 44,
  textAlign: 'start',
  color: 'text.secondary',
} as const;

/** Where the letters are large the sum stands below its title. */
const inLine = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1,
  flexGrow: 1,
  minWidth: 0,
  color: 'text.secondary',
} as const;

const sum = { color: 'text.primary', fontVariantNumeric: 'tabular-nums' } as const;
