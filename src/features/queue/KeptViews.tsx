import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import type { OfficeViews } from '@/data/officeViews';
import { KeepView } from './KeepView';

export interface KeptViewsProps {
  readonly kept: OfficeViews;
  /** The list as it is in view, as an address. */
  readonly address: string;
  readonly onShow: (address: string) => void;
}

/** The views that somebody keeps beside the tabs: shown, kept under a name, forgotten. */
export function KeptViews({ kept, address, onShow }: KeptViewsProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [naming, setNaming] = useState(false);
  const menuId = useId();
  const shown = kept.views?.find((view) => view.address === address);
  const then = (work: () => void) => () => {
    setAnchor(null);
    work();
  };
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {shown ? `View: ${shown.title}` : 'My views'}
      </Button>
      <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {kept.views?.map((view) => (
          <MenuItem key={view.id} selected={view === shown} onClick={then(() => onShow(view.address))}>
            <ListItemText primary={view.title} />
          </MenuItem>
        ))}
        {kept.views && kept.views.length > 0 && <Divider component="li" />}
        <MenuItem onClick={then(() => setNaming(true))}>Keep this view…</MenuItem>
        {shown && <MenuItem onClick={then(() => kept.remove(shown.id))}>Forget “{shown.title}”</MenuItem>}
      </Menu>
      {naming && (
        <KeepView onKeep={(title) => kept.save({ title, address })} onClose={() => setNaming(false)} />
      )}
    </>
  );
}
