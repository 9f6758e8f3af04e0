import * as m from '@locales/users';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { deskWords } from '@contract/officeUsers/labels';
import type { OfficeUserDetail } from '@contract/officeUsers/schema';
import type { OfficePowers } from '@contract/rules/consent';
import { deskNames } from '@contract/rules/desks';
import { ConfirmDialog } from '@/components/ConfirmDialog/ConfirmDialog';

interface PowersDialogProps {
  readonly user: Pick<OfficeUserDetail, 'name' | 'admin' | 'desks' | 'branch' | 'branches'>;
  readonly busy: boolean;
  readonly failure: string | undefined;
  readonly onSave: (powers: OfficePowers) => void;
  readonly onClose: () => void;
}

/** What somebody may do in the office: desks, and whether they see one branch alone. */
export function PowersDialog({ user, busy, failure, onSave, onClose }: PowersDialogProps) {
  const { name, admin, branches } = user;
  const [desks, setDesks] = useState<OfficePowers['desks']>(user.desks);
  const [branch, setBranch] = useState(user.branch);
  const held = new Set(desks);
  return (
    <ConfirmDialog
      title={m.desksOf({ name })}
      action={m.changeDesks()}
      busy={busy}
      failure={failure}
      onConfirm={() => onSave({ admin, desks, branch })}
      onCancel={onClose}
    >
      <Stack sx={{ gap: 2 }}>
        <Typography component="span">{m.desksAbout()}</Typography>
        <Stack>
          {deskNames.map((desk) => (
            <FormControlLabel
              key={desk}
              label={deskWords[desk]}
              control={
                <Switch
                  checked={held.has(desk)}
                  onChange={({ target }) =>
                    setDesks(target.checked ? [...desks, desk] : desks.filter((each) => each !== desk))
                  }
                />
              }
            />
          ))}
        </Stack>
        <TextField
          select
          label={m.branchesSeen()}
          value={branch ?? ''}
          onChange={({ target }) => setBranch(target.value === '' ? null : target.value)}
        >
          <MenuItem value="">{m.allBranches()}</MenuItem>
          {branches.map(({ code, name: branchName }) => (
            <MenuItem key={code} value={code}>
              {branchName}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
    </ConfirmDialog>
  );
}
