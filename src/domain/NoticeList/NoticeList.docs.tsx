import type { ComponentDocs } from '@stories/docs/componentDocs';
import { aNotice } from '@stories/support/noticeBuilders';
import { NoticeList } from './NoticeList';

const today = () => 'Today';

export default {
  status: 'stable',
  synonyms: ['notifications', 'inbox', 'alerts', 'unread', 'notification center'],
  purpose: 'Tells somebody what happened on their accounts, each as a link to the page that shows it.',
  when: ['for what the portal tells one person', 'in the panel of the bell, and on the page of notices'],
  whenNot: [
    { when: 'it is what happened on an account, with amounts', instead: 'ActivityList' },
    { when: 'the office tells a part of its customers something', instead: 'AnnouncementStrip' },
    { when: 'something was saved or copied', instead: 'ToastBar' },
  ],
  anatomy: [
    { part: 'Picture', about: 'What kind of notice it is. The kind is also read aloud.' },
    { part: 'Title', about: 'A link over the whole row. Bold until it was read.' },
    { part: 'Text', about: 'What is to be known of it. It is left out where the title says it all.' },
    { part: 'When', about: 'The day, or the time below a heading that says the day.' },
    { part: 'Dot', about: 'It was not read yet.' },
  ],
  dos: [
    {
      text: 'Say in the title what happened, and in the text what comes of it.',
      example: () => <NoticeList label="Example" notices={[aNotice()]} whenOf={today} />,
    },
  ],
  donts: [
    {
      text: 'Do not make people open a notice to learn what it is about.',
      example: () => (
        <NoticeList
          label="Example"
          notices={[aNotice({ title: 'You have a new notice', text: null })]}
          whenOf={today}
        />
      ),
    },
  ],
  keyboard: 'Tab goes from title to title. Enter opens the page.',
  screenReader: [
    'A list with a name. Each row begins with the kind of notice.',
    'A row that was not read ends with “Unread”.',
  ],
  content: [
    'The server writes title and text, in the reader’s language.',
    'A text is one sentence, with the amount and the day.',
  ],
} satisfies ComponentDocs;
