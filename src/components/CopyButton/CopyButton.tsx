import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import * as m from '@locales/components';
import { Icon } from '../Icon/Icon';
import { visuallyHidden } from '../visuallyHidden';

interface Outcome {
  readonly kind: 'copied' | 'refused';
  /** Of this text; of another one nothing is known. */
  readonly text: string;
  /** Words that come again are read again only as another element. */
  readonly times: number;
}

export interface CopyButtonProps {
  readonly text: string;
  /** What is copied: "Copy key". */
  readonly label: string;
}

/** Puts a text on the clipboard and says so. Nothing where the browser gives no clipboard to the page. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const [last, setLast] = useState<Outcome>();
  if (!hasClipboard()) return null;

  const tell = (kind: Outcome['kind']) =>
    setLast((before) => ({ kind, text, times: (before?.times ?? 0) + 1 }));
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => tell('copied'),
      () => tell('refused'),
    );
  const outcome = last?.text === text ? last : undefined;
  const copied = outcome?.kind === 'copied';
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        startIcon={<Icon name={copied ? 'check' : 'copy'} />}
        onClick={() => void copy()}
      >
        {copied ? m.copied() : label}
      </Button>
      <Box
        component="output"
        sx={outcome?.kind === 'refused' ? { display: 'block', typography: 'caption' } : visuallyHidden}
      >
        {outcome && <span key={outcome.times}>{copied ? m.copied() : m.copyRefused()}</span>}
      </Box>
    </>
  );
}

/** Pages that are not served securely have none. */
const hasClipboard = (): boolean => 'clipboard' in navigator;
