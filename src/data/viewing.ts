/** A look at the portal as a customer sees it, in this tab alone: docs/rules.md#view-as. */
export interface Viewing {
  readonly id: string;
  /** The sign-in of whoever looks. */
  readonly actor: string;
  /** The customer's sign-in, and what they are called; '' where nobody said. */
  readonly subject: string;
  readonly name: string;
  /** When it is over, in milliseconds since 1970 by this browser's clock. */
  readonly until: number;
  /** The address that it was begun at. */
  readonly from: string;
}

/** Why a view ended: somebody ended it, its time was over, or the server says so. */
export type ViewEnd = 'ended' | 'time' | 'stopped';

/** What is told of a view after it. */
export interface EndedViewing {
  readonly why: ViewEnd;
  readonly name: string;
}

/** How the office calls the customer. */
export const viewedName = ({ name, subject }: Pick<Viewing, 'name' | 'subject'>): string => name || subject;

/** Where it is kept. The page's first script reads it too. */
export const viewingKey = 'viewAs';
const ENDED = 'viewAsEnded';

/** What it needs of the browser. */
export interface Tab {
  readonly sessionStorage: Pick<Storage, 'setItem' | 'removeItem'>;
  readonly location: Pick<Location, 'assign' | 'pathname' | 'search'>;
}

/** The view of this tab; undefined where there is none, or another person has signed in since. */
export const readViewing = (storage: Pick<Storage, 'getItem'>, actor: string): Viewing | undefined => {
  const viewing = parsed<Viewing>(storage.getItem(viewingKey));
  return viewing?.actor === actor ? viewing : undefined;
};

export const forgetViewing = (storage: Pick<Storage, 'removeItem'>): void => storage.removeItem(viewingKey);

/** Loads the office anew where the view was begun, to be told there why it ended. */
export function leaveViewing(
  viewing: Pick<Viewing, 'name' | 'subject' | 'from'>,
  why: ViewEnd,
  { sessionStorage, location }: Tab = window,
): void {
  forgetViewing(sessionStorage);
  const ended: EndedViewing = { why, name: viewedName(viewing) };
  sessionStorage.setItem(ENDED, JSON.stringify(ended));
  location.assign(viewing.from);
}

/** A view that just ended in this tab, for the one time that it is told. */
export function takeEnded(storage: Pick<Storage, 'getItem' | 'removeItem'>): EndedViewing | undefined {
  const ended = parsed<EndedViewing>(storage.getItem(ENDED));
  if (ended) storage.removeItem(ENDED);
  return ended;
}

function parsed<T>(text: string | null): T | undefined {
  try {
    return text === null ? undefined : (JSON.parse(text) as T);
  } catch {
    return undefined;
  }
}
