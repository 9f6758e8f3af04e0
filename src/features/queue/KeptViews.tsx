import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Divider from '@mui/material/Divider';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik } from 'formik';
import * as common from '@locales/common';
import * as m from '@locales/queue';
import { useId, useState } from 'react';
import type { OfficeViews } from '@/data/officeViews';
import { ErrorSummary } from '@/forms/ErrorSummary';
import { FormTextField } from '@/forms/FormTextField';
import { submitting } from '@/forms/submit';

interface KeptViewsProps {
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
        {shown ? m.viewShown({ title: shown.title }) : m.myViews()}
      </Button>
      <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {kept.views?.map((view) => (
          <MenuItem key={view.id} selected={view === shown} onClick={then(() => onShow(view.address))}>
            <ListItemText primary={view.title} />
          </MenuItem>
        ))}
        {kept.views && kept.views.length > 0 && <Divider component="li" />}
        <MenuItem onClick={then(() => setNaming(true))}>{m.keepThisView()}</MenuItem>
        {shown && (
          <MenuItem onClick={then(() => kept.remove(shown.id))}>
            {m.deleteView({ title: shown.title })}
          </MenuItem>
        )}
      </Menu>
      {naming && (
        <KeepView onKeep={(title) => kept.save({ title, address })} onClose={() => setNaming(false)} />
      )}
    </>
  );
}

interface KeepViewProps {
  readonly onKeep: (title: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks under which name a view is kept. */
function KeepView({ onKeep, onClose }: KeepViewProps) {
  const titleId = useId();
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle component="h2" variant="h3" id={titleId}>
        {m.keepThisView()}
      </DialogTitle>
      <Formik
        initialValues={{ title: '' }}
        validate={({ title }) => (title.trim() === '' ? { title: m.nameMissing() } : {})}
        onSubmit={submitting(async ({ title }: { title: string }) => {
          await onKeep(title);
          onClose();
        })}
      >
        {({ isSubmitting }) => (
          <Form noValidate>
            <DialogContent>
              <Stack sx={{ gap: 2 }}>
                <Typography>{m.keptForYou()}</Typography>
                <ErrorSummary fields={['title']} />
                <FormTextField name="title" label={common.name()} />
              </Stack>
            </DialogContent>
            <DialogActions sx={{ px: 3, pb: 2.5 }}>
              <Button variant="outlined" onClick={onClose}>
                {common.notNow()}
              </Button>
              <Button type="submit" variant="contained" loading={isSubmitting}>
                {m.keepView()}
              </Button>
            </DialogActions>
          </Form>
        )}
      </Formik>
    </Dialog>
  );
}
