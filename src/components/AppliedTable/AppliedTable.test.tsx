import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as stories from './AppliedTable.stories';

const { FromPayments, ToDocuments } = composeStories(stories);

const rows = () => screen.getAllByRole('row').map((row) => row.textContent);

describe('AppliedTable', () => {
  it('tells what money paid, with the discount that came with it', () => {
    render(<ToDocuments />);

    expect(screen.getByRole('table', { name: 'Applied to' })).toBeVisible();
    expect(rows()).toEqual([
      'DocumentAppliedAmount',
      '104859Apr 10, 2026$2,889.00and $57.78 discount',
      'On another accountApr 10, 2026$120.50',
    ]);
  });

  it('tells what a document was paid with', () => {
    render(<FromPayments />);

    expect(rows().slice(1)).toEqual([
      'Check 5521P-20881Mar 28, 2026$1,000.00',
      'Prepay PC-3309412.5 galApr 2, 2026$961.13',
    ]);
  });
});
