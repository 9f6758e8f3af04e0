import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ComponentFacts, Screen } from '@scripts/componentFacts/facts';
import type { PropFacts } from '@scripts/componentFacts/props';
import library from '../../docs/library.md?raw';
import { isOfPackage } from './docsRules';
import { libraryChanges } from './libraryChangelog';
import { type SpecColumn, SpecTable } from '../foundations/docsPage';
import { Code, idOf, PageLink, Pairs, Part, Prose } from './pageElements';

const columns: readonly SpecColumn<PropFacts>[] = [
  {
    label: 'Prop',
    width: '20%',
    cell: ({ name, isRequired }) => (
      <>
        <Code>{name}</Code>
        {isRequired && (
          <Box component="span" sx={{ display: 'block', fontSize: '0.8125rem', color: 'text.secondary' }}>
            required
          </Box>
        )}
      </>
    ),
  },
  { label: 'Type', width: '28%', cell: ({ type }) => <Code>{type}</Code> },
  { label: 'Default', width: '14%', cell: ({ preset }) => (preset === null ? '–' : <Code>{preset}</Code>) },
  { label: 'What it is', cell: (prop) => <Prose>{prop.about || (isOfPackage(prop) ? 'As MUI has it.' : '–')}</Prose> },
];

/** Read from the types and their comments. */
export const Props = ({ props }: Pick<ComponentFacts, 'props'>) =>
  props.length === 0 ? (
    <Part title="Props">
      <Typography>It takes none.</Typography>
    </Part>
  ) : (
    <SpecTable<PropFacts> id={idOf('Props')} title="Props" rows={props} columns={columns} />
  );

export const Tokens = ({ tokens }: Pick<ComponentFacts, 'tokens'>) => (
  <Part
    title="Tokens"
    note="Those that its own code names. The parts inside of it and the controls of the theme bring theirs."
  >
    {tokens.length === 0 ? (
      <Typography>None: all that it looks like comes from the theme.</Typography>
    ) : (
      <Box component="ul" sx={chips}>
        {tokens.map((token) => (
          <li key={token}>
            {!/^(typography|radius|layout)\./.test(token) && (
              <Box component="span" aria-hidden sx={{ ...swatch, bgcolor: token }} />
            )}
            <Code>{token}</Code>
          </li>
        ))}
      </Box>
    )}
  </Part>
);

interface UsedProps {
  readonly used: readonly Screen[];
}

/** More are folded away: a part of the shell is on every screen. */
const FEW = 12;

export function UsedIn({ used }: UsedProps) {
  const [all, setAll] = useState(false);
  const shown = all ? used : used.slice(0, FEW);
  return (
    <Part title="Screens that use it">
      {used.length === 0 ? (
        <Typography>None of the screens in this Storybook.</Typography>
      ) : (
        <Box component="ul" sx={chips}>
          {shown.map(({ name, storyId }) => (
            <li key={storyId}>
              <PageLink id={storyId}>{name}</PageLink>
            </li>
          ))}
        </Box>
      )}
      {shown.length < used.length && (
        <Button size="small" variant="outlined" sx={{ mt: 2 }} onClick={() => setAll(true)}>
          Show all {used.length} screens
        </Button>
      )}
    </Part>
  );
}

const sources = import.meta.glob<string>('../../src/{components,domain,forms}/**/*.tsx', {
  query: '?raw',
  import: 'default',
});

/** The source file itself, fetched when it is asked for: a copy of Storybook on a web server has no repository. */
export function Source({ path }: Pick<ComponentFacts, 'path'>) {
  const [text, setText] = useState<string>();
  const load = async () => setText(await sources[`../../${path}`]?.());
  return (
    <Part title="Source">
      <Box component="details" onToggle={() => void load()}>
        <Box component="summary" sx={{ cursor: 'pointer', minHeight: 44, py: 1 }}>
          <Code>{path}</Code>
        </Box>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways, by keyboard too */}
        <Box component="pre" tabIndex={0} aria-label={path} sx={file}>
          {text}
        </Box>
      </Box>
    </Part>
  );
}

const changes = libraryChanges(library);

/** What the changelog of the library tells of it, newest first. */
export function Changes({ name }: Pick<ComponentFacts, 'name'>) {
  const own = changes.filter(({ component }) => component === name);
  return (
    <Part title="Changes">
      {own.length === 0 ? (
        <Typography>None since the library has a changelog.</Typography>
      ) : (
        <Pairs
          label="Changes"
          pairs={own.map(({ date, kind, text }) => ({ name: `${date}, ${kind}`, about: <Prose>{text}</Prose> }))}
        />
      )}
    </Part>
  );
}

const chips = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 20px',
  '& li': { display: 'flex', alignItems: 'center', gap: 1 },
} as const;

const swatch = {
  width: 20,
  height: 20,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '6px',
} as const;

const file = {
  m: 0,
  p: 2,
  maxHeight: 480,
  overflow: 'auto',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '8px',
  bgcolor: 'surface.subtle',
  fontSize: '0.8125rem',
  lineHeight: 1.5,
} as const;
