import type { ComponentDocs } from '@stories/docs/componentDocs';
import { FileDrop } from './FileDrop';

const file = {
  fileLabel: 'Return file',
  accept: '.ach',
  severalFiles: 'Choose one file at a time.',
  problemOf: () => undefined,
  onFile: () => undefined,
} as const;

export default {
  status: 'new',
  synonyms: ['dropzone', 'upload', 'file picker', 'drag and drop', 'attach file', 'import file'],
  purpose: 'Takes one file for the company: dragged here, or chosen in a dialog.',
  when: [
    'on an office page that a file comes to, above the list of those that came before',
    'with the reason why the last file was not taken, in the same place',
  ],
  whenNot: [
    { when: 'somebody adds a few small files to a message: the contact form has its own field' },
    { when: 'something is downloaded', instead: 'ExportMenu' },
  ],
  anatomy: [
    { part: 'Frame', about: 'A dashed line around the place. It turns green while a file is above it.' },
    { part: 'Hint', about: 'One sentence that says which file belongs here.' },
    { part: 'Button', about: 'Opens the dialog, for everybody who does not drag.' },
    { part: 'Progress', about: 'Instead of both while a file is sent, with a way to stop it.' },
    { part: 'Problem', about: 'An alert below: what is wrong with the file, and what to do.' },
  ],
  dos: [
    {
      text: 'Say which file belongs here, in the words of who has it.',
      example: () => (
        <FileDrop
          {...file}
          action="Upload a return file"
          hint="Drop the file that your bank sent back here."
        />
      ),
    },
  ],
  donts: [
    {
      text: 'Don’t only say that something went wrong.',
      example: () => (
        <FileDrop {...file} action="Upload" hint="Drop a file here." failure="The upload failed." />
      ),
    },
  ],
  keyboard:
    'Tab leads to the button; Enter or Space opens the dialog. While a file is sent, Tab leads to the button that stops it.',
  screenReader: [
    'It is a region with the name of the button.',
    'The problem is an alert, said as soon as it is there.',
    'Progress is that of `ProgressBar`.',
  ],
  content: [
    'Name the button after what is uploaded: “Upload a return file”.',
    'Write the problem as a sentence: what happened, and what to do.',
  ],
} satisfies ComponentDocs;
