import { Formik } from 'formik';
import type { ComponentDocs } from '@stories/docs/componentDocs';
import { FormFiles } from './FormFiles';

const ticket = new File(['x'.repeat(184_320)], 'Scale ticket.pdf', {
  type: 'application/pdf',
  lastModified: 0,
});

/** Takes every file, as no example has a rule. */
const takeAny = () => Promise.resolve(undefined);

export default {
  status: 'stable',
  synonyms: ['upload', 'attachment', 'file input', 'add a document', 'photo', 'pdf'],
  purpose: 'Asks for a few files, and says of each that cannot be taken why.',
  when: [
    'for documents or photos that go with a message',
    'for up to a handful of files that somebody has on their device',
  ],
  whenNot: [
    { when: 'somebody downloads a list or a document', instead: 'ExportMenu' },
    { when: 'the files to download come in several formats', instead: 'FormatsMenu' },
    { when: 'somebody only describes something in words', instead: 'FormTextArea' },
  ],
  anatomy: [
    { part: 'Label', about: 'The heading of the group. It ends with “(optional)” where no file is needed.' },
    { part: 'Hint', about: 'Below the label: how many files, which kinds and how large.' },
    { part: 'File row', about: 'Name and size of a file that was taken, with a button to remove it.' },
    {
      part: 'Add files',
      about:
        'Opens the browser’s dialog for files. It is grayed out once there are as many as `most` allows.',
    },
    {
      part: 'Refusals',
      about: 'One line for each file that was not taken, and why. The form’s own error is the last line.',
    },
  ],
  dos: [
    {
      text: 'Say the number, the kinds and the size of files before somebody chooses one.',
      example: () => (
        <Formik initialValues={{ filesDo: [ticket] }} onSubmit={() => undefined}>
          <FormFiles
            name="filesDo"
            label="Attachments"
            optional
            hint="Up to 3 files, PDF, JPG or PNG, 5 MB each"
            accept="application/pdf,image/jpeg,image/png"
            most={3}
            check={takeAny}
          />
        </Formik>
      ),
    },
  ],
  donts: [
    {
      text: 'Do not keep the limits for the refusal. Somebody scans a ticket twice because of it.',
      example: () => (
        <Formik initialValues={{ filesDont: [] }} onSubmit={() => undefined}>
          <FormFiles
            name="filesDont"
            label="Attachments"
            optional
            accept="application/pdf"
            most={1}
            check={takeAny}
          />
        </Formik>
      ),
    },
    {
      text: 'Do not label the group with the button’s words. The label says what the files are.',
      example: () => (
        <Formik initialValues={{ uploadDont: [] }} onSubmit={() => undefined}>
          <FormFiles
            name="uploadDont"
            label="Add files"
            optional
            hint="Up to 3 files, PDF, JPG or PNG, 5 MB each"
            accept="application/pdf"
            most={3}
            check={takeAny}
          />
        </Formik>
      ),
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes through the remove buttons, then to “Add files”.' },
    {
      keys: 'Enter or Space',
      does: 'On “Add files”, opens the browser’s dialog. On a remove button, takes that file out.',
    },
    { keys: 'Escape', does: 'Closes the browser’s dialog without a change.' },
  ],
  screenReader: [
    'It is a group named by its label. The hint describes the group, and so does what is wrong.',
    'What is wrong describes “Add files” too, where the summary of errors leads.',
    'Files that were taken are a list. Each has its own button: “Remove Scale ticket.pdf”.',
    'Refusals are an alert, so they are read aloud at once.',
    'After a file is removed, “Add files” takes the focus.',
    '“Add files” can be reached while the list is full, and is said to be unavailable.',
  ],
  content: [
    'The label says what the files are: “Attachments”.',
    'The hint gives number, kinds and size: “Up to 3 files, PDF, JPG or PNG, 5 MB each”.',
    'A refusal starts with the file’s name and ends with the way out, without a period. The field adds it where none is.',
    'The words for a file too many, the sizes and the buttons come with the field.',
    '`accept` only narrows the browser’s dialog. Let `check` decide, since people can choose any file there.',
  ],
} satisfies ComponentDocs;
