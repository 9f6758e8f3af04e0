import type { OtherView, View } from './view';

/** How far an entry of the browser's history is from the sign-in form. */
interface Kept {
  readonly door: number;
}

const depthIn = (state: unknown): number => (state as Partial<Kept> | null)?.door ?? 0;

/**
 * Gives each form of the sign-in an entry in the browser's history, so that Back leads to the form before and not out
 * of the portal. Only what replaces a forgotten password is shown again: a challenge is over once somebody has left it.
 */
export function createAuthFlowHistory(show: (view: View) => void) {
  const views: View[] = [];

  function popped({ state }: PopStateEvent): void {
    const view = views[depthIn(state) - 1];
    show(view && canReturnTo(view) ? view : { kind: 'signIn', returned: true });
  }

  return {
    follow(): () => void {
      addEventListener('popstate', popped);
      return () => removeEventListener('popstate', popped);
    },

    /** A form takes the place of the one before. */
    enter(view: OtherView): void {
      const depth = depthIn(history.state);
      const isSame = views[depth - 1]?.kind === view.kind;
      const at = isSame ? depth - 1 : depth;
      views.length = at;
      views[at] = view;
      if (!isSame) history.pushState({ door: depth + 1 } satisfies Kept, '');
    },

    /** Back at the sign-in form by another way than Back: what lies between is left behind. */
    leave(): void {
      const depth = depthIn(history.state);
      if (depth > 0) history.go(-depth);
    },
  };
}

const canReturnTo = ({ kind }: View): boolean => kind === 'forgot' || kind === 'resetPassword';
