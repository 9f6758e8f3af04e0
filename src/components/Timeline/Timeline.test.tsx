import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as stories from './Timeline.stories';

const { Done, Failed, JustSubmitted, UnderWay } = composeStories(stories);

const stages = () =>
  within(screen.getByRole('list', { name: 'Stages of payment request PR-1042' })).getAllByRole('listitem');

describe('Timeline', () => {
  it('says of each stage how far it is, when and by whom', () => {
    render(<UnderWay />);

    expect(stages().map((stage) => stage.textContent)).toEqual([
      'DoneSubmittedNov 20, 2026, 9:42 AM PST · Dana HollisWe emailed your request to the payments team.',
      'DoneApprovedNov 20, 2026, 1:05 PM PST · Larkspur Basin office',
      'NowSent to bankNov 20, 2026, 5:30 PM PSTNo return received yet.',
      'To comeApplied to your account',
    ]);
  });

  it.each([
    ['under way', UnderWay, [2]],
    ['just begun', JustSubmitted, [0]],
    ['done', Done, []],
    ['failed', Failed, []],
  ])('marks where a request stands that is %s', (_, Story, here) => {
    render(<Story />);

    expect(
      stages().flatMap((stage, at) => (stage.getAttribute('aria-current') === 'step' ? [at] : [])),
    ).toEqual(here);
  });

  it('says in words that a stage failed, and why', () => {
    render(<Failed />);

    expect(stages().at(-1)).toHaveTextContent(/^Failed.*Not enough funds/);
  });
});
