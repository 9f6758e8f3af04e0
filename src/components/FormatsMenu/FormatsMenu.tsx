import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

/** A kind of file that a list can be taken along as. */
export interface ExportFormat<Id extends string> {
  readonly id: Id;
  /** What is in it, with the number of rows: "Download all 312 rows (CSV)". */
  readonly label: string;
  readonly note?: string;
}

export interface FormatsMenuProps<Id extends string> {
  readonly id: string;
  /** Names the menu: the words on its button. */
  readonly label: string;
  /** The button that it hangs from. */
  readonly anchor: HTMLElement;
  /** The kinds of file to choose from. */
  readonly formats: readonly ExportFormat<Id>[];
  /** Chooses a format by its id. */
  readonly onChoose: (format: Id) => void;
  readonly onClose: () => void;
}

/** The kinds of files that there are. */
export const FormatsMenu = <Id extends string>(props: FormatsMenuProps<Id>) => (
  <Menu
    anchorEl={props.anchor}
    open
    onClose={props.onClose}
    slotProps={{ list: { id: props.id, 'aria-label': props.label } }}
  >
    {props.formats.map(({ id, label, note }) => (
      <MenuItem key={id} onClick={() => props.onChoose(id)}>
        <ListItemText primary={label} secondary={note} />
      </MenuItem>
    ))}
  </Menu>
);
