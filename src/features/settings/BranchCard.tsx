import Button from '@mui/material/Button';
import { weekdayNames } from '../../../contract/rules/openingHours';
import { FormSelect } from '../../forms/FormSelect';
import { FormTextField } from '../../forms/FormTextField';
import { PartCard } from './PartCard';
import { SettingsEntry } from './SettingsEntry';
import { branchEntries } from './settingsParts';
import { SettingsRows } from './SettingsRows';

interface BranchCardProps {
  /** Path of the branch in the form's values. */
  readonly path: string;
  readonly name: string;
  readonly onRemove: () => void;
}

/** What is decided for one branch. */
export function BranchCard({ path, name, onRemove }: BranchCardProps) {
  return (
    <PartCard title={`Branch ${name}`} about="Its address, phone and time zone come from the ERP.">
      {branchEntries.map((entry) => (
        <SettingsEntry key={entry.path} entry={entry} below={path} />
      ))}
      <SettingsRows
        name={`${path}.hours`}
        title="Hours"
        none="No hours: the branch is shown with “Call for hours”."
        add="Add hours"
        nameOf={(at) => `hours ${at + 1} of ${name}`}
        fresh={() => ({ weekday: '1', open: '08:00', close: '17:00', seasonFrom: '', seasonTo: '' })}
      >
        {(row) => (
          <>
            <FormSelect name={`${row}.weekday`} label="Weekday" options={weekdays} />
            <FormTextField name={`${row}.open`} label="Opens" type="time" />
            <FormTextField name={`${row}.close`} label="Closes" type="time" />
            <FormTextField name={`${row}.seasonFrom`} label="Season from" hint="04-15" optional />
            <FormTextField name={`${row}.seasonTo`} label="Season to" hint="06-30" optional />
          </>
        )}
      </SettingsRows>
      <SettingsRows
        name={`${path}.closures`}
        title="Closures and other hours on a day"
        none="No day is an exception."
        add="Add a day"
        nameOf={(at) => `day ${at + 1} of ${name}`}
        fresh={() => ({ date: '', reason: '', open: '', close: '' })}
      >
        {(row) => (
          <>
            <FormTextField name={`${row}.date`} label="Day" type="date" />
            <FormTextField name={`${row}.reason`} label="Reason" optional />
            <FormTextField name={`${row}.open`} label="Opens" type="time" optional />
            <FormTextField name={`${row}.close`} label="Closes" type="time" optional />
          </>
        )}
      </SettingsRows>
      <Button color="error" onClick={onRemove} sx={{ justifySelf: 'start', gridColumn: '1 / -1' }}>
        Take {name} out of the settings
      </Button>
    </PartCard>
  );
}

const weekdays = weekdayNames.map((label, day) => ({ value: String(day), label }));
