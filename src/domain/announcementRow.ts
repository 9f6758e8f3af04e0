import type { ToldAnnouncement } from '@contract/announcements/schema';

/** How high a closed row is, pixels: its place is kept while its code comes, so that nothing on the page moves. */
export const rowHeight = 53;

export interface AnnouncementStripProps {
  /** Its name where a page has another one: a preview’s. */
  readonly label?: string;
  /** What runs and the customer did not dismiss, in its order. Nothing is drawn for none. */
  readonly announcements: readonly ToldAnnouncement[];
  /** Undefined where somebody looks as the customer, who alone reads and dismisses. */
  readonly onRead?: (announcementNo: number) => void;
  /** Shown no more. */
  readonly onDismiss?: (announcementNo: number) => void;
  /** Shown again at the next visit. */
  readonly onClose?: (announcementNo: number) => void;
}
