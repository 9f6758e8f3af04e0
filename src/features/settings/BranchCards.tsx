import * as m from '@locales/settings';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { FieldArray, useField } from 'formik';
import { memo, useContext } from 'react';
import type { BranchSettings } from '@contract/settings/schema';
import { EntryField } from '@/entries/Entry';
import { PartFold } from './PartFold';
import { SettingsRows } from './SettingsRows';
import { fromRow, newBranch, rowPath, rowValues } from './settingsValues';
import { branchEntries, closureEntries, hoursEntries } from './settingsSections';
import { branchWords, closureWords, hoursWords } from './settingsLabels';
import { Unfolding } from './unfolding';

interface BranchCardsProps {
  /** Branches that the ERP knows. */
  readonly branches: readonly { readonly code: string; readonly name: string }[];
}

/** Each branch with its settings, and a button for each that has none. */
export function BranchCards({ branches }: BranchCardsProps) {
  const [{ value }] = useField<readonly { readonly code: string }[]>('branches');
  const { unfold } = useContext(Unfolding);
  const nameOf = (code: string) => branches.find((branch) => branch.code === code)?.name ?? code;
  const missing = branches.filter(({ code }) => !value.some((branch) => branch.code === code));
  return (
    <FieldArray name="branches">
      {(list) => (
        <>
          {value.map(({ code }, at) => (
            // Formik binds it, and another function for each key that is typed would paint every branch anew.
            // oxlint-disable-next-line typescript/unbound-method
            <BranchCard key={code} at={at} name={nameOf(code)} onRemove={list.remove} />
          ))}
          {missing.length > 0 && (
            <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
              {missing.map(({ code, name }) => (
                <Button
                  key={code}
                  variant="outlined"
                  onClick={() => {
                    list.push(rowValues(newBranch(code)));
                    unfold({
                      fields: [`${rowPath('branches', value.length)}.${branchEntries()[0]!.path}`],
                      focus: true,
                    });
                  }}
                >
                  {m.addSettingsFor({ name })}
                </Button>
              ))}
            </Stack>
          )}
        </>
      )}
    </FieldArray>
  );
}

interface BranchCardProps {
  /** Which branch of the form's values it is. */
  readonly at: number;
  readonly name: string;
  readonly onRemove: (at: number) => void;
}

/** What is decided for one branch. A key that is typed elsewhere does not concern it. */
const BranchCard = memo(function BranchCard({ at, name, onRemove }: BranchCardProps) {
  const path = rowPath('branches', at);
  return (
    <PartFold
      title={m.branchNamed({ name })}
      summary={<BranchLine path={path} />}
      holds={(field) => field.startsWith(`${path}.`)}
    >
      {branchEntries().map((entry) => (
        <EntryField key={entry.path} entry={entry} below={path} />
      ))}
      <SettingsRows
        name={`${path}.hours`}
        title={m.hours()}
        none={m.noHoursYet()}
        add={m.addHours()}
        removal={(row) => m.removeHours({ row: row + 1, name })}
        fresh={() => ({ weekday: '1', open: '08:00', close: '17:00', seasonFrom: '', seasonTo: '' })}
        entries={hoursEntries()}
        words={(row) => hoursWords(fromRow(row))}
      />
      <SettingsRows
        name={`${path}.closures`}
        title={m.closures()}
        none={m.noClosures()}
        add={m.addDay()}
        removal={(row) => m.removeDay({ row: row + 1, name })}
        fresh={() => ({ date: '', reason: '', open: '', close: '' })}
        entries={closureEntries()}
        words={(row) => closureWords(fromRow(row))}
      />
      <Button color="error" onClick={() => onRemove(at)} sx={{ justifySelf: 'start', gridColumn: '1 / -1' }}>
        {m.removeBranch({ name })}
      </Button>
    </PartFold>
  );
});

function BranchLine({ path }: { readonly path: string }) {
  const [{ value }] = useField<unknown>(path);
  return branchWords(fromRow<BranchSettings>(value));
}
