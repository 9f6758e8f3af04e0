import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { DocsContext, DocsPage, useOf } from '@storybook/addon-docs/blocks';
import { use, useContext } from 'react';
import facts from 'virtual:component-facts';
import type { ComponentFacts } from '@scripts/componentFacts/facts';
import type { ComponentDocs } from './componentDocs';
import { Changes, Props, Source, Tokens, UsedIn } from './FactsSections';
import { FirstStory, OtherStories } from './LiveStories';
import { Prose, WithContents } from './pageElements';
import { Anatomy, DosAndDonts, Keyboard, Usage, Writing } from './UsageSections';

const pages = import.meta.glob<ComponentDocs>('../../src/**/*.docs.tsx', { import: 'default' });
const asked = new Map<string, Promise<ComponentDocs>>();

/** The docs beside a component, fetched once. */
function docsOf({ path }: ComponentFacts): Promise<ComponentDocs> {
  const page = `../../${path.replace('.tsx', '.docs.tsx')}`;
  const known = asked.get(page) ?? pages[page]!();
  asked.set(page, known);
  return known;
}

const pageOf = (name: string) => facts.components.find((each) => each.name === name)?.docsId;

/**
 * The page of a component or field: what is written of it, what its code says, and all its stories. Screens and patterns
 * have Storybook's own.
 */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const component = facts.components.find(({ title }) => title === preparedMeta.title);
  if (!component) return <DocsPage />;
  return <Page component={component} docs={use(docsOf(component))} />;
}

interface PageProps {
  readonly component: ComponentFacts;
  readonly docs: ComponentDocs;
}

function Page({ component, docs }: PageProps) {
  const stories = useContext(DocsContext).componentStories();
  const [first, ...others] = stories;
  // Each story of a field is a form of its own that calls it by the same name, and so by the same id.
  const framed = docs.ownWindow ?? (component.path.startsWith('src/forms/') ? 'own' : undefined);
  return (
    <WithContents>
      <Head component={component} docs={docs} />
      {first && <FirstStory story={first} ownWindow={docs.ownWindow} />}
      <Usage docs={docs} pageOf={pageOf} />
      <Anatomy anatomy={docs.anatomy} />
      <DosAndDonts dos={docs.dos} donts={docs.donts} />
      <Props props={component.props} />
      <OtherStories stories={others} framed={framed} />
      <Keyboard keyboard={docs.keyboard} />
      <Writing screenReader={docs.screenReader} content={docs.content} />
      <Tokens tokens={component.tokens} />
      <UsedIn used={component.screens.map((at) => facts.screens[at]!)} />
      <Changes name={component.name} />
      <Source path={component.path} />
    </WithContents>
  );
}

const Head = ({ component: { name, title }, docs }: PageProps) => (
  <>
    <Typography sx={{ color: 'text.secondary', fontWeight: 600 }}>{title.split('/')[0]}</Typography>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <Status status={docs.status} />
    </Box>
    <Typography sx={{ mt: 1, fontSize: '1.125rem', maxWidth: '40em' }}>
      <Prose>{docs.purpose}</Prose>
    </Typography>
    <Typography variant="body2" id="also-called" sx={{ mt: 1, color: 'text.secondary' }}>
      Also called {docs.synonyms.join(', ')}
    </Typography>
    {typeof docs.status === 'object' && (
      <Alert severity="warning" role="note" sx={{ mt: 2 }}>
        <Prose>{docs.status.deprecated}</Prose>
      </Alert>
    )}
  </>
);

function Status({ status }: Pick<ComponentDocs, 'status'>) {
  if (typeof status === 'object') return <Chip color="warning" label="Deprecated" />;
  return status === 'new' ? <Chip color="info" label="New" /> : <Chip color="success" label="Stable" />;
}
