import * as m from '@locales/lists';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { OfficeListName } from '@contract/officeViews/labels';
import type { OfficeView } from '@contract/officeViews/schema';
import { type GridMemory, layoutText, withLayout } from '../components/gridPreferences';
import { useToast } from '../components/Toasts/Toasts';
import { useOfficeViews } from '../data/officeViews';

type Named = Pick<OfficeView, 'title' | 'address' | 'shared'>;

/** The views of a list, and what can be done with them. */
export interface KeptList {
  /** Undefined while they are on their way. */
  readonly views: readonly OfficeView[] | undefined;
  /** Keeps the list as it is, with its columns. @throws ApiError for a name that cannot be kept */
  readonly save: (view: Named) => Promise<unknown>;
  readonly show: (view: OfficeView) => void;
  /** The list begins with that view from now on; null: as usual. */
  readonly start: (id: string | null) => void;
  /** It can be undone for a while. */
  readonly remove: (view: OfficeView) => void;
  /** Counts the views that were shown: the list reads its columns anew. */
  readonly shown: number;
}

export interface KeptViewsProps {
  readonly kept: KeptList;
  /** The list as it is in view, as an address. */
  readonly address: string;
}

/**
 * The views of one of the office's lists. It begins with the one that somebody chose for that, where its address says
 * nothing of its own.
 */
export function useKeptViews(list: OfficeListName, memory: GridMemory): KeptList {
  const [address, setAddress] = useSearchParams();
  const [shown, setShown] = useState(0);
  const toast = useToast();
  const { views, save, start, remove } = useOfficeViews(list);

  const put = (view: OfficeView, replace: boolean) => {
    memory.keep(withLayout(memory.recall(), view.layout));
    setShown((times) => times + 1);
    setAddress(view.address, { replace });
  };
  const begun = useRef(String(address) !== '');
  useEffect(function beginWithTheChosen() {
    if (begun.current || !views) return;
    begun.current = true;
    const first = views.find(({ starts }) => starts);
    if (first && String(address) === '') queueMicrotask(() => put(first, true));
  });

  const keep = (view: Named, layout: string) => save({ ...view, layout });
  return {
    views,
    shown,
    save: (view) => keep(view, layoutText(memory.recall())),
    show: (view) => put(view, false),
    start: (id) => void start(id),
    remove(view) {
      const { title, address: where, shared, layout, starts } = view;
      const again = async () => {
        const kept = await keep({ title, address: where, shared }, layout);
        const back = kept.views.find((one) => one.own && one.title === title);
        if (starts && back) await start(back.id);
      };
      void remove(view.id).then(() =>
        toast({
          message: m.viewDeleted({ title }),
          action: { label: m.undo(), onPress: () => void again() },
        }),
      );
    },
  };
}
