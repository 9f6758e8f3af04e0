import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import * as m from '@locales/forms';
import { HeldButton } from '../components/heldButton';
import { Icon } from '../components/Icon/Icon';
import { type FieldProps, fieldId, noteId, useRow, wordsId } from './useRow';

export interface FormFilesProps extends Omit<FieldProps, 'note' | 'hint'> {
  /** What helps to choose files: kinds and sizes. */
  readonly hint?: string;
  /** Media types, as the browser's own dialog reads them. */
  readonly accept: string;
  /** How many files at most. */
  readonly most: number;
  /** Why a file cannot be taken, in words; undefined for one that can. */
  readonly check: (file: File) => Promise<string | undefined>;
}

/** A few files. The form's value is a list of those that were taken; those that were not are said, with why. */
export function FormFiles({ accept, most, check, ...props }: FormFilesProps) {
  const { name, label, hint, optional, disabled } = props;
  const { field, setValue, error } = useRow<readonly File[]>(props);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const dialog = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const files = field.value;

  async function take(all: readonly File[]) {
    const known = new Set(files.map(identityOf));
    const picked = all.filter((file) => !known.has(identityOf(file)));
    const problems = await Promise.all(picked.map(check));
    const good = picked.filter((_, at) => problems[at] === undefined);
    const tooMany = good.slice(most - files.length).map((file) => m.oneTooMany({ file: file.name }));
    setRefused([...problems.filter((problem) => problem !== undefined), ...tooMany]);
    await setValue([...files, ...good].slice(0, most));
  }

  const words = [...refused, ...(error ? [error] : [])];
  const wrongId = words.length > 0 ? noteId(name) : undefined;
  const about = [hint && wordsId(name), wrongId].filter(Boolean).join(' ');
  const isFull = files.length >= most;
  return (
    <Box component="fieldset" aria-describedby={about || undefined} sx={group}>
      <Typography variant="subtitle1" component="legend" sx={{ p: 0 }}>
        {optional ? m.optional({ label }) : label}
      </Typography>
      {hint && (
        <Typography variant="body2" id={wordsId(name)} sx={{ color: 'text.secondary' }}>
          {hint}
        </Typography>
      )}
      {files.length > 0 && (
        <TakenFiles
          files={files}
          disabled={disabled}
          onRemove={(file) => {
            setRefused([]);
            void setValue(files.filter((other) => other !== file));
            button.current?.focus();
          }}
        />
      )}
      {/* The browser's own field cannot be styled, and tells only of the files that were picked last. */}
      <input
        ref={dialog}
        type="file"
        hidden
        multiple
        accept={accept}
        aria-label={label}
        onChange={({ target }) => {
          const picked = [...(target.files ?? [])];
          // The same file may be picked again after it was removed.
          target.value = '';
          void take(picked);
        }}
      />
      <Button
        ref={button}
        id={fieldId(name)}
        component={HeldButton}
        // It takes the focus when a file is removed from a full list, and when a summary of errors leads here.
        held={isFull && !disabled}
        aria-describedby={wrongId}
        variant="outlined"
        startIcon={<Icon name="plus" />}
        disabled={disabled || isFull}
        onClick={() => dialog.current?.click()}
        sx={{ mt: 1 }}
      >
        {m.addFiles()}
      </Button>
      {wrongId && <Refusals id={wrongId} words={words} />}
    </Box>
  );
}

/** Why files were not taken, and what the form has against those that were. */
const Refusals = ({ id, words }: { readonly id: string; readonly words: readonly string[] }) => (
  <Alert id={id} severity="error" role="alert" sx={{ mt: 1 }}>
    {words.map((word) => (
      <div key={word}>{sentence(word)}</div>
    ))}
  </Alert>
);

interface TakenFilesProps {
  readonly files: readonly File[];
  readonly disabled?: boolean;
  readonly onRemove: (file: File) => void;
}

/** The files that were taken, each with its size and the way to be rid of it. */
function TakenFiles({ files, disabled, onRemove }: TakenFilesProps) {
  return (
    <Box component="ul" aria-label={m.files()} sx={list}>
      {files.map((file) => (
        <Box component="li" key={identityOf(file)} sx={row}>
          <Icon name="document" />
          <Typography sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            {file.name}, {sizeWords(file.size)}
          </Typography>
          <IconButton
            aria-label={m.removeFile({ file: file.name })}
            disabled={disabled}
            onClick={() => onRemove(file)}
          >
            <Icon name="close" />
          </IconButton>
        </Box>
      ))}
    </Box>
  );
}

/** A refusal comes without a period, a word of the server with one. */
const sentence = (words: string): string => (/[.!?…]$/.test(words) ? words : `${words}.`);

/** The same file may be picked twice. */
const identityOf = ({ name, size, lastModified }: File): string => `${name} ${size} ${lastModified}`;

const KB = 1024;

const sizeWords = (bytes: number): string =>
  bytes < KB * KB
    ? m.kilobytes({ size: Math.ceil(bytes / KB) })
    : m.megabytes({ size: (bytes / KB / KB).toFixed(1) });

const group = { border: 0, p: 0, m: 0, minInlineSize: 0 } as const;
const list = { listStyle: 'none', m: 0, p: 0 } as const;
const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 44,
  mt: 1,
  paddingInlineStart: 1.5,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
} as const;
