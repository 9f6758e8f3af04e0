import type { Product } from './catalogue';
import { extend, portion } from './exact';
import type { TaxOnLine } from './invoice';

/** Per state: sales tax in millionths, excise on clear diesel and gasoline in micro-dollars a gallon. */
const states: Readonly<Record<string, { sales: number; clear: number; gasoline: number }>> = {
  WA: { sales: 79_000, clear: 494_000, gasoline: 494_000 },
  ID: { sales: 60_000, clear: 320_000, gasoline: 320_000 },
  OR: { sales: 0, clear: 400_000, gasoline: 400_000 },
};
const federal = { clear: 244_000, gasoline: 184_000, dyed: 1_000 } as const;

/** The taxes on a line: sales tax unless the buyer is exempt, excise by the gallon always. */
export function taxesOn(
  item: Product,
  sold: { readonly quantity: number; readonly base: number },
  state: string,
  exempt: boolean,
): TaxOnLine[] {
  const rates = states[state]!;
  const perGallon = (
    code: string,
    description: string,
    jurisdiction: string,
    rateMicro: number,
  ): TaxOnLine => ({
    code,
    description,
    jurisdiction,
    rateMicro,
    amount: extend(sold.quantity, rateMicro),
  });
  switch (item.tax) {
    case 'sales':
      return exempt || rates.sales === 0 ? [] : [salesTax(state, sold.base)];
    case 'dyed':
      return [perGallon('LUST', 'Federal storage tank fee', 'US', federal.dyed)];
    case 'clear':
    case 'gasoline':
      return [
        perGallon('FEDX', 'Federal fuel excise', 'US', federal[item.tax]),
        perGallon(`${state}FUEL`, `${state} fuel tax`, state, rates[item.tax]),
      ];
    default:
      return [];
  }
}

export function salesTax(state: string, base: number): TaxOnLine {
  const rateMicro = states[state]!.sales;
  return {
    code: `${state}SALES`,
    description: `${state} sales tax`,
    jurisdiction: state,
    base,
    rateMicro,
    amount: portion(base, rateMicro),
  };
}
