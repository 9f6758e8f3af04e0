import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ComponentType, lazy, Suspense, useId, useState } from 'react';
import * as common from '@locales/common';
import * as m from '@locales/components';
import type { ExportFormat, FormatsMenuProps } from '../FormatsMenu/FormatsMenu';
import { HeldButton } from '../heldButton';
import { Icon } from '../Icon/Icon';
import { visuallyHidden } from '../visuallyHidden';

// A menu brings focus traps and layers, which nobody needs before the first click.
const loadMenu = () => import('../FormatsMenu/FormatsMenu');
const LazyMenu = lazy(async () => ({ default: (await loadMenu()).FormatsMenu }));

export interface ExportMenuProps<Id extends string> {
  /** On the button: what is in the files, where that is not what is on screen. */
  readonly label?: string;
  /** The kinds of file to choose from. */
  readonly formats: readonly ExportFormat<Id>[];
  /** `busy` while a file is made, `failed` when it did not come. */
  readonly state: 'ready' | 'busy' | 'failed';
  /** Whether there is nothing to take along. */
  readonly empty?: boolean;
  /** Asks for a file of this format. */
  readonly onExport: (format: Id) => void;
}

/** Files of everything that the filters let through, whatever page is on screen. */
export function ExportMenu<Id extends string>(props: ExportMenuProps<Id>) {
  const { label: name = common.download(), formats, state, empty = false, onExport } = props;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menuId = useId();
  // `lazy` forgets that the component is generic.
  const FormatsMenu = LazyMenu as unknown as ComponentType<FormatsMenuProps<Id>>;
  const choose = (format: Id) => {
    setAnchor(null);
    onExport(format);
  };
  return (
    <>
      <Button
        component={HeldButton}
        // The menu gives it back the focus as the file is asked for.
        held={state === 'busy'}
        startIcon={<Icon name="download" />}
        loading={state === 'busy'}
        loadingPosition="start"
        disabled={empty}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        onPointerEnter={() => void loadMenu()}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {name}
      </Button>
      <Typography
        component="output"
        variant="body2"
        sx={[news, { color: state === 'failed' ? 'error.main' : 'text.secondary' }]}
      >
        {outcome[state]?.()}
      </Typography>
      {anchor && (
        <Suspense>
          <FormatsMenu
            id={menuId}
            label={name}
            anchor={anchor}
            onClose={() => setAnchor(null)}
            formats={formats}
            onChoose={choose}
          />
        </Suspense>
      )}
    </>
  );
}

const outcome = { ready: undefined, busy: m.preparingFile, failed: m.fileFailed } as const;

const news = {
  display: 'block',
  order: 1,
  alignSelf: 'center',
  px: 1,
  // There before its words, or they would not be read aloud when they come.
  '&:empty': visuallyHidden,
} as const;
