import type { Meta, StoryObj } from '@storybook/react-vite';
import { Blank } from './Blank';

const meta = { title: 'Data/Blank', component: Blank } satisfies Meta<typeof Blank>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Missing: Story = { args: { words: 'No date' } };
