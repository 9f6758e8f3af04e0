import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { passwordRequirements } from '@contract/rules/password';
import * as m from '@locales/components';
import { Icon } from '../Icon/Icon';

interface PasswordChecklistProps {
  /** What the customer has typed so far. */
  readonly password: string;
}

/** Ticks off the password policy while the customer types. */
export function PasswordChecklist({ password }: PasswordChecklistProps) {
  return (
    <List dense disablePadding aria-label={m.passwordRequirements()}>
      {passwordRequirements
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
