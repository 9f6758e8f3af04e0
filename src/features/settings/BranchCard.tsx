import Button from '@mui/material/Button';
import { useField } from 'formik';
import { memo } from 'react';
import type { BranchSettings } from '@contract/settings/schema';
import { PartFold } from './PartFold';
import { SettingsEntry } from './SettingsEntry';
import { rowPath } from './settingsFields';
import { branchEntries, closureEntries, hoursEntries } from './settingsParts';
import { SettingsRows } from './SettingsRows';
import { fromRow } from './settingsValues';
import { branchWords, closureWords, hoursWords } from './settingsWords';

interface BranchCardProps {
  /** Which branch of the form's values it is. */
  readonly at: number;
  readonly name: string;
  readonly onRemove: (at: number) => void;
}

/** What is decided for one branch. A key that is typed elsewhere does not concern it. */
export const BranchCard = memo(function BranchCard({ at, name, onRemove }: BranchCardProps) {
  const path = rowPath('branches', at);
  return (
    <PartFold
      title={`Branch ${name}`}
      summary={<BranchLine path={path} />}
      holds={(field) => field.startsWith(`${path}.`)}
    >
      {branchEntries.map((entry) => (
        <SettingsEntry key={entry.path} entry={entry} below={path} />
      ))}
      <SettingsRows
        name={`${path}.hours`}
        title="Hours"
        none="No hours: the branch is shown with “Call for hours”."
        add="Add hours"
        nameOf={(row) => `hours ${row + 1} of ${name}`}
        fresh={() => ({ weekday: '1', open: '08:00', close: '17:00', seasonFrom: '', seasonTo: '' })}
        entries={hoursEntries}
        words={(row) => hoursWords(fromRow(row))}
      />
      <SettingsRows
        name={`${path}.closures`}
        title="Closures and other hours on a day"
        none="No day is an exception, beside the company’s holidays. Add a holiday with its hours to open on it."
        add="Add a day"
        nameOf={(row) => `day ${row + 1} of ${name}`}
        fresh={() => ({ date: '', reason: '', open: '', close: '' })}
        entries={closureEntries}
        words={(row) => closureWords(fromRow(row))}
      />
      <Button color="error" onClick={() => onRemove(at)} sx={{ justifySelf: 'start', gridColumn: '1 / -1' }}>
        Take {name} out of the settings
      </Button>
    </PartFold>
  );
});

function BranchLine({ path }: { readonly path: string }) {
  const [{ value }] = useField<unknown>(path);
  return branchWords(fromRow<BranchSettings>(value));
}
