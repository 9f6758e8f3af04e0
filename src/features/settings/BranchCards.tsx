import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { FieldArray, useField } from 'formik';
import { useContext } from 'react';
import { BranchCard } from './BranchCard';
import { rowPath } from './settingsFields';
import { branchEntries } from './settingsParts';
import { newBranch, rowValues } from './settingsValues';
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
                      fields: [`${rowPath('branches', value.length)}.${branchEntries[0]!.path}`],
                      focus: true,
                    });
                  }}
                >
                  Add settings for {name}
                </Button>
              ))}
            </Stack>
          )}
        </>
      )}
    </FieldArray>
  );
}
