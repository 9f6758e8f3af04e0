import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as stories from './QrCode.stories';

const { Default, Large, Long } = composeStories(stories);

const picture = () => screen.getByRole('img');
const colors = () => [...picture().querySelectorAll('path')].map((path) => path.getAttribute('fill'));
const modulesPerSide = () => Number(picture().getAttribute('viewBox')?.split(' ')[2]);

describe('QrCode', () => {
  it('says what it is for', () => {
    render(<Default />);

    expect(picture()).toHaveAccessibleName('QR code of the portal’s address');
  });

  it('is dark on light, whatever the scheme', () => {
    render(<Default />);

    expect(colors()).toEqual(['white', 'black']);
  });

  it('keeps a border of four modules empty', () => {
    render(<Default />);

    const [, dark] = picture().querySelectorAll('path');
    expect(dark?.getAttribute('d')).toMatch(/^M4[ ,]4/);
  });

  it('grows by finer modules, not by size', () => {
    render(<Default />);
    const short = modulesPerSide();
    document.body.replaceChildren();
    render(<Long />);

    expect(modulesPerSide()).toBeGreaterThan(short);
    expect(picture()).toHaveAttribute('width', '184');
  });

  it('is as large as asked', () => {
    render(<Large />);

    expect(picture()).toHaveAttribute('width', '320');
  });
});
