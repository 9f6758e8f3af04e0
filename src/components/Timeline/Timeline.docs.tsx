import type { ComponentDocs } from '@stories/docs/componentDocs';
import { Timeline } from './Timeline';

const zone = 'America/Los_Angeles';

export default {
  status: 'stable',
  synonyms: ['steps', 'stepper', 'progress', 'history', 'stages', 'tracker', 'activity log', 'milestones'],
  purpose: 'Tells how far a request has come: what happened, when, who did it, and what is sure to follow.',
  when: [
    'on the page of one payment request or pickup',
    'right after a request was sent, to say what happens next',
  ],
  whenNot: [
    { when: 'one word for the status is enough', instead: 'RequestChip' },
    { when: 'it lists what happened on an account', instead: 'ActivityList' },
    { when: 'work of a known size is being done', instead: 'ProgressBar' },
    { when: 'the events are many, and people search or sort them', instead: 'ResourceTable' },
  ],
  anatomy: [
    { part: 'Icon', about: 'Done, now, to come or failed, each with a shape and a color of its own.' },
    { part: 'Line', about: 'Runs from each icon to the next. It ends at the last stage.' },
    { part: 'Label', about: 'What the stage is: “Sent to bank”.' },
    { part: 'When and who', about: 'The instant in the zone of the company’s books, a dot, and a name.' },
    { part: 'Note', about: 'What the stage means for the money, or why it failed.' },
  ],
  dos: [
    {
      text: 'Add the stages that are sure to come, without a time.',
      example: () => (
        <Timeline
          label="Stages of payment request PR-1042"
          zone={zone}
          stages={[
            {
              id: 'submitted',
              label: 'Submitted',
              state: 'done',
              at: '2026-11-20T17:42:00Z',
              who: 'Dana Hollis',
            },
            {
              id: 'sent',
              label: 'Sent to bank',
              state: 'current',
              at: '2026-11-21T01:30:00Z',
              note: 'No return received yet.',
            },
            { id: 'posted', label: 'Applied to your account', state: 'upcoming' },
          ]}
        />
      ),
    },
    {
      text: 'Say in the note why a stage failed and what that means.',
      example: () => (
        <Timeline
          label="Stages of payment request PR-1043"
          zone={zone}
          stages={[
            {
              id: 'returned',
              label: 'Returned by your bank',
              state: 'failed',
              at: '2026-11-24T10:10:00Z',
              note: 'Not enough money in the account. Your invoices are open again.',
            },
          ]}
        />
      ),
    },
  ],
  donts: [
    {
      text: 'Do not guess. A stage is shown if the record proves it, or if it is sure to follow.',
      example: () => (
        <Timeline
          label="Stages of payment request PR-1044"
          zone={zone}
          stages={[
            { id: 'submitted', label: 'Submitted', state: 'done', at: '2026-11-20T17:42:00Z' },
            { id: 'posted', label: 'Posted', state: 'upcoming', note: 'Probably on Tuesday or so' },
          ]}
        />
      ),
    },
    {
      text: 'Do not mark two stages as the current one. A request is in one place.',
      example: () => (
        <Timeline
          label="Stages of payment request PR-1045"
          zone={zone}
          stages={[
            { id: 'checked', label: 'Being checked', state: 'current' },
            { id: 'sent', label: 'Sent to bank', state: 'current' },
          ]}
        />
      ),
    },
  ],
  keyboard: 'Nothing to press: it is text. Only a link in a note can have the focus.',
  screenReader: [
    'Is an ordered list with the name that `label` gives: “Stages of payment request PR-1042”.',
    'Each icon is read as a word before its label: “Done”, “Now”, “To come”, “Failed”.',
    'The stage where the request is now is marked as the current step.',
    'It is not a live region. A change while the page is open is told by RequestStatus.',
  ],
  content: [
    'A label is the word of the status or a few words more: “Returned by your bank”.',
    'Stages go from first to last. The newest one is not on top.',
    '`at` is an ISO instant. It is shown with its zone: “Nov 20, 2026, 9:42 AM PST”.',
    'A stage to come has no time. A note may say the earliest day: “Not before Fri, Nov 20, 2026”.',
    'The label of the list names the request, since several may be on one page.',
  ],
} satisfies ComponentDocs;
