import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import type { ComponentDocs } from '@stories/docs/componentDocs';
import { UserMenu } from './UserMenu';

const noop = () => undefined;

export default {
  status: 'stable',
  synonyms: ['profile menu', 'avatar', 'account menu', 'log out', 'sign out', 'dark mode', 'color scheme'],
  purpose: 'Says who is signed in, and holds what belongs to that person alone.',
  when: [
    'once, at the end of the bar above every signed-in page',
    'for the password, security, the language, the colors and the way out',
  ],
  whenNot: [
    { when: 'it leads to pages about accounts, purchases or payments', instead: 'SideNavigation' },
    { when: 'another account is chosen', instead: 'AccountSwitcher' },
    { when: 'a person chooses the columns of a list', instead: 'GridSettings' },
    { when: 'it holds files to download', instead: 'ExportMenu' },
  ],
  anatomy: [
    { part: 'Button', about: 'A round picture with the initials of the first and the last name.' },
    { part: 'Person', about: 'Name and email address. It cannot be chosen. An address is not said twice.' },
    {
      part: 'Items',
      about: 'Each leads somewhere with `href`, or does something with `onSelect`. An icon is usual.',
    },
    { part: 'Color scheme', about: 'Light, dark, or as the device has it. One of them is always chosen.' },
  ],
  dos: [
    {
      text: 'Keep it to what belongs to the person, with the way out last. Press the button to see it.',
      example: () => (
        <UserMenu
          name="Dana Hollis"
          email="dana@example.com"
          items={[
            { label: 'Change Password', icon: 'key', onSelect: noop },
            { label: 'Logout', icon: 'signOut', onSelect: noop },
          ]}
          scheme="system"
          onScheme={noop}
        />
      ),
    },
    {
      text: 'Name another language in that language, with a hint in the page’s own.',
      example: () => (
        <UserMenu
          name="Óscar Ibáñez"
          email="oscar@example.com"
          items={[
            {
              label: 'Español',
              lang: 'es',
              hint: 'read this portal in Spanish',
              icon: 'language',
              onSelect: noop,
            },
            { label: 'Logout', icon: 'signOut', onSelect: noop },
          ]}
          scheme="light"
          onScheme={noop}
        />
      ),
    },
  ],
  donts: [
    {
      text: 'Do not fill it with pages of the portal or with acts on an account. Nobody looks for them here.',
      example: () => (
        <List dense>
          {['Payment History', 'Pay past-due invoices', 'Contact Us', 'Logout'].map((words) => (
            <ListItem key={words}>
              <ListItemText primary={words} />
            </ListItem>
          ))}
        </List>
      ),
    },
  ],
  keyboard: [
    {
      keys: 'Enter or Space on the button',
      does: 'Opens the menu. The focus is on the scheme that is chosen.',
    },
    { keys: 'Arrow up, Arrow down', does: 'Move through items and schemes, from the last to the first too.' },
    { keys: 'Home, End', does: 'Go to the first item or to the last scheme.' },
    { keys: 'Letters', does: 'Go to the entry that begins with them.' },
    { keys: 'Enter or Space', does: 'Chooses. An item closes the menu, a scheme leaves it open.' },
    { keys: 'Escape or Tab', does: 'Closes the menu. The focus is back on the button.' },
  ],
  screenReader: [
    'The button says whose menu it is: “Account menu of Dana Hollis”. The initials are not read.',
    'It says that it opens a menu, and whether that is open.',
    'The schemes are a choice of one: the chosen one is checked.',
    'A label in another language is read in that language, and its hint in the page’s own.',
  ],
  content: [
    'Names of pages and “Logout” are fixed names of the specification, with their capitals.',
    'A person without a name is called by the address. The picture then shows its first letters.',
    'A long name or address breaks into lines. It is never cut off.',
  ],
} satisfies ComponentDocs;
