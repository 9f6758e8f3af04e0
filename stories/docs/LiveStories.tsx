import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Canvas, Controls } from '@storybook/addon-docs/blocks';
import { type SyntheticEvent, use, useEffect, useRef, useState } from 'react';
import type { ModuleExport, PreparedStory } from 'storybook/internal/types';
import { PageLink, Part, Toolbar } from './pageElements';

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
    <Part
      title="Every other state"
      note="Open one to see it on a phone: “Change viewport” is in its toolbar. A brush there changes the brand of all of them."
    >
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

/** Stories play one after the other: of several that type at the same time, each would take the focus from the others. */
let turn: Promise<unknown> = Promise.resolve();

/** What Storybook's window tells of its story. */
interface StoryWindow {
  readonly __STORYBOOK_PREVIEW__?: { readonly currentRender?: { readonly phase?: string } };
}

const OVER: ReadonlySet<string> = new Set(['played', 'completed', 'finished', 'errored', 'aborted']);
const LONGEST = 10_000;

/** What a story in a window of its own is shown in as well. */
const inToolbar = ['theme', 'brand', 'language'] as const;

/** Waits until the story of a window stands, and was played, or nobody looks at it any more. */
async function untilPlayed(window: StoryWindow | null, left: AbortSignal): Promise<void> {
  const last = performance.now() + LONGEST;
  const phase = () => window?.__STORYBOOK_PREVIEW__?.currentRender?.phase ?? '';
  while (!left.aborted && performance.now() < last && !OVER.has(phase()))
    await new Promise((resolve) => setTimeout(resolve, 50));
}

/** A story in a window of its own, fetched when it comes into sight, and shown once it stands as its name says. */
function Framed({ story: { id, name }, height }: FramedProps) {
  const chosen = use(Toolbar);
  const [own, setOwn] = useState(USUAL_HEIGHT);
  const [stands, setStands] = useState(false);
  const globals = inToolbar.flatMap((each) => (typeof chosen[each] === 'string' ? `${each}:${chosen[each]}` : []));
  const address = `./iframe.html?id=${id}&viewMode=story&globals=${globals.join(';')}`;
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(
    function fetchInTurn() {
      const element = frame.current!;
      const left = new AbortController();
      const play = async () => {
        if (left.signal.aborted) return;
        setStands(false);
        // A window that is taken away never loads, and would keep all others waiting.
        const loaded = new Promise((resolve) => {
          element.addEventListener('load', resolve, { once: true });
          left.signal.addEventListener('abort', resolve, { once: true });
        });
        element.src = address;
        await loaded;
        await untilPlayed(element.contentWindow as StoryWindow | null, left.signal);
        if (!left.signal.aborted) setStands(true);
      };
      const sight = new IntersectionObserver((entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        sight.disconnect();
        turn = turn.then(play, play);
      });
      sight.observe(element);
      return () => {
        left.abort();
        sight.disconnect();
      };
    },
    [address],
  );
  const measure = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const root = currentTarget.contentDocument?.getElementById('storybook-root');
    if (height !== 'own' || !root) return;
    new ResizeObserver(() => setOwn(Math.max(USUAL_HEIGHT, root.offsetHeight + 2))).observe(root);
  };
  return (
    <Box sx={border}>
      <Box
        component="iframe"
        ref={frame}
        title={name}
        onLoad={measure}
        sx={{ ...inFrame, opacity: stands ? 1 : 0, height: height === 'own' ? own : height }}
      />
    </Box>
  );
}

const inFrame = { display: 'block', width: '100%', border: 0 } as const;

const border = {
  overflow: 'hidden',
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
