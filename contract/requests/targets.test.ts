import { describe, expect, it } from 'vitest';
import { inLanguage } from '@locales/inLanguage';
import { keptCheck, keptTargets, toldSource, toldTarget } from './targets';

describe('where the money of a request goes', () => {
  it.each([
    [keptTargets.invoices(1), '1 invoice', '1 factura'],
    [keptTargets.invoices(3), '3 invoices', '3 facturas'],
    [keptTargets.onAccount, 'On account', 'A cuenta'],
    [keptTargets.prepay(undefined), 'Prepay', 'Prepago'],
    [keptTargets.prepay('PP-1'), 'Prepay PP-1', 'Prepago PP-1'],
    [keptTargets.checkAt('Pullman'), 'Check at Pullman', 'Cheque en Pullman'],
    [keptTargets.checkByMail, 'Check by mail', 'Cheque por correo'],
    [keptTargets.account('Ada Farms ••17'), 'Account Ada Farms ••17', 'Cuenta Ada Farms ••17'],
    ['Farm checking ••4417', 'Farm checking ••4417', 'Farm checking ••4417'],
  ])('%s is told in the language of who reads it', (kept, english, spanish) => {
    expect(toldTarget(kept)).toBe(english);
    expect(inLanguage('es', () => toldTarget(kept))).toBe(spanish);
  });
});

it.each([
  [keptCheck('1042'), 'Check 1042', 'Cheque 1042'],
  ['Check 1042 ••17', 'Check 1042 ••17', 'Check 1042 ••17'],
  ['Farm checking ••17', 'Farm checking ••17', 'Farm checking ••17'],
])('where the money of a request comes from is told too: %s', (kept, english, spanish) => {
  expect(toldSource(kept)).toBe(english);
  expect(inLanguage('es', () => toldSource(kept))).toBe(spanish);
});
