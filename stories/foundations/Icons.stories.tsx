import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Icon } from '@/components/Icon/Icon';
import { type IconName, icons } from '@/components/icons';
import { Code, DocsPage, type SpecColumn, SpecTable } from './docsPage';
import { iconUses } from './iconUses';

const names = Object.keys(icons) as IconName[];

const columns: readonly SpecColumn<IconName>[] = [
  { label: 'Name', cell: (name) => <Code>{name}</Code>, width: '20%' },
  { label: 'Icon', cell: (name) => <Icon name={name} />, width: '14%' },
  { label: 'Small', cell: (name) => <Icon name={name} fontSize="small" />, width: '14%' },
  { label: 'For', cell: (name) => iconUses[name] },
];

const Icons = () => (
  <DocsPage
    title="Icons"
    lead="Asked for by what they mean, so that one meaning has one picture. Outlines stand for things, solids for states. Beside a word an icon is silent; alone it is a button with a name."
  >
    <SpecTable<IconName> title={`All ${names.length}`} rows={names} columns={columns} />
  </DocsPage>
);

const meta = { title: 'Foundations/Icons', component: Icons } satisfies Meta<typeof Icons>;

export default meta;

export const EveryIcon: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(names.length + 1);
    await expect(new Set(Object.values(iconUses)).size).toBe(names.length);
  },
};
