import { expect, it } from 'vitest';
import { scheduleFLine } from './scheduleF';

it.each([
  [{ groupName: 'Nitrogen' }, 'Fertilizers and lime'],
  [{ groupName: 'Lime' }, 'Fertilizers and lime'],
  [{ groupName: 'HERBICIDE' }, 'Chemicals'],
  [{ groupName: 'Seed' }, 'Seeds and plants'],
  [{ groupName: 'Seed treatment' }, 'Chemicals'],
  [{ groupName: 'Feed and animal health' }, 'Feed'],
  [{ groupName: 'Dyed diesel' }, 'Gasoline, fuel, and oil'],
  [{ groupName: 'Custom application' }, 'Custom hire'],
  [{ groupName: 'Farm supplies' }, 'Supplies'],
  [{ groupName: 'Soil testing' }, 'Soil testing'],
  [{ groupName: null }, null],
  [{ groupName: null, lineType: 'freight' }, 'Freight and trucking'],
  [{ groupName: 'Other', docType: 'financeCharge' }, 'Interest, other'],
])('%j stands on the line %j', (over, line) => {
  expect(scheduleFLine({ docType: 'invoice', lineType: 'product', ...over })).toBe(line);
});
