import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { persistently } from '@/components/persistently';
import { type AnnouncementStripProps, rowHeight } from '../announcementRow';

// Most pages have none of it.
const Rows = lazy(() =>
  persistently(() => import('../announcementRows')).then((m) => ({ default: m.AnnouncementRows })),
);

/** What the company tells this customer, above the page; nothing on most days. */
export const AnnouncementStrip = (props: AnnouncementStripProps) =>
  props.announcements.length > 0 && (
    <Suspense fallback={<Box sx={{ height: props.announcements.length * rowHeight }} />}>
      <Rows {...props} />
    </Suspense>
  );
