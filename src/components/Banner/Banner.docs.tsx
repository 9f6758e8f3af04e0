import type { ComponentDocs } from '@stories/docs/componentDocs';
import { Banner } from './Banner';

export default {
  status: 'stable',
  synonyms: ['announcement', 'notice', 'alert bar', 'site message', 'news'],
  purpose: 'Tells everybody one thing that the company wants known today, above each page.',
  when: [
    'for news that concern every customer: closing hours, bank holidays, a slow week in the warehouse',
    'with the tone “warning” where somebody could miss something by not knowing it',
  ],
  whenNot: [
    { when: 'a part of the page did not load', instead: 'ErrorPanel' },
    { when: 'something that a person did has failed', instead: 'ErrorAlert' },
    { when: 'something was saved or copied', instead: 'ToastBar' },
    { when: 'the figures on the page are late', instead: 'AsOfStamp' },
    { when: 'an answer is needed before going on', instead: 'ConfirmDialog' },
  ],
  anatomy: [
    { part: 'Icon', about: 'Goes with the tone: information or warning.' },
    {
      part: 'Text',
      about: 'Plain text, up to 300 characters in the settings. It wraps, and has no links or buttons.',
    },
    {
      part: 'Background',
      about: 'From edge to edge above the page, with square corners. Print leaves it out.',
    },
  ],
  dos: [
    {
      text: 'Say what is different and when, in one or two sentences.',
      example: () => <Banner tone="info" text="The Pullman branch closes at noon on Friday for inventory." />,
    },
    {
      text: 'Warn when a day or money is at stake, and say what happens.',
      example: () => (
        <Banner tone="warning" text="Banks are closed on Thursday. Payments for that day go out on Friday." />
      ),
    },
  ],
  donts: [
    {
      text: 'Do not greet, shout or promise. The news itself is late and hard to find then.',
      example: () => (
        <Banner
          tone="warning"
          text="IMPORTANT!!! Dear valued customers, we are excited to announce some changes to our hours. Stay tuned!"
        />
      ),
    },
  ],
  keyboard: 'Nothing to press: it cannot be closed. The settings say on which days it shows.',
  screenReader: [
    'A note named “Notice”, so it is told apart from the page. It does not interrupt.',
    'The icon is silent, so the tone is only seen. Say in the text what is at stake.',
  ],
  content: [
    'Name days by weekday or date. “Today” and “tomorrow” are wrong the next morning.',
    'One banner at a time, and one thing in it.',
    'The office writes the text in its settings. It is shown as written, in every language.',
  ],
} satisfies ComponentDocs;
