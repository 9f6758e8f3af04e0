import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { rich } from './rich';

const link = (words: React.ReactNode) => <a href="/x">{words}</a>;

describe('rich', () => {
  it.each([
    ['You owe <sum/>.', { sum: <b>$5</b> }, 'You owe <b>$5</b>.'],
    ['<link>See why</link> now', { link }, '<a href="/x">See why</a> now'],
    ['<link>See <sum/> now</link>', { link, sum: <b>$5</b> }, '<a href="/x">See <b>$5</b> now</a>'],
    ['No tags', { link }, 'No tags'],
    ['A tag <other>without</other> a part', { link }, 'A tag &lt;other&gt;without&lt;/other&gt; a part'],
    ['<name/>', { name: '<link>typed</link>' }, '&lt;link&gt;typed&lt;/link&gt;'],
  ])('%s', (text, parts, html) => {
    const { container } = render(<>{rich(text, parts)}</>);
    expect(container.innerHTML).toBe(html);
  });
});
