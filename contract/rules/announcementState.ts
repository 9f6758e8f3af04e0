/** Where an announcement stands: docs/rules.md#announcements. */
export const announcementStates = ['draft', 'scheduled', 'running', 'ended', 'cancelled'] as const;
export type AnnouncementState = (typeof announcementStates)[number];

interface Decided {
  /** What the office decided. */
  readonly decided: 'draft' | 'scheduled' | 'cancelled';
  readonly beginsAt: Date;
  readonly endsAt: Date;
}

/** At the instant of its beginning it runs, at that of its end it does not any more. */
export function announcementState({ decided, beginsAt, endsAt }: Decided, now: Date): AnnouncementState {
  if (decided !== 'scheduled') return decided;
  if (now < beginsAt) return 'scheduled';
  return now < endsAt ? 'running' : 'ended';
}

const cancellable: ReadonlySet<AnnouncementState> = new Set(['draft', 'scheduled', 'running']);

/** What has ended cannot be ended early. */
export const mayCancelAnnouncement = (state: AnnouncementState): boolean => cancellable.has(state);
