import type { ComponentDocs } from '@stories/docs/componentDocs';
import { ActivityList, type ActivityItem } from './ActivityList';

const invoice: ActivityItem = {
  id: 'invoice',
  kind: 'invoice',
  date: '2026-11-17',
  title: 'Invoice 104880',
  detail: 'Oakesdale',
  cents: 288_900,
  pastDue: false,
  dueDate: '2026-12-15',
};

const payment: ActivityItem = {
  id: 'payment',
  kind: 'payment',
  date: '2026-11-06',
  title: 'Payment, thank you',
  detail: '',
  cents: -821_450,
  pastDue: false,
  dueDate: null,
};

export default {
  status: 'stable',
  synonyms: ['recent activity', 'feed', 'latest transactions', 'history', 'news'],
  purpose: 'Tells what happened on an account lately: what, when, how much, and which way the money went.',
  when: [
    'for the last few events on a page that is about something larger, such as Home or the overview',
    'where events of different kinds stand in one list: invoices, payments, prepay, interest',
  ],
  whenNot: [
    { when: 'somebody searches, sorts or downloads', instead: 'ResourceTable' },
    { when: 'the list tells how far one request has come', instead: 'Timeline' },
    { when: 'rows say what a payment was applied to', instead: 'AppliedTable' },
    { when: 'one row of a full list stands as a card on a phone', instead: 'RowCard' },
  ],
  anatomy: [
    { part: 'Icon', about: 'The kind of event. A list narrower than 26rem leaves it out.' },
    { part: 'Title', about: 'With `href` it is a link, and the whole row opens it.' },
    { part: 'Chip', about: '“Past due”, or “Due Dec 15” where a day is given. Past due wins.' },
    {
      part: 'Line of details',
      about: 'Day, place or way, and the account, with dots between them. Empty parts are left out.',
    },
    {
      part: 'Amount and word',
      about: 'The amount without a sign. A word below says which way: “charged”, “paid”, “from prepay”.',
    },
  ],
  dos: [
    {
      text: 'Keep titles short, and let the word below the amount say which way it went.',
      example: () => <ActivityList today="2026-11-19" items={[invoice, payment]} />,
    },
    {
      text: 'Name the account on each row where several are shown together.',
      example: () => (
        <ActivityList
          today="2026-11-19"
          items={[
            { ...invoice, accountName: 'Hollis Creek Farms LLC' },
            { ...payment, accountName: 'Dana Hollis' },
          ]}
        />
      ),
    },
  ],
  donts: [
    {
      text: 'Do not repeat the amount, its sign or the day in the title.',
      example: () => (
        <ActivityList today="2026-11-19" items={[{ ...payment, title: 'PMT 11/06 −$8,214.50 THANK YOU' }]} />
      ),
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes from link to link. Rows without `href` are text and are passed over.' },
    { keys: 'Enter', does: 'Opens what the row is about.' },
  ],
  screenReader: [
    'A list, so a screen reader says how many rows there are.',
    'The name of a link is the title alone. The chip, day and amount are read after it.',
    'Each row begins with its kind, “Invoice” or “Payment”, also where the icon is left out.',
    'The direction is a word and never only a sign, since a minus sign is often not read.',
  ],
  content: [
    'Order the events newest first before you pass them. The list keeps the order it gets.',
    'Days near today have no year. Half a year away or more, the year is added.',
    'Pass cents with the sign of the books. The list turns it into a word.',
    'Show a few rows, and link to the full list next to them. Home shows eight.',
  ],
} satisfies ComponentDocs;
