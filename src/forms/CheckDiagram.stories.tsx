import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckDiagram } from './CheckDiagram';

const meta = { title: 'Inputs/CheckDiagram', component: CheckDiagram } satisfies Meta<typeof CheckDiagram>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
