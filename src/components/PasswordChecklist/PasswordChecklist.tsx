import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import * as m from '@locales/components';
import { Icon } from '../Icon/Icon';

/** One thing that a new password needs. */
export interface PasswordRequirement {
  readonly id: string;
  /** A noun phrase without a period, in the language of the moment: "A digit". */
  readonly label: () => string;
  readonly isMet: (password: string) => boolean;
  /** Shown only while it is not met. */
  readonly isQuiet?: boolean;
}

export interface PasswordChecklistProps {
  /** The whole policy, in the order of the list. */
  readonly requirements: readonly PasswordRequirement[];
  /** What the customer has typed so far. */
  readonly password: string;
}

/** Ticks off a password policy while the customer types. */
export function PasswordChecklist({ requirements, password }: PasswordChecklistProps) {
  return (
    <List dense disablePadding aria-label={m.passwordRequirements()}>
      {requirements
        .filter(({ isQuiet, isMet }) => !isQuiet || !isMet(password))
        .map(({ id, label, isMet }) => (
          <Requirement key={id} label={label()} met={isMet(password)} />
        ))}
    </List>
  );
}

function Requirement({ label, met }: { readonly label: string; readonly met: boolean }) {
  return (
    <ListItem
      disableGutters
      sx={{ py: 0.25 }}
      aria-label={
        met ? m.requirementMet({ requirement: label }) : m.requirementNotMet({ requirement: label })
      }
    >
      <ListItemIcon sx={{ minWidth: 28 }}>
        <Icon name={met ? 'done' : 'todo'} fontSize="small" color={met ? 'success' : 'disabled'} />
      </ListItemIcon>
      <ListItemText primary={label} />
    </ListItem>
  );
}
