import Button from '@mui/material/Button';
import { lazy, Suspense, useId, useState } from 'react';
import * as m from '@locales/components';
import { Icon } from '../Icon/Icon';
import type { SettingsMenuProps } from '../SettingsMenu/SettingsMenu';

// A menu brings focus traps and layers, which nobody needs before the first click.
const loadMenu = () => import('../SettingsMenu/SettingsMenu');
const SettingsMenu = lazy(async () => ({ default: (await loadMenu()).SettingsMenu }));

const ColumnOrder = lazy(async () => ({
  default: (await import('../ColumnOrder/ColumnOrder')).ColumnOrder,
}));

export type GridSettingsProps = Omit<SettingsMenuProps, 'id' | 'anchor' | 'onClose' | 'onOrder'>;

/** Which columns a grid shows, how wide and how close, and whether "/" goes to its search. */
export function GridSettings(props: GridSettingsProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [ordering, setOrdering] = useState(false);
  const menuId = useId();
  const more = props.columns.filter(({ gaveWay }) => gaveWay).length;
  return (
    <>
      <Button
        startIcon={<Icon name="columns" />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        onPointerEnter={() => void loadMenu()}
        // The number of columns that gave way comes with the rows, and must not push what stands beside it.
        sx={{ minWidth: 148, justifyContent: 'flex-end' }}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {more === 0 ? m.columns() : m.moreColumns({ count: more })}
      </Button>
      {anchor && (
        <Suspense>
          <SettingsMenu
            {...props}
            id={menuId}
            anchor={anchor}
            onClose={() => setAnchor(null)}
            onOrder={() => setOrdering(true)}
          />
        </Suspense>
      )}
      {ordering && (
        <Suspense>
          <ColumnOrder
            columns={props.columns}
            onOrder={(order) => props.onPrefer({ order })}
            onClose={() => setOrdering(false)}
          />
        </Suspense>
      )}
    </>
  );
}
