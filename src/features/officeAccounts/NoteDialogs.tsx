import * as m from '@locales/officeAccounts';
import type { CalendarDateText } from '@contract/format/date';
import { longestNote, longestTag, maxTags, tagsOf } from '@contract/rules/accountNote';
import type { NewNote } from '@/data/officeAccounts';
import { AskDialog, type AskedProps } from '@/entries/AskDialog';
import { FormCheckbox } from '@/forms/FormCheckbox';
import { FormDate } from '@/forms/FormDate';
import { FormSelect } from '@/forms/FormSelect';
import { FormTextArea } from '@/forms/FormTextArea';
import { FormTextField } from '@/forms/FormTextField';

interface NoteDialogProps extends AskedProps {
  /** Today in the books zone. */
  readonly today: CalendarDateText;
  /** Who may look again: sign-ins of the office, whoever writes among them. */
  readonly colleagues: readonly string[];
  readonly self: string;
  readonly onSave: (note: NewNote) => void;
}

/** Notes something for colleagues, perhaps with a day on which somebody looks again. */
export function NoteDialog({ today, colleagues, self, onSave, ...rest }: NoteDialogProps) {
  return (
    <AskDialog
      {...rest}
      title={m.addNote()}
      submit={m.save()}
      initial={{ text: '', followUpOn: '', followUpBy: self, pinned: false }}
      validate={({ text, followUpOn }) => ({
        ...(text.trim() === '' && { text: m.noteEmpty() }),
        ...(followUpOn !== '' && followUpOn < today && { followUpOn: m.followUpPast() }),
      })}
      onSubmit={({ text, followUpOn, followUpBy, pinned }) =>
        onSave({ text, pinned, ...(followUpOn !== '' && { followUpOn, followUpBy }) })
      }
    >
      <FormTextArea name="text" label={m.noteText()} hint={m.noteHint()} max={longestNote} rows={4} />
      <FormDate name="followUpOn" label={m.followUpOn()} rule={{ min: today }} />
      <FormSelect
        name="followUpBy"
        label={m.followUpBy()}
        options={colleagues.map((name) => ({ value: name, label: name }))}
      />
      <FormCheckbox name="pinned" label={m.pinNote()} />
    </AskDialog>
  );
}

interface TagsDialogProps extends AskedProps {
  readonly tags: readonly string[];
  readonly onSave: (tags: string[]) => void;
}

/** The tags of an account in one line, with commas between them. */
export function TagsDialog({ tags, onSave, ...rest }: TagsDialogProps) {
  const typed = (text: string) => tagsOf(text.split(','));
  return (
    <AskDialog
      {...rest}
      title={m.tags()}
      submit={m.save()}
      initial={{ tags: tags.join(', ') }}
      validate={({ tags: text }) => {
        const long = typed(text).find((tag) => tag.length > longestTag);
        if (long !== undefined) return { tags: m.tagTooLong({ tag: long, most: longestTag }) };
        return typed(text).length > maxTags ? { tags: m.tagsTooMany({ most: maxTags }) } : {};
      }}
      onSubmit={({ tags: text }) => onSave(typed(text))}
    >
      <FormTextField name="tags" label={m.tagsField()} hint={m.tagsHint()} />
    </AskDialog>
  );
}
