import { Formik } from 'formik';
import type { ComponentDocs } from '@stories/docs/componentDocs';
import { FormDate } from './FormDate';
import { FormTextField } from './FormTextField';

export default {
  status: 'stable',
  synonyms: ['date picker', 'calendar', 'day', 'due date', 'payment date', 'date input'],
  purpose: 'Asks for one day of the calendar, typed or chosen from the browser’s own calendar.',
  when: [
    'for a day that somebody chooses freely: a payment date, a first and a last day',
    'for a day within limits, as a range that the calendar offers',
  ],
  whenNot: [
    { when: 'only a few days are possible', instead: 'FormSelect' },
    { when: 'a list is filtered from one day through another', instead: 'DateRange' },
    { when: 'a list covers a usual stretch of time, such as a month', instead: 'PeriodSelect' },
    { when: 'the day is only shown', instead: 'CalendarDate' },
    { when: 'somebody enters a time of day', instead: 'FormTextField' },
  ],
  anatomy: [
    { part: 'Label', about: 'Above the box. It ends with “(optional)” where the day may stay empty.' },
    { part: 'Month, day and year', about: 'Typed as digits, in the order that the person’s browser uses.' },
    {
      part: 'Calendar button',
      about: 'The browser’s own. It offers no day before `min` or after `max` of the rule.',
    },
    { part: 'Hint or error', about: 'One line below the box. An error takes the hint’s place.' },
    {
      part: 'Day in words',
      about: 'Below that, once the date is complete: “Mon, Nov 23, 2026”. It stays beside an error.',
    },
  ],
  dos: [
    {
      text: 'Give the same rule to the field and to the form’s check, and say the range in the hint.',
      example: () => (
        <Formik initialValues={{ payDateDo: '2026-11-23' }} onSubmit={() => undefined}>
          <FormDate
            name="payDateDo"
            label="Payment date"
            hint="Nov 21, 2026 to Jan 20, 2027, on days banks are open"
            rule={{ min: '2026-11-21', max: '2027-01-20' }}
          />
        </Formik>
      ),
    },
    {
      text: 'Say why a day inside the range is closed. The calendar cannot gray it out.',
      example: () => (
        <Formik
          initialValues={{ closedDayDo: '2026-11-26' }}
          initialErrors={{ closedDayDo: 'Banks are closed on Nov 26, 2026. Choose another day' }}
          initialTouched={{ closedDayDo: true }}
          validateOnBlur={false}
          onSubmit={() => undefined}
        >
          <FormDate name="closedDayDo" label="Payment date" rule={{ min: '2026-11-21', max: '2027-01-20' }} />
        </Formik>
      ),
    },
  ],
  donts: [
    {
      text: 'Do not ask for a date as text. It is never clear which number is the month.',
      example: () => (
        <Formik initialValues={{ dateTextDont: '03/04/27' }} onSubmit={() => undefined}>
          <FormTextField name="dateTextDont" label="Payment date" hint="MM/DD/YY" />
        </Formik>
      ),
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes from month to day to year, then to the calendar button where the browser has one.',
    },
    { keys: 'Digits', does: 'Fill in the part that has the focus and go on to the next.' },
    { keys: 'Arrow Up, Arrow Down', does: 'Change the part that has the focus.' },
    { keys: 'Arrow Left, Arrow Right', does: 'Go to the part before or after.' },
    {
      keys: 'Escape',
      does: 'Closes the calendar. All these keys are the browser’s own and may differ a little.',
    },
  ],
  screenReader: [
    'It is the browser’s date field, named by its label and required unless it is optional.',
    'The day in words is read aloud once the date is complete, so that nobody mixes up day and month.',
    'Its description is the hint or the error, then the day in words.',
    'With an error, the field is announced as invalid.',
  ],
  content: [
    'The label says whose day it is: “Payment date”, “Due on or before”.',
    'The hint gives the first and the last day as we write them: “Nov 21, 2026”.',
    'Errors for days come with `dayProblem`: “Choose Nov 21, 2026 or a later day”.',
    'A date that is only partly filled in counts as empty, so the error says “Enter the payment date”.',
  ],
} satisfies ComponentDocs;
