import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { requestStatusWords } from '@contract/requests/labels';
import { requestStatuses } from '@contract/requests/states';
import * as stories from './RequestChip.stories';

const { Checks, EveryStatus, Submitted } = composeStories(stories);

it('says where a request stands', () => {
  render(<Submitted />);

  expect(screen.getByText('Submitted')).toBeVisible();
});

it('says of a check where it is', () => {
  render(<Checks />);

  expect(screen.getByText('On its way')).toBeVisible();
  expect(screen.getByText('Received')).toBeVisible();
});

it('says it in a word and a picture, whatever the status', () => {
  const { container } = render(<EveryStatus />);

  for (const status of requestStatuses) expect(screen.getByText(requestStatusWords[status])).toBeVisible();
  expect(container.querySelectorAll('svg')).toHaveLength(requestStatuses.length);
});
