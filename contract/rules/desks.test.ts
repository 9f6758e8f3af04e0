import { describe, expect, it } from 'vitest';
import { capabilities, type Capability } from './capabilities';
import { type DeskName, deskNames, desks, mayUse } from './desks';

const nobody = { admin: false, deposit_plan: false };
const all = Object.keys(capabilities) as Capability[];
const isReading = (capability: string) => /^(see|read)/.test(capability);

describe('desks', () => {
  it.each<[DeskName, Capability, boolean]>([
    ['receivable', 'workQueue', true],
    ['receivable', 'approveLarge', false],
    ['receivable', 'confirmBankAccounts', false],
    ['receivable', 'workBankFiles', true],
    ['receivable', 'changeOriginator', false],
    ['receivable', 'seeUsers', false],
    ['credit', 'approveLarge', true],
    ['credit', 'confirmBankAccounts', true],
    ['credit', 'workBankFiles', false],
    ['credit', 'changeSettings', false],
    ['help', 'helpUsers', true],
    ['help', 'manageUsers', false],
    ['help', 'viewAs', true],
    ['help', 'seeQueue', false],
    ['audit', 'readAudit', true],
    ['audit', 'workQueue', false],
    ['audit', 'viewAs', false],
    ['audit', 'keepViews', false],
  ])('%s: %s is %s', (desk, capability, opens) => {
    expect(mayUse({ ...nobody, desks: [desk] }, capability)).toBe(opens);
  });

  it('the auditor reads all there is to read, and does nothing', () => {
    expect([...desks.audit].sort()).toEqual(all.filter(isReading).sort());
  });

  it.each(['manageUsers', 'workImports', 'changeSettings', 'changeOriginator', 'depositPlan'] as const)(
    '%s is opened by none',
    (capability) => {
      expect(mayUse({ ...nobody, desks: deskNames }, capability)).toBe(false);
    },
  );

  it('add up where somebody sits at several', () => {
    const powers = { ...nobody, desks: ['credit', 'help'] } as const;
    expect([
      mayUse(powers, 'approveLarge'),
      mayUse(powers, 'helpUsers'),
      mayUse(powers, 'readAudit'),
    ]).toEqual([true, true, false]);
  });

  it('are not needed by an administrator, and open no deposit plan', () => {
    const admin = { ...nobody, admin: true };
    expect(all.filter((capability) => !mayUse(admin, capability))).toEqual(['depositPlan']);
  });
});

describe('whoever sees one branch alone', () => {
  const powers = { ...nobody, desks: deskNames, branch: 'PUL' };

  it('has what is narrowed to it, and is refused the rest', () => {
    expect(all.filter((capability) => mayUse(powers, capability))).toEqual([
      'seeOffice',
      'keepViews',
      'seeAccounts',
      'noteAccounts',
      'agreePlans',
      'seeQueue',
      'workQueue',
      'approveLarge',
      'confirmBankAccounts',
      'seeMessages',
      'answerMessages',
    ]);
  });

  it('is not narrowed as an administrator', () => {
    expect(mayUse({ ...powers, admin: true }, 'readAudit')).toBe(true);
  });

  it('keeps the own deposit plan', () => {
    expect(mayUse({ ...powers, deposit_plan: true }, 'depositPlan')).toBe(true);
  });
});
