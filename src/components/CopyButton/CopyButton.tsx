import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import * as m from '@locales/components';
import { Icon } from '../Icon/Icon';
import { visuallyHidden } from '../visuallyHidden';

interface CopyButtonProps {
  readonly text: string;
  /** What is copied: "Copy key". */
  readonly label: string;
}

/** Puts a text on the clipboard and says so. Nothing where the browser gives no clipboard to the page. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  if (!hasClipboard()) return null;

  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setOutcome('copied'),
      () => setOutcome('refused'),
    );
  const copied = outcome === 'copied';
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
        sx={outcome === 'refused' ? { display: 'block', typography: 'caption' } : visuallyHidden}
      >
        {copied && m.copied()}
        {outcome === 'refused' && m.copyRefused()}
      </Box>
    </>
  );
}

/** Pages that are not served securely have none. */
const hasClipboard = (): boolean => 'clipboard' in navigator;
