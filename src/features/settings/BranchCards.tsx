import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { FieldArray, useField } from 'formik';
import { BranchCard } from './BranchCard';
import { newBranch, rowValues } from './settingsValues';

interface BranchCardsProps {
  /** Branches that the ERP knows. */
  readonly branches: readonly { readonly code: string; readonly name: string }[];
}

/** Each branch with its settings, and a button for each that has none. */
export function BranchCards({ branches }: BranchCardsProps) {
  const [{ value }] = useField<readonly { readonly code: string }[]>('branches');
  const nameOf = (code: string) => branches.find((branch) => branch.code === code)?.name ?? code;
  const missing = branches.filter(({ code }) => !value.some((branch) => branch.code === code));
  return (
    <FieldArray name="branches">
      {(list) => (
        <>
          {value.map(({ code }, at) => (
            <BranchCard
              key={code}
              path={`branches.${at}`}
              name={nameOf(code)}
              onRemove={() => list.remove(at)}
            />
          ))}
          {missing.length > 0 && (
            <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
              {missing.map(({ code, name }) => (
                <Button key={code} variant="outlined" onClick={() => list.push(rowValues(newBranch(code)))}>
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
