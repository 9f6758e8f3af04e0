import Button from '@mui/material/Button';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Icon } from '../Icon/Icon';

/** A kind of file that a list can be taken along as. */
export interface ExportFormat<Id extends string> {
  readonly id: Id;
  /** What is in it, with the number of rows: "Download all 312 rows (CSV)". */
  readonly label: string;
  readonly note?: string;
}

interface ExportMenuProps<Id extends string> {
  /** On the button: what is in the files, where that is not what is on screen. */
  readonly label?: string;
  readonly formats: readonly ExportFormat<Id>[];
  readonly state: 'ready' | 'busy' | 'failed';
  /** Whether there is nothing to take along. */
  readonly empty?: boolean;
  readonly onExport: (format: Id) => void;
}

/** Files of everything that the filters let through, whatever page is on screen. */
export function ExportMenu<Id extends string>(props: ExportMenuProps<Id>) {
  const { label: name = 'Download', formats, state, empty = false, onExport } = props;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menuId = useId();
  const choose = (format: Id) => {
    setAnchor(null);
    onExport(format);
  };
  return (
    <>
      <Button
        startIcon={<Icon name="download" />}
        loading={state === 'busy'}
        loadingPosition="start"
        disabled={empty}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {name}
      </Button>
      <Typography
        component="output"
        variant="body2"
        sx={[news, { color: state === 'failed' ? 'error.main' : 'text.secondary' }]}
      >
        {outcome[state]}
      </Typography>
      <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {formats.map(({ id, label, note }) => (
          <MenuItem key={id} onClick={() => choose(id)}>
            <ListItemText primary={label} secondary={note} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

const outcome = {
  ready: '',
  busy: 'Preparing your file…',
  failed: 'The file didn’t come. Try again.',
} as const;

const news = {
  display: 'block',
  order: 1,
  alignSelf: 'center',
  px: 1,
  '&:empty': { display: 'none' },
} as const;
