import { expect, it } from 'vitest';
import { reasonWords } from '@contract/statements/reason';
import { inLanguage } from '@locales/inLanguage';
import { aSnapshot } from '@stories/support/statementBuilders';
import { reasonOf } from './reason';

it.each([
  [{}, 'Issued again with the same figures.', 'Emitido otra vez con las mismas cifras.'],
  [
    { chargesCents: 541_300 },
    'Corrected: new charges $5,413.00, was $5,413.28.',
    'Corregido: cargos nuevos: $5,413.00 (antes $5,413.28).',
  ],
  [
    { creditsCents: 0, endingCents: 663_128 },
    'Corrected: payments and credits $0.00, was $1,200.00; ending balance $6,631.28, was $5,431.28.',
    'Corregido: pagos y créditos: $0.00 (antes $1,200.00); saldo final: $6,631.28 (antes $5,431.28).',
  ],
  [
    { dueDate: '2026-05-20', previousCents: -500 },
    'Corrected: due date May 20, 2026, was May 15, 2026; previous balance −$5.00, was $1,200.00.',
    'Corregido: fecha de vencimiento: 20 may 2026 (antes 15 may 2026); saldo anterior: −$5.00 (antes $1,200.00).',
  ],
  [
    { periodFrom: '2026-03-01' },
    'Corrected: period Mar 1, 2026 to Apr 25, 2026, was Mar 26, 2026 to Apr 25, 2026.',
    'Corregido: período: 1 mar 2026 al 25 abr 2026 (antes 26 mar 2026 al 25 abr 2026).',
  ],
  [
    { discount: null },
    'Corrected: discount none, was $162.40.',
    'Corregido: descuento: ninguno (antes $162.40).',
  ],
])('a statement that differs by %j says: %s', (change, reason, spanish) => {
  // Whoever asks for the statement first: what is frozen is the same.
  const frozen = inLanguage('es', () => reasonOf(aSnapshot(), aSnapshot(change)));

  expect(frozen).toBe(reason);
  expect(reasonWords(frozen)).toBe(reason);
  expect(inLanguage('es', () => reasonWords(frozen))).toBe(spanish);
});

it.each(['Corrected by hand.', 'Corrected: the weather $1.00, was $2.00.', 'Ask us.'])(
  'what was frozen in other words stays as it is: %s',
  (frozen) => {
    expect(reasonWords(frozen)).toBe(frozen);
  },
);
