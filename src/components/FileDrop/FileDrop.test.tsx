import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import * as stories from './FileDrop.stories';

const { Default, Refused, Sending } = composeStories(stories);

const file = (name = 'returns.ach') => new File(['101'], name);
const place = () => screen.getByRole('region', { name: 'Upload a return file' });

describe('FileDrop', () => {
  it('takes the file that is dropped', () => {
    const onFile = fn();
    render(<Default onFile={onFile} />);
    const dropped = file();

    fireEvent.drop(place(), { dataTransfer: { files: [dropped] } });
    expect(onFile).toHaveBeenCalledExactlyOnceWith(dropped);
  });

  it('takes none of several', () => {
    const onFile = fn();
    render(<Default onFile={onFile} />);

    fireEvent.drop(place(), { dataTransfer: { files: [file(), file('more.ach')] } });
    expect(screen.getByRole('alert')).toHaveTextContent('Choose one file at a time.');
    expect(onFile).not.toHaveBeenCalled();
  });

  it('takes none while another one is sent, which can be stopped', async () => {
    const [onFile, onStop] = [fn(), fn()];
    render(<Sending onFile={onFile} onStop={onStop} />);

    fireEvent.drop(place(), { dataTransfer: { files: [file()] } });
    expect(onFile).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    expect(onStop).toHaveBeenCalledOnce();
  });

  it('forgets why the last one was not taken once there is another reason', async () => {
    render(<Refused />);
    expect(screen.getByRole('alert')).toHaveTextContent('The file has no return in it.');

    await userEvent.upload(screen.getByLabelText('Return file'), new File([''], 'empty.ach'));
    expect(screen.getByRole('alert')).toHaveTextContent('The file is empty.');
  });
});
