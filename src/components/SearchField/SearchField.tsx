import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import {
  type Ref,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import * as m from '@locales/components';
import { isBareKey } from '../bareKey';
import { Icon } from '../Icon/Icon';
import { tallFieldOnPhone } from '../touch';

/** Long enough to finish a word, short enough to feel at once. */
const PAUSE_MS = 300;

export interface SearchFieldProps {
  /** What is searched for at present. */
  readonly value: string;
  /** Called after a pause in typing, on Enter and on leaving, with trimmed text that differs from `value`. */
  readonly onChange: (value: string) => void;
  /** The accessible name; the placeholder shows what can be searched. */
  readonly label: string;
  readonly placeholder?: string;
  /** Whether "/" brings the cursor here from anywhere on the page where nobody is typing. */
  readonly slashKey?: boolean;
  /** The input itself, for who gives it the focus. */
  readonly ref?: Ref<HTMLInputElement>;
}

/** Words to search for, handed on when the typing pauses. */
export function SearchField(props: SearchFieldProps) {
  const { value, onChange, label, placeholder, slashKey = true, ref } = props;
  const box = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => box.current!);
  useSlashKey(box, slashKey);
  const { typed, type, commit } = useTyping(value, onChange);
  const clear = () => {
    type('');
    commit('');
    // The button goes with the words, and would take the focus along.
    box.current?.focus();
  };
  return (
    // No TextField: it brings the code of every kind of field with it, selects and their menus too.
    <FormControl
      size="small"
      variant="outlined"
      sx={{
        ...tallFieldOnPhone,
        maxWidth: { sm: 340 },
        '& input::-webkit-search-cancel-button': { display: 'none' },
        '& input:placeholder-shown': { textOverflow: 'ellipsis' },
        '& .MuiInputBase-adornedStart .MuiInputBase-input': { paddingInlineStart: 0 },
      }}
    >
      <OutlinedInput
        type="search"
        inputRef={box}
        value={typed}
        placeholder={placeholder}
        onChange={(event) => type(event.target.value)}
        onBlur={() => commit(typed)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') commit(typed);
        }}
        inputProps={{
          'aria-label': label,
          'aria-keyshortcuts': slashKey ? '/' : undefined,
          enterKeyHint: 'search',
          autoComplete: 'off',
        }}
        startAdornment={
          <InputAdornment position="start">
            <Icon name="search" fontSize="small" />
          </InputAdornment>
        }
        endAdornment={<End typed={typed} label={label} slashKey={slashKey} onClear={clear} />}
      />
    </FormControl>
  );
}

interface EndProps {
  readonly typed: string;
  readonly label: string;
  readonly slashKey: boolean;
  readonly onClear: () => void;
}

/** Takes the words away again; without any, the key that leads here. */
function End({ typed, label, slashKey, onClear }: EndProps) {
  if (typed)
    return (
      <IconButton
        size="small"
        edge="end"
        aria-label={m.clearThing({ thing: label })}
        // Else the field is left first, and searches for what is about to be cleared.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onClear}
      >
        <Icon name="close" fontSize="small" />
      </IconButton>
    );
  return (
    slashKey && (
      <Box component="kbd" aria-hidden sx={slash}>
        /
      </Box>
    )
  );
}

/** What is typed, and the word that is handed on after a pause. */
function useTyping(value: string, onChange: (value: string) => void) {
  // What is typed; undefined: the value itself is shown.
  const [draft, setDraft] = useState<string>();
  // The last word that was handed on or came from elsewhere.
  const known = useRef(value);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Not while painting: a value that is painted in the background may be given up again.
  useLayoutEffect(
    function takeFromElsewhere() {
      // An echo of our own word must not take away what was typed since; any other change replaces it.
      if (value === known.current) return;
      known.current = value;
      setDraft(undefined);
    },
    [value],
  );

  useEffect(function stopWithThePage() {
    return () => clearTimeout(pause.current);
  }, []);

  const commit = (text: string) => {
    clearTimeout(pause.current);
    const sent = text.trim();
    if (sent === known.current) return;
    known.current = sent;
    onChange(sent);
  };
  const type = (text: string) => {
    setDraft(text);
    clearTimeout(pause.current);
    pause.current = setTimeout(() => commit(text), PAUSE_MS);
  };
  return { typed: draft ?? value, type, commit };
}

/** "/" brings the cursor here. */
function useSlashKey(box: RefObject<HTMLInputElement | null>, slashKey: boolean): void {
  useEffect(
    function comeForSlash() {
      if (!slashKey) return undefined;
      const come = (event: KeyboardEvent) => {
        if (event.key !== '/' || !isBareKey(event)) return;
        // Otherwise the sign itself would be the first letter of the search.
        event.preventDefault();
        box.current?.focus();
      };
      document.addEventListener('keydown', come);
      return () => document.removeEventListener('keydown', come);
    },
    [box, slashKey],
  );
}

/** A phone has no such key. */
const slash = {
  display: { xs: 'none', sm: 'block' },
  px: 0.75,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '4px',
  color: 'text.secondary',
  fontFamily: 'inherit',
  fontSize: '0.8125rem',
  lineHeight: '20px',
} as const;
