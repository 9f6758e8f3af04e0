import type { ComponentDocs } from '@stories/docs/componentDocs';
import { aToldAnnouncement } from '@stories/support/announcementBuilders';
import { AnnouncementStrip } from './AnnouncementStrip';

const told = [aToldAnnouncement()];
const nothing = () => undefined;

export default {
  status: 'stable',
  synonyms: ['announcement', 'news', 'notice', 'message of the day', 'dismissible banner'],
  purpose: 'Tells a customer what the company announces to a part of its customers, until they dismiss it.',
  when: [
    'for announcements of the office to a branch, or to those who bought something',
    'above each page, and on Home below the greeting',
  ],
  whenNot: [
    { when: 'it concerns everybody and cannot be dismissed', instead: 'Banner' },
    { when: 'something was saved or copied', instead: 'ToastBar' },
    { when: 'a part of the page did not load', instead: 'ErrorPanel' },
  ],
  anatomy: [
    { part: 'Icon', about: 'Information, or a warning for an important one.' },
    { part: 'Title', about: 'One line, cut off where it is longer. Open, it wraps.' },
    { part: 'Read', about: 'Unfolds the paragraphs below the title, and folds them again.' },
    { part: 'Dismiss', about: 'Shows it no more. An important one is closed for now until it was read.' },
  ],
  dos: [
    {
      text: 'Say in the title what is different and when.',
      example: () => <AnnouncementStrip announcements={told} onDismiss={nothing} />,
    },
  ],
  donts: [
    {
      text: 'Do not make a title of a greeting. Nobody opens it.',
      example: () => (
        <AnnouncementStrip
          announcements={[aToldAnnouncement({ title: 'Great news for our valued customers!' })]}
          onDismiss={nothing}
        />
      ),
    },
  ],
  keyboard: 'Tab goes to Read and then to the button that dismisses. Enter and Space press them.',
  screenReader: [
    'A region named “Announcements”. Each title is a status, which does not interrupt.',
    'The buttons name the announcement: Read “Open late during harvest”.',
  ],
  content: [
    'The office writes title and paragraphs, in English and perhaps in Spanish.',
    'An important one is for what costs somebody money or a trip.',
  ],
} satisfies ComponentDocs;
