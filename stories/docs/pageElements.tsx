import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { DocsContext } from '@storybook/addon-docs/blocks';
import { createContext, Fragment, type MouseEvent, type ReactNode, useContext, useId } from 'react';
import { SELECT_STORY } from 'storybook/internal/core-events';

/** Words in which `backticks` stand around what is code. */
export const Prose = ({ children }: { readonly children: string }) =>
  children.split('`').map((part, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts of a sentence never move
    <Fragment key={at}>{at % 2 === 0 ? part : <Code>{part}</Code>}</Fragment>
  ));

export const Code = ({ children }: { readonly children: ReactNode }) => (
  <Box component="code" sx={code}>
    {children}
  </Box>
);

const code = {
  px: 0.5,
  borderRadius: '4px',
  bgcolor: 'surface.subtle',
  color: 'text.primary',
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: '0.875em',
  overflowWrap: 'anywhere',
} as const;

/** The parts of the page of a component, in their order. */
const contents = [
  'When to use it',
  'Anatomy',
  'Do and don’t',
  'Props',
  'Every other state',
  'Keyboard',
  'Screen reader',
  'Content',
  'Tokens',
  'Screens that use it',
  'Changes',
  'Source',
] as const;

/** What is chosen in the toolbar, by the names of `.storybook/preview.tsx`. */
export type Globals = Readonly<Record<string, unknown>>;

export const Toolbar = createContext<Globals>({});

/** Storybook has parts with names of its own, such as "props". */
export const idOf = (title: string) => `part-${title.toLowerCase().replace(/\W+/g, '-')}`;

/** A page with the list of its parts beside it, where there is room. Storybook's own type stays outside. */
export const WithContents = ({ children }: { readonly children: ReactNode }) => (
  <Box className="sb-unstyled" sx={beside}>
    <Box component="main" sx={{ minWidth: 0 }}>
      {children}
    </Box>
    <Box component="nav" aria-labelledby="on-this-page">
      <Typography id="on-this-page" variant="overline">
        On this page
      </Typography>
      <ul>
        {contents.map((title) => (
          <li key={title}>
            <Link href={`#${idOf(title)}`} onClick={scrollThere}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </Box>
  </Box>
);

/** Storybook's address is kept: a fragment of the frame's own is nothing that can be shared. */
function scrollThere(event: MouseEvent<HTMLAnchorElement>) {
  const part = document.getElementById(event.currentTarget.hash.slice(1));
  if (!part) return;
  event.preventDefault();
  part.scrollIntoView();
  part.focus({ preventScroll: true });
}

const beside = {
  '& > nav': { display: 'none' },
  '@media (min-width: 1100px)': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 180px',
    gap: 6,
    '& > nav': { display: 'block', position: 'sticky', top: 24, alignSelf: 'start' },
  },
  '& > nav ul': { m: 0, mt: 1, p: 0, listStyle: 'none', display: 'grid', gap: 0.75 },
  '& > nav a': { fontSize: '0.875rem', fontWeight: 400, textDecoration: 'none' },
} as const;

interface PartProps {
  readonly title: string;
  readonly note?: string;
  readonly children: ReactNode;
}

/** One titled part of a page; the list beside the page leads to it. */
export function Part({ title, note, children }: PartProps) {
  const id = idOf(title);
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 6 }}>
      <Typography variant="h2" id={id} tabIndex={-1} sx={{ scrollMarginTop: 16 }}>
        {title}
      </Typography>
      {note && <Typography sx={{ color: 'text.secondary', mt: 0.5, maxWidth: '44em' }}>{note}</Typography>}
      <Box sx={{ mt: 2 }}>{children}</Box>
    </Box>
  );
}

/** A list of sentences. */
export const Sentences = ({ texts }: { readonly texts: readonly string[] }) => (
  <Box component="ul" sx={list}>
    {texts.map((text) => (
      <li key={text}>
        <Prose>{text}</Prose>
      </li>
    ))}
  </Box>
);

const list = { m: 0, pl: 3, display: 'grid', gap: 1, maxWidth: '48em' } as const;

interface Pair {
  readonly name: ReactNode;
  readonly about: ReactNode;
}

/** Names with what is said of each; on a narrow page one below the other. */
export function Pairs({ label, pairs }: { readonly label: string; readonly pairs: readonly Pair[] }) {
  const id = useId();
  return (
    <Box component="dl" aria-label={label} sx={definitions}>
      {pairs.map(({ name, about }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the rows of a page of print never move
        <div key={`${id}${at}`}>
          <dt>{name}</dt>
          <dd>{about}</dd>
        </div>
      ))}
    </Box>
  );
}

const definitions = {
  m: 0,
  containerType: 'inline-size',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '12px',
  bgcolor: 'background.paper',
  '& > div': { p: '10px 16px', borderTop: '1px solid', borderColor: 'divider' },
  '& > div:first-of-type': { borderTop: 0 },
  '& dt': { fontWeight: 600 },
  '& dd': { m: 0, color: 'text.secondary' },
  '@container (min-width: 560px)': {
    '& > div': { display: 'grid', gridTemplateColumns: 'minmax(160px, 30%) 1fr', gap: 2 },
  },
} as const;

interface PageLinkProps {
  /** Id of a story or a page of Storybook. */
  readonly id: string;
  readonly children: ReactNode;
}

/** Leads to another page or story, in the frame that is there already. */
export function PageLink({ id, children }: PageLinkProps) {
  const { channel } = useContext(DocsContext);
  const go = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    channel.emit(SELECT_STORY, { storyId: id });
  };
  const view = id.endsWith('--docs') ? 'docs' : 'story';
  return (
    <Link href={`./?path=/${view}/${id}`} target="_top" onClick={go}>
      {children}
    </Link>
  );
}
