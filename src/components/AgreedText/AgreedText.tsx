import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import * as m from '@locales/requests';
import { Fold } from '../Fold/Fold';

export interface AgreedTextProps {
  /** Word by word in the language that it is agreed to in, or the checkbox that it is the label of. */
  readonly children: ReactNode;
  /** The English text beside one in another language; null where that is the text itself. */
  readonly english: string | null;
  /** Of a record, not of something that is still to be agreed to. */
  readonly small?: boolean;
}

/** What somebody agrees to or has agreed to. The English text beside another one is folded: it says the same. */
export function AgreedText({ children, english, small = false }: AgreedTextProps) {
  const [open, setOpen] = useState(false);
  const variant = small ? 'body2' : 'body1';
  return (
    <div>
      <Typography variant={variant} component="div" sx={wordByWord}>
        {children}
      </Typography>
      {english !== null && (
        <Fold variant="row" title={m.englishText()} open={open} onToggle={() => setOpen(!open)}>
          <Typography variant={variant} lang="en" sx={wordByWord}>
            {english}
          </Typography>
        </Fold>
      )}
    </div>
  );
}

const wordByWord = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;
