import Box from '@mui/material/Box';
import type { ComponentDocs } from '@stories/docs/componentDocs';
import { ProgressBar } from './ProgressBar';

export default {
  status: 'stable',
  synonyms: [
    'loading bar',
    'spinner',
    'progress indicator',
    'upload progress',
    'percent',
    'status bar',
    'import progress',
  ],
  purpose: 'Shows how far work has come that takes longer than a moment, and how it ended.',
  when: [
    'for an upload, an import or a batch of requests that somebody waits for',
    'without progress while nothing can be counted yet: the bar then moves to and fro',
    'until the end, with the outcome below it',
  ],
  whenNot: [
    { when: 'a region of the page is loading', instead: 'AsyncBoundary' },
    { when: 'a form is being sent: its button `FormSubmit` says so' },
    { when: 'the steps take days, such as those of a request', instead: 'Timeline' },
    { when: 'something short is done and needs one sentence', instead: 'ToastBar' },
  ],
  anatomy: [
    { part: 'Label', about: 'What is being done: “Importing purchases”.' },
    {
      part: 'Count',
      about: '“3,200 of 12,000 rows”, beside the label or below it. Left out while nothing is counted.',
    },
    { part: 'Bar', about: 'Green when done and red when failed. At the end an icon and words say it too.' },
    { part: 'Outcome', about: 'What came of it. It shows once the work has ended.' },
  ],
  dos: [
    {
      text: 'Count the things that people know: rows, requests, megabytes.',
      example: () => (
        <Box sx={{ maxWidth: 420 }}>
          <ProgressBar label="Importing purchases" progress={{ done: 3200, of: 12_000, unit: 'rows' }} />
        </Box>
      ),
    },
    {
      text: 'When it fails, say what happened and what is unchanged.',
      example: () => (
        <Box sx={{ maxWidth: 420 }}>
          <ProgressBar
            label="Importing payments"
            progress={{ done: 3200, of: 12_000, unit: 'rows' }}
            state="failed"
            outcome="Row 3,201 has no account number. Nothing was changed."
          />
        </Box>
      ),
    },
  ],
  donts: [
    {
      text: 'Don’t count in percent: it hides how much there is to do.',
      example: () => (
        <Box sx={{ maxWidth: 420 }}>
          <ProgressBar label="Working" progress={{ done: 27, of: 100, unit: 'percent' }} />
        </Box>
      ),
    },
  ],
  keyboard: 'There is nothing to press. Put a button beside it where the work can be stopped.',
  screenReader: [
    'It is a progress bar with its label as name and the count as value: “3,200 of 12,000 rows”.',
    'It is not said while it runs. A reader who goes there hears how far it is.',
    'The outcome is a status, said once when the work ends.',
    'Without progress it has no value, so nobody hears a number that isn’t known.',
  ],
  content: [
    'Begin the label with the verb in -ing form: “Preparing your file”.',
    'Give the unit in the plural and in lower case: “rows”.',
    'Write the outcome as a sentence with the number: “12,000 rows imported.”',
    'Where motion is unwelcome the bar rests in the middle. Don’t describe the motion.',
  ],
} satisfies ComponentDocs;
