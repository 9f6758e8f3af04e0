import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Icon } from '@/components/Icon/Icon';
import type { ComponentDocs, DocsExample } from './componentDocs';
import { PageLink, Pairs, Part, Prose, Sentences } from './pageElements';

interface UsageProps {
  readonly docs: ComponentDocs;
  /** Id of the page of a component. */
  readonly pageOf: (name: string) => string | undefined;
}

/** When it is right, and what is right when it is not. */
export const Usage = ({ docs: { when, whenNot }, pageOf }: UsageProps) => (
  <Part title="When to use it">
    <Box sx={columns}>
      <Box sx={{ ...card, borderColor: 'success.main' }}>
        <Judgment right>Use it</Judgment>
        <Sentences texts={when} />
      </Box>
      <Box sx={{ ...card, borderColor: 'error.main' }}>
        <Judgment right={false}>Use something else when</Judgment>
        <Box component="ul" sx={{ m: 0, pl: 3, display: 'grid', gap: 1 }}>
          {whenNot.map(({ when: reason, instead }) => {
            const id = instead && pageOf(instead);
            return (
              <li key={reason}>
                <Prose>{reason}</Prose>
                {instead && <> → {id ? <PageLink id={id}>{instead}</PageLink> : instead}</>}
              </li>
            );
          })}
        </Box>
      </Box>
    </Box>
  </Part>
);

export const Anatomy = ({ anatomy }: Pick<ComponentDocs, 'anatomy'>) => (
  <Part title="Anatomy">
    <Pairs
      label="Anatomy"
      pairs={anatomy.map(({ part, about }) => ({
        name: <Prose>{part}</Prose>,
        about: <Prose>{about}</Prose>,
      }))}
    />
  </Part>
);

/** Live examples of both kinds beside each other. */
export const DosAndDonts = ({ dos, donts }: Pick<ComponentDocs, 'dos' | 'donts'>) => (
  <Part title="Do and don’t">
    <Box sx={columns}>
      <Box sx={stack}>
        {dos.map((example) => (
          <Example key={example.text} right example={example} />
        ))}
      </Box>
      <Box sx={stack}>
        {donts.map((example) => (
          <Example key={example.text} right={false} example={example} />
        ))}
      </Box>
    </Box>
  </Part>
);

interface ExampleProps {
  readonly right: boolean;
  readonly example: DocsExample;
}

const Example = ({ right, example: { text, example: Live } }: ExampleProps) => (
  <Box sx={{ ...card, borderColor: right ? 'success.main' : 'error.main' }}>
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways, by keyboard too */}
    <Box component="section" data-example aria-label={right ? 'Do' : 'Don’t'} tabIndex={0} sx={stage}>
      <Live />
    </Box>
    <Judgment right={right}>{right ? 'Do' : 'Don’t'}</Judgment>
    <Typography>
      <Prose>{text}</Prose>
    </Typography>
  </Box>
);

const Judgment = ({ right, children }: { readonly right: boolean; readonly children: string }) => (
  <Typography component="h3" variant="h5" sx={{ ...judgment, color: right ? 'success.main' : 'error.main' }}>
    <Icon name={right ? 'done' : 'cancelled'} />
    {children}
  </Typography>
);

export const Keyboard = ({ keyboard }: Pick<ComponentDocs, 'keyboard'>) => (
  <Part title="Keyboard">
    {typeof keyboard === 'string' ? (
      <Typography>
        <Prose>{keyboard}</Prose>
      </Typography>
    ) : (
      <Pairs
        label="Keyboard"
        pairs={keyboard.map(({ keys, does }) => ({
          name: <Keys>{keys}</Keys>,
          about: <Prose>{does}</Prose>,
        }))}
      />
    )}
  </Part>
);

const keyNames =
  /(?<!\w)(Arrow (?:[Uu]p|[Dd]own|[Ll]eft|[Rr]ight|keys)|Page (?:Up|Down)|Caps Lock|Arrows|Shift|Ctrl|Command|Alt|Tab|Enter|Escape|Space|Backspace|Delete|Home|End|Up|Down|V|\/)(?!\w)/;

/** What stands for a key is shown as one: "Shift + Tab in the list". */
const Keys = ({ children }: { readonly children: string }) =>
  children.split(keyNames).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of a line never move
      <Box component="kbd" key={at} sx={keyCap}>
        {part}
      </Box>
    ),
  );

export const Writing = ({
  screenReader,
  content,
}: Pick<ComponentDocs, 'screenReader' | 'content'>) => (
  <>
    <Part title="Screen reader">
      <Sentences texts={screenReader} />
    </Part>
    <Part title="Content">
      <Sentences texts={content} />
    </Part>
  </>
);

const columns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  alignItems: 'start',
} as const;

const stack = { display: 'grid', gap: 2, minWidth: 0 } as const;

const card = {
  minWidth: 0,
  p: 2,
  border: '1px solid',
  borderLeftWidth: 4,
  borderRadius: '12px',
  bgcolor: 'background.paper',
} as const;

const stage = {
  containerType: 'inline-size',
  p: 2,
  mb: 2,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '8px',
  bgcolor: 'background.default',
  overflowX: 'auto',
} as const;

const judgment = { display: 'flex', alignItems: 'center', gap: 1, mb: 0.5 } as const;

const keyCap = {
  px: 0.75,
  py: 0.25,
  border: '1px solid',
  borderColor: 'surface.control',
  borderBottomWidth: 2,
  borderRadius: '6px',
  bgcolor: 'surface.subtle',
  fontFamily: 'inherit',
  fontSize: '0.8125rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
} as const;
