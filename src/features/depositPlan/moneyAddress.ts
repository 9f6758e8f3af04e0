/** The steps of asking for money, each with an address of its own. */
export type MoneyStep = 'form' | 'check' | 'sent';

/** Where somebody stands. */
export interface MoneyPlace {
  readonly step: MoneyStep;
  /** The request that came of it. */
  readonly request: string | null;
  /** The bank account that was added on the way, by its id. */
  readonly addedBank: string | null;
}

export function readMoneyPlace(address: URLSearchParams): MoneyPlace {
  const step = address.get('step');
  return {
    step: step === 'check' || step === 'sent' ? step : 'form',
    request: address.get('request'),
    addedBank: address.get('bank'),
  };
}

/** The address of another step of the same form. */
export function atMoneyStep(address: URLSearchParams, step: MoneyStep, request?: string): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const name of ['step', 'request', 'bank']) next.delete(name);
  if (step !== 'form') next.set('step', step);
  if (request !== undefined) next.set('request', request);
  return next;
}

/** Leads to another step. */
export type GoToMoneyStep = (
  step: MoneyStep,
  how?: { readonly replace?: boolean; readonly request?: string },
) => void;
