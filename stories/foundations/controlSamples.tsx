import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Radio from '@mui/material/Radio';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { Icon } from '@/components/Icon/Icon';

/** A control as the theme paints it, and what a browser must measure at one part of it. */
export interface Control {
  readonly name: string;
  readonly sample: ReactNode;
  /** A selector within the sample. */
  readonly part: string;
  /** Computed CSS. */
  readonly told: Readonly<Record<string, string>>;
}

const field = (size: 'small' | 'medium', label: string) => (
  <TextField label={label} size={size} placeholder="For example 104880" helperText="As on your bill" />
);

export const controls: readonly Control[] = [
  {
    name: 'Button',
    sample: <Button variant="contained">Send payment request</Button>,
    part: 'button',
    told: { height: '44px', 'padding-left': '18px', 'border-radius': '8px', 'box-shadow': 'none' },
  },
  {
    name: 'Button, small',
    sample: (
      <Button variant="outlined" size="small">
        Columns
      </Button>
    ),
    part: 'button',
    told: { height: '36px', 'padding-left': '12px' },
  },
  {
    name: 'Button, large',
    sample: (
      <Button variant="contained" size="large">
        Sign in
      </Button>
    ),
    part: 'button',
    told: { height: '52px', 'padding-left': '24px' },
  },
  {
    name: 'Icon button',
    sample: (
      <IconButton aria-label="Print">
        <Icon name="print" />
      </IconButton>
    ),
    part: 'button',
    told: { width: '44px', height: '44px', 'border-radius': '8px' },
  },
  {
    name: 'Field',
    sample: field('medium', 'Invoice'),
    part: '.MuiOutlinedInput-root',
    told: { height: '48px', 'border-radius': '8px' },
  },
  {
    name: 'Field, small',
    sample: field('small', 'Item'),
    part: '.MuiOutlinedInput-root',
    told: { height: '40px' },
  },
  {
    name: 'Label of a field, above it always',
    sample: field('medium', 'Branch'),
    part: 'label',
    told: { position: 'static', 'font-size': '15px', 'font-weight': '600', 'margin-bottom': '6px' },
  },
  {
    name: 'Hint of a field',
    sample: <FormHelperText>Nine digits, at the bottom left of a check</FormHelperText>,
    part: 'p',
    told: { 'font-size': '13px', 'margin-left': '0px', 'margin-top': '6px' },
  },
  {
    name: 'Checkbox',
    sample: <Checkbox defaultChecked slotProps={{ input: { 'aria-label': 'Make default' } }} />,
    part: '.MuiCheckbox-root',
    told: { height: '44px' },
  },
  {
    name: 'Radio button',
    sample: <Radio defaultChecked slotProps={{ input: { 'aria-label': 'Full balance' } }} />,
    part: '.MuiRadio-root',
    told: { height: '44px' },
  },
  {
    name: 'Status chip',
    sample: <Chip label="Past due" color="error" icon={<Icon name="warning" />} />,
    part: '.MuiChip-root',
    told: { height: '26px', 'border-radius': '6px', 'font-size': '13px', 'font-weight': '600' },
  },
  {
    name: 'Filter chip',
    sample: <Chip clickable component="button" variant="outlined" aria-pressed label="Open 12" />,
    part: 'button',
    told: { height: '36px', 'border-radius': '999px' },
  },
  {
    name: 'Link',
    sample: <Link href="#statement">Read the statement</Link>,
    part: 'a',
    told: { 'font-weight': '600', 'text-decoration-line': 'underline' },
  },
  {
    name: 'Current page of the navigation',
    sample: (
      <List>
        <ListItem disablePadding>
          <ListItemButton selected href="#home">
            <ListItemText primary="Home" />
          </ListItemButton>
        </ListItem>
      </List>
    ),
    part: 'a',
    told: { 'min-height': '44px', 'border-radius': '8px', 'margin-left': '12px' },
  },
  {
    name: 'Entry of a menu',
    sample: (
      <MenuList aria-label="Export">
        <MenuItem>Download as CSV</MenuItem>
      </MenuList>
    ),
    part: 'li',
    told: { 'min-height': '44px' },
  },
  {
    name: 'Tab',
    sample: (
      <Tabs value={0} aria-label="Period">
        <Tab label="This season" />
        <Tab label="Last season" />
      </Tabs>
    ),
    part: 'button',
    told: { 'min-height': '48px' },
  },
  {
    name: 'Card',
    sample: <Card sx={{ p: 2 }}>A card lies flat behind a line</Card>,
    part: '.MuiCard-root',
    told: { 'border-radius': '12px', 'border-top-width': '1px', 'box-shadow': 'none' },
  },
  {
    name: 'Alert',
    sample: <Alert severity="warning">Last night’s update is late.</Alert>,
    part: '[role="alert"]',
    told: { 'border-radius': '8px' },
  },
];
