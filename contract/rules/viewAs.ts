/** How long somebody of the office may look at a customer's portal: docs/rules.md#view-as. */
export const VIEW_AS_MINUTES = 30;

/** Names the view that a call belongs to. It opens nothing without the token of whoever began the view. */
export const VIEW_AS_HEADER = 'x-view-as';

/** More pages than anybody opens in that time. */
export const MAX_VIEWED_PAGES = 500;

/** The last instant of a view that begins now. At that instant it is over. */
export const viewEnd = (now: Date): Date => new Date(now.getTime() + VIEW_AS_MINUTES * 60_000);

export const isViewOver = (endsAt: Date, now: Date): boolean => now >= endsAt;
