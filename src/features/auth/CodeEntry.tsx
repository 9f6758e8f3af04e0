import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type FormEvent, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import * as m from '@locales/auth';
import type { Step } from '@/session/signIn';
import { cameAtOnce, CODE_LENGTH, codeIn } from './code';
import { Notice } from './AuthHeading';
import { PlainField } from './AuthFields';
import { useSending } from './useSending';

interface CodeEntryProps {
  readonly onAnswer: (code: string) => Promise<Step>;
  /** What the button does: "Sign in". */
  readonly action: string;
  /** Whether typing can begin as soon as the form is there. */
  readonly takesFocus?: boolean;
  /** The id of words that say what code is meant. */
  readonly describedBy?: string;
  /** Goes between the field and the button. */
  readonly children?: ReactNode;
}

const incomplete = (): Step => ({
  kind: 'failed',
  failure: { code: 'IncompleteCode', message: m.codeIncomplete({ digits: CODE_LENGTH }) },
});

/** Takes a code and sends it. An answer empties the field, which keeps the focus for another one. */
export function CodeEntry({ onAnswer, action, takesFocus = false, describedBy, children }: CodeEntryProps) {
  const [code, setCode] = useState('');
  const { busy, failure, send } = useSending();
  const field = useRef<HTMLInputElement>(null);

  useLayoutEffect(
    function takeTheFocus() {
      if (takesFocus) field.current?.focus();
    },
    [takesFocus],
  );

  async function answer(whole: string) {
    if (busy) return;
    await send(() => (whole.length < CODE_LENGTH ? Promise.resolve(incomplete()) : onAnswer(whole)));
    if (whole.length === CODE_LENGTH) setCode('');
    field.current?.focus();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void answer(code);
  }

  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={submit}>
      {failure && (
        <Notice severity="error" takesFocus={false}>
          {failure}
        </Notice>
      )}
      <CodeField
        value={code}
        wrong={failure !== undefined}
        busy={busy}
        describedBy={describedBy}
        field={field}
        onChange={setCode}
        onFilledIn={(whole) => void answer(whole)}
      />
      {children}
      <Button type="submit" variant="contained" size="large" loading={busy}>
        {action}
      </Button>
    </Stack>
  );
}

interface CodeFieldProps {
  readonly value: string;
  readonly wrong: boolean;
  readonly busy: boolean;
  /** The id of words that say what code is meant. */
  readonly describedBy?: string;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onChange: (code: string) => void;
  /** All digits came together, so there is nothing left to type. */
  readonly onFilledIn: (code: string) => void;
}

/** One field for six digits. Blanks that are pasted along are no mistake; a phone may fill it in. */
function CodeField({ value, wrong, busy, describedBy, field, onChange, onFilledIn }: CodeFieldProps) {
  const take = (typed: string) => {
    const code = codeIn(typed);
    onChange(code);
    if (cameAtOnce(value, code)) onFilledIn(code);
  };
  return (
    <PlainField
      id="code"
      name="code"
      label={m.codeLabel({ digits: CODE_LENGTH })}
      autoComplete="one-time-code"
      aria-describedby={describedBy}
      inputRef={field}
      value={value}
      error={wrong}
      hint={busy ? m.checkingCode() : m.pasteHint()}
      onChange={(event) => take(event.target.value)}
      slotProps={{ input: { inputMode: 'numeric', spellCheck: false } }}
      sx={digits}
    />
  );
}

const digits = {
  fontSize: '1.25rem',
  letterSpacing: '0.2em',
  fontVariantNumeric: 'tabular-nums lining-nums',
} as const;
