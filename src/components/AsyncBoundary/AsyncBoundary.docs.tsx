import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ComponentDocs } from '@stories/docs/componentDocs';
import { AsyncBoundary } from './AsyncBoundary';

const skeleton = <Skeleton variant="rounded" sx={{ height: 48 }} />;

export default {
  status: 'stable',
  synonyms: ['loading', 'skeleton', 'error boundary', 'suspense', 'retry', 'placeholder', 'spinner'],
  purpose:
    'Shows one part of a page in each of its states: loading, there, empty, failed, partly there, old.',
  when: [
    'around every part whose data are fetched, so that one failure leaves the others alone',
    'where data that were shown should stay while fresh ones fail',
  ],
  whenNot: [
    { when: 'the rows of a list are fetched: the table has these states', instead: 'ResourceTable' },
    { when: 'one figure in a row of tiles is fetched', instead: 'StatTile' },
    { when: 'something that a person sent has failed', instead: 'ErrorAlert' },
    { when: 'work with a known length is running', instead: 'ProgressBar' },
    { when: 'the error needs its place without the other states', instead: 'ErrorPanel' },
  ],
  anatomy: [
    {
      part: 'Placeholder',
      about:
        'The shape of what is coming, at its size. It appears after 300 milliseconds; its place is kept at once.',
    },
    { part: 'Empty', about: 'What you pass as `empty`. Without it, nothing is shown.' },
    {
      part: 'Error',
      about: 'An ErrorPanel in place of the data. Without words of yours it says that this part didn’t load.',
    },
    {
      part: 'Warning',
      about: 'In `partial` and `stale`, a line above data that stay, with the time they came.',
    },
    { part: 'Try again', about: 'A button in errors and warnings, where `onRetry` is passed.' },
  ],
  dos: [
    {
      text: 'Keep what is there, and say since when it stands.',
      example: () => (
        <AsyncBoundary state="partial" skeleton={skeleton} since="Nov 20, 9:42 AM" onRetry={() => undefined}>
          <Typography>2 payment requests are on their way.</Typography>
        </AsyncBoundary>
      ),
    },
    {
      text: 'Say in the title what did not load, and in the message what to do.',
      example: () => (
        <AsyncBoundary
          state="error"
          skeleton={skeleton}
          error={{
            title: 'Your purchases didn’t load',
            message: 'We couldn’t reach our server. Try again in a moment.',
            reference: 'req-7f3a',
          }}
          onRetry={() => undefined}
        >
          {null}
        </AsyncBoundary>
      ),
    },
  ],
  donts: [
    {
      text: 'Do not say that there is nothing while you cannot know. A failure is not an empty list.',
      example: () => (
        <AsyncBoundary
          state="empty"
          skeleton={skeleton}
          empty={<Typography>No purchases yet. Our server did not answer.</Typography>}
        >
          {null}
        </AsyncBoundary>
      ),
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Reaches “Try again” in a failed or old part, then what is inside.' },
    {
      keys: 'Enter or Space',
      does: 'Asks for the data again. The focus stays where the part begins, and Tab goes on into it.',
    },
  ],
  screenReader: [
    'While it loads it is a busy status named “Loading”. The placeholder itself says nothing.',
    'Errors and warnings are alerts: they are read when they appear.',
    '“Try again” disappears as it is pressed. The focus stays in its place, which says “Loading” meanwhile.',
    'When the data come they are not announced. They are read where they stand.',
  ],
  content: [
    'Error titles name the part: “Your purchases didn’t load”. Not “Error”.',
    'Write `since` as a time people know, “Nov 20, 9:42 AM”. The sentence around it is fixed.',
    'Pass the reference of the call. Somebody may read it to the office.',
    'An empty part says what will come here and when.',
  ],
} satisfies ComponentDocs;
