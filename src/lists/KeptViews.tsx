import Button from '@mui/material/Button';
import * as m from '@locales/lists';
import { lazy, Suspense, useId, useState } from 'react';
import { useMay } from '../data/may';
import type { KeptViewsProps } from './useKeptViews';

// A menu and a form, which nobody needs before the first click.
const ViewsMenu = lazy(async () => ({ default: (await import('./ViewsMenu')).ViewsMenu }));

/** The views of a list that somebody keeps, and those that colleagues share. */
export function KeptViews({ kept, address }: KeptViewsProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wanted, setWanted] = useState(false);
  const menuId = useId();
  const keeps = useMay()('keepViews');
  const shown = kept.views?.find((view) => view.address === address);
  // Whoever keeps none still sees what colleagues share.
  if (!keeps && !kept.views?.length) return null;
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        onClick={(event) => {
          setWanted(true);
          setAnchor(event.currentTarget);
        }}
      >
        {shown ? m.viewShown({ title: shown.title }) : m.myViews()}
      </Button>
      <Suspense>
        {wanted && (
          <ViewsMenu
            id={menuId}
            anchor={anchor}
            kept={kept}
            keeps={keeps}
            address={address}
            shown={shown}
            onClose={() => setAnchor(null)}
          />
        )}
      </Suspense>
    </>
  );
}
