import { ThemeProvider } from '@mui/material/styles';
import { DocsContext } from '@storybook/addon-docs/blocks';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps, ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { theme } from '@theme/index';
import { PageLink, Prose } from './pageElements';
import { Changes } from './FactsSections';
import { DosAndDonts, Keyboard, Usage } from './UsageSections';

const emit = vi.fn();
const context = { channel: { emit } } as unknown as ComponentProps<typeof DocsContext.Provider>['value'];

const show = (page: ReactNode) =>
  render(
    <ThemeProvider theme={theme}>
      <DocsContext.Provider value={context}>{page}</DocsContext.Provider>
    </ThemeProvider>,
  );

describe('words of a page', () => {
  it('are code between backticks', () => {
    const { container } = show(<Prose>Give it `cents`, not `dollars`.</Prose>);
    expect(container).toHaveTextContent('Give it cents, not dollars.');
    expect([...container.querySelectorAll('code')].map(({ textContent }) => textContent)).toEqual([
      'cents',
      'dollars',
    ]);
  });

  it.each([
    ['Tab, Shift + Tab', ['Tab', 'Shift', 'Tab']],
    ['Enter or Space on “Show 25 more”', ['Enter', 'Space']],
    ['Arrow Up, Arrow left', ['Arrow Up', 'Arrow left']],
    ['Ctrl+V or Command+V', ['Ctrl', 'V', 'Command', 'V']],
    ['Escape or Tab in the list', ['Escape', 'Tab']],
    ['A letter with the list closed', []],
    ['/', ['/']],
  ])('are keys where they name some: %s', (keys, caps) => {
    const { container } = show(<Keyboard keyboard={[{ keys, does: 'Something.' }]} />);
    expect(screen.getByText('Something.').previousElementSibling).toHaveTextContent(keys);
    expect([...container.querySelectorAll('kbd')].map(({ textContent }) => textContent)).toEqual(caps);
  });
});

describe('a link of a page', () => {
  it('asks Storybook for the page, and has its address for who opens it elsewhere', async () => {
    show(
      <>
        <PageLink id="data-facts--docs">Facts</PageLink>
        <PageLink id="screens-home--default">Home</PageLink>
      </>,
    );
    expect(screen.getByRole('link', { name: 'Facts' })).toHaveAttribute('href', './?path=/docs/data-facts--docs');
    const home = screen.getByRole('link', { name: 'Home' });
    expect(home).toHaveAttribute('href', './?path=/story/screens-home--default');
    await userEvent.click(home);
    expect(emit).toHaveBeenCalledExactlyOnceWith('selectStory', { storyId: 'screens-home--default' });
  });
});

describe('what a page says of use', () => {
  it('leads to what is right instead', () => {
    const docs = {
      when: ['for text'],
      whenNot: [{ when: 'it is money', instead: 'Money' }, { when: 'nobody reads it' }],
    } as unknown as ComponentProps<typeof Usage>['docs'];
    show(<Usage docs={docs} pageOf={(name) => `data-${name.toLowerCase()}--docs`} />);
    expect(screen.getByRole('link')).toHaveAttribute('href', './?path=/docs/data-money--docs');
    expect(screen.getByText('nobody reads it')).toBeVisible();
  });

  it('tells do from don’t in words', () => {
    const part = (text: string) => [{ text, example: () => <span>{`Sample: ${text}`}</span> }];
    show(<DosAndDonts dos={part('Align right.')} donts={part('Don’t round.')} />);
    for (const [word, text] of [
      ['Do', 'Align right.'],
      ['Don’t', 'Don’t round.'],
    ] as const) {
      const card = screen.getByRole('heading', { name: word }).parentElement!;
      expect(within(card).getByText(text)).toBeVisible();
      expect(within(card).getByText(`Sample: ${text}`)).toBeVisible();
    }
  });
});

describe('the changes of a component', () => {
  it('are what the changelog of the library tells of it', () => {
    show(<Changes name="CopyButton" />);
    expect(screen.getByText('2026-11-26, fixed').nextElementSibling).toHaveTextContent(
      'It says each time that it copied',
    );
  });

  it('are said to be none', () => {
    show(<Changes name="Blank" />);
    expect(screen.getByText('None since the library has a changelog.')).toBeVisible();
  });
});
