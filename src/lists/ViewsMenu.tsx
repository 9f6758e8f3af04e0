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
import * as m from '@locales/lists';
import { useId, useState } from 'react';
import type { OfficeView } from '@contract/officeViews/schema';
import { ErrorSummary } from '@/forms/ErrorSummary';
import { FormCheckbox } from '@/forms/FormCheckbox';
import { FormTextField } from '@/forms/FormTextField';
import { submitting } from '@/forms/submit';
import type { KeptViewsProps } from './useKeptViews';

interface ViewsMenuProps extends KeptViewsProps {
  readonly id: string;
  /** The button that it hangs from; null while it is closed. */
  readonly anchor: HTMLElement | null;
  /** Whether whoever looks may keep views; others show those that colleagues share. */
  readonly keeps: boolean;
  /** The view that is as the list is now. */
  readonly shown: OfficeView | undefined;
  readonly onClose: () => void;
}

/** Views to show, and what can be done with the one in view: kept, made the beginning, deleted. */
export function ViewsMenu({ id, anchor, kept, keeps, address, shown, onClose }: ViewsMenuProps) {
  const [naming, setNaming] = useState(false);
  const then = (work: () => void) => () => {
    onClose();
    work();
  };
  const views = [...(kept.views ?? [])].sort((a, b) => Number(b.own) - Number(a.own));
  return (
    <>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={onClose}>
        {views.map((view) => (
          <MenuItem key={view.id} selected={view === shown} onClick={then(() => kept.show(view))}>
            <ListItemText primary={view.title} secondary={aboutView(view)} />
          </MenuItem>
        ))}
        {keeps && views.length > 0 && <Divider component="li" />}
        {keeps && <MenuItem onClick={then(() => setNaming(true))}>{m.keepThisView()}</MenuItem>}
        {keeps && shown && (
          <MenuItem onClick={then(() => kept.start(shown.starts ? null : shown.id))}>
            {shown.starts ? m.doNotBeginWith() : m.beginWith({ title: shown.title })}
          </MenuItem>
        )}
        {keeps && shown?.own && (
          <MenuItem onClick={then(() => kept.remove(shown))}>{m.deleteView({ title: shown.title })}</MenuItem>
        )}
      </Menu>
      {naming && (
        <KeepView
          initial={{ title: shown?.own ? shown.title : '', shared: shown?.own ? shown.shared : false }}
          onKeep={(entries) => kept.save({ ...entries, address })}
          onClose={() => setNaming(false)}
        />
      )}
    </>
  );
}

const aboutView = ({ own, shared, owner, starts }: OfficeView): string | undefined =>
  [!own && m.sharedBy({ owner }), own && shared && m.youShare(), starts && m.beginsWith()]
    .filter(Boolean)
    .join(', ') || undefined;

interface Entries {
  readonly title: string;
  readonly shared: boolean;
}

interface KeepViewProps {
  readonly initial: Entries;
  readonly onKeep: (entries: Entries) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks under which name a view is kept, and for whom. */
function KeepView({ initial, onKeep, onClose }: KeepViewProps) {
  const titleId = useId();
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle component="h2" variant="h3" id={titleId}>
        {m.keepThisView()}
      </DialogTitle>
      <Formik<Entries>
        initialValues={initial}
        validate={({ title }) => (title.trim() === '' ? { title: m.nameMissing() } : {})}
        onSubmit={submitting(async (entries: Entries) => {
          await onKeep(entries);
          onClose();
        })}
      >
        {({ isSubmitting }) => (
          <Form noValidate>
            <DialogContent>
              <Stack sx={{ gap: 2 }}>
                <Typography>{m.whatIsKept()}</Typography>
                <ErrorSummary fields={['title']} />
                <FormTextField name="title" label={common.name()} />
                <FormCheckbox name="shared" label={m.shareView()} hint={m.shareViewAbout()} />
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
