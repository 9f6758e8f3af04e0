import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import facts from 'virtual:component-facts';
import { FieldRows } from '@/components/FieldRows/FieldRows';
import { SearchField } from '@/components/SearchField/SearchField';
import type { ComponentFacts } from '@scripts/componentFacts/facts';
import { findComponents } from './findComponents';
import { PageLink, Prose } from './pageElements';
import { firstPages, purposes } from './purposes';
import { Review } from './Review';
import { StateNames } from './StateNames';

/** The first page: what this is, and the shortest way to what one came for. */
export const Welcome = () => (
  <Box component="main" className="sb-unstyled" sx={{ display: 'grid', gap: 6 }}>
    <Hero />
    <Entrances />
    <ByPurpose />
    <Chapter title="Every part has its states">
      <StateNames />
    </Chapter>
    <Chapter title="How to review a changed picture">
      <Review />
    </Chapter>
  </Box>
);

const Hero = () => (
  <Box sx={hero}>
    <Box sx={{ p: { xs: 3, sm: 5 } }}>
      <Typography variant="h1">Fieldgate design system</Typography>
      <Typography sx={{ mt: 1.5, fontSize: '1.125rem' }}>
        Every part and every screen of the portal where farm customers see what they owe, bought and paid. All
        of it is live: resize it, switch it to dark, walk through it with the keyboard, press the brush for
        another brand.
      </Typography>
    </Box>
    <Box sx={picture}>
      <FieldRows variant="sunrise" />
    </Box>
  </Box>
);

/** As many as can be looked over at a glance. */
const MOST_HITS = 8;

function Find() {
  const [query, setQuery] = useState('');
  const found = findComponents(query, facts.components);
  return (
    <Box sx={card}>
      <Typography variant="h3" component="h2">
        Find a component
      </Typography>
      <Typography sx={{ mt: 0.5, mb: 1.5, color: 'text.secondary' }}>
        {facts.components.length} of them, by name or by what you would call it: “snackbar”, “calendar”, “modal”.
      </Typography>
      <SearchField
        label="Find a component"
        placeholder="For example: amount"
        value={query}
        onChange={setQuery}
        slashKey={false}
      />
      <Box component="output" sx={{ display: 'block', mt: query ? 1.5 : 0, color: 'text.secondary' }}>
        {query && countOf(query, found)}
      </Box>
      {found.length > 0 && (
        <Box component="ul" sx={{ ...list, mt: 1, gap: 1.5 }}>
          {found.slice(0, MOST_HITS).map(({ name, docsId, purpose }) => (
            <li key={name}>
              <PageLink id={docsId}>{name}</PageLink>
              <Box sx={{ color: 'text.secondary' }}>
                <Prose>{purpose}</Prose>
              </Box>
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}

function countOf(query: string, { length }: readonly ComponentFacts[]): string {
  if (length === 0) return `Nothing found for “${query}”. Try another word for it.`;
  if (length > MOST_HITS) return `${length} components, the likeliest first`;
  return length === 1 ? '1 component' : `${length} components`;
}

const Entrances = () => (
  <Box sx={entrances}>
    <Find />
    <Entrance id={firstPages.foundations} title="Foundations">
      Color, type, spacing, icons and motion, how charts and density work, and how the portal speaks.
    </Entrance>
    <Entrance id={firstPages.screens} title="Screens">
      {facts.screens.length} whole pages, each in every state: from the usual day to loading, empty and failing.
    </Entrance>
  </Box>
);

interface EntranceProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

const Entrance = ({ id, title, children }: EntranceProps) => (
  <Box sx={card}>
    <Typography variant="h3" component="h2">
      <PageLink id={id}>{title}</PageLink>
    </Typography>
    <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{children}</Typography>
  </Box>
);

const ByPurpose = () => (
  <Chapter title="Components by purpose" note="The sidebar has the same groups.">
    <Box sx={{ columns: '320px', columnGap: 2 }}>
      {purposes.map(({ name, about }) => {
        const inside = facts.components.filter(({ title }) => title.startsWith(`${name}/`));
        return (
          <Box key={name} sx={{ ...card, breakInside: 'avoid', mb: 2 }}>
            <Typography variant="h4" component="h3">
              {name}{' '}
              <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
                {inside.length}
              </Box>
            </Typography>
            <Typography sx={{ color: 'text.secondary' }}>{about}</Typography>
            <Box component="ul" sx={names}>
              {inside.map((component) => (
                <li key={component.name}>
                  <PageLink id={component.docsId}>{component.name}</PageLink>
                </li>
              ))}
            </Box>
          </Box>
        );
      })}
    </Box>
  </Chapter>
);

interface ChapterProps {
  readonly title: string;
  readonly note?: string;
  readonly children: ReactNode;
}

const Chapter = ({ title, note, children }: ChapterProps) => (
  <Box component="section">
    <Typography variant="h2">{title}</Typography>
    {note && <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{note}</Typography>}
    <Box sx={{ mt: 2 }}>{children}</Box>
  </Box>
);

const hero = {
  overflow: 'hidden',
  display: 'grid',
  gridTemplateColumns: { md: '1fr 1fr' },
  borderRadius: '16px',
  bgcolor: 'art.sky',
  color: 'surface.onBar',
} as const;

const picture = { height: { xs: 120, md: 'auto' }, minHeight: 0, position: 'relative', '& > *': { position: 'absolute' } } as const;

const entrances = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { md: '2fr 1fr 1fr' },
} as const;

const card = {
  minWidth: 0,
  p: 2.5,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '12px',
  bgcolor: 'background.paper',
} as const;

const names = {
  m: 0,
  mt: 1,
  p: 0,
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 14px',
  fontSize: '0.9375rem',
} as const;

const list = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 } as const;
