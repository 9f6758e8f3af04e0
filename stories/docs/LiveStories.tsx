import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useColorScheme } from '@mui/material/styles';
import { Canvas, Controls } from '@storybook/addon-docs/blocks';
import { type SyntheticEvent, useState } from 'react';
import type { ModuleExport, PreparedStory } from 'storybook/internal/types';
import { PageLink, Part } from './pageElements';

/** What a page needs to know of a story. */
type Shown = Pick<PreparedStory, 'id' | 'name' | 'moduleExport' | 'argTypes'>;

interface FirstProps {
  readonly story: Shown;
  /** Pixels, where it covers the window. */
  readonly ownWindow: number | undefined;
}

/** The first story, and what can be changed in it while one looks. */
export const FirstStory = ({ story, ownWindow }: FirstProps) => (
  <Box sx={{ mt: 3 }}>
    {ownWindow ? (
      <>
        <Framed story={story} height={ownWindow} />
        <Typography variant="body2" sx={{ mt: 1 }}>
          <PageLink id={story.id}>Open it with its controls</PageLink>
        </Typography>
      </>
    ) : (
      <>
        <Live of={story.moduleExport} />
        <Changes story={story} />
      </>
    )}
  </Box>
);

/** Controls for plain values; what is an object or a function is better changed in a story. */
function Changes({ story: { moduleExport, argTypes } }: { readonly story: Shown }) {
  const isPlain = ({ control }: Shown['argTypes'][string]) =>
    typeof control === 'object' && control.type !== 'object' && !control.disable;
  const names = Object.keys(argTypes).filter((name) => isPlain(argTypes[name]!));
  if (names.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways, by keyboard too
    <Box component="section" aria-label="Controls" tabIndex={0} sx={controls}>
      <Controls of={moduleExport} include={names} />
    </Box>
  );
}

interface StoriesProps {
  readonly stories: readonly Shown[];
  /** Pixels, or the height of each, where they cannot stand on one page; undefined where they can. */
  readonly framed: number | 'own' | undefined;
}

export const OtherStories = ({ stories, framed }: StoriesProps) =>
  stories.length > 0 && (
    <Part title="Every other state">
      <Box sx={{ display: 'grid', gap: 3 }}>
        {stories.map((story) => (
          <Box key={story.id} sx={{ minWidth: 0 }}>
            <Typography component="h3" variant="h4" sx={{ mb: 1 }}>
              <PageLink id={story.id}>{story.name}</PageLink>
            </Typography>
            {framed ? <Framed story={story} height={framed} /> : <Live of={story.moduleExport} />}
          </Box>
        ))}
      </Box>
    </Part>
  );

const Live = ({ of }: { readonly of: ModuleExport }) => (
  <Box sx={live}>
    <Canvas of={of} story={{ inline: true }} />
  </Box>
);

interface FramedProps {
  readonly story: Shown;
  readonly height: number | 'own';
}

/** Until it is known how high a story is. */
const USUAL_HEIGHT = 180;

/** A story in a window of its own, fetched when it comes into sight. */
function Framed({ story: { id, name }, height }: FramedProps) {
  const { mode } = useColorScheme();
  const [own, setOwn] = useState(USUAL_HEIGHT);
  const globals = `theme:${mode === 'dark' ? 'dark' : 'light'}`;
  const measure = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const root = currentTarget.contentDocument?.getElementById('storybook-root');
    if (height !== 'own' || !root) return;
    new ResizeObserver(() => setOwn(Math.max(USUAL_HEIGHT, root.offsetHeight + 2))).observe(root);
  };
  return (
    <Box
      component="iframe"
      loading="lazy"
      title={name}
      src={`./iframe.html?id=${id}&viewMode=story&globals=${globals}`}
      onLoad={measure}
      sx={{ ...frame, height: height === 'own' ? own : height }}
    />
  );
}

const frame = {
  display: 'block',
  width: '100%',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '12px',
  bgcolor: 'background.default',
} as const;

/** Storybook measures a story a moment after it is drawn, and would let it be scrolled until then. */
const live = {
  '&& .sbdocs-preview': { m: 0 },
  '&& .docs-story > div': { height: 'auto !important' },
} as const;

const controls = { mt: 2, overflowX: 'auto', '&& .docblock-argstable': { my: 0 } } as const;
