interface UsernameForManagersProps {
  readonly username: string;
}

/** Tells a password manager whose password is replaced. Nobody sees it, and it is not sent. */
export const UsernameForManagers = ({ username }: UsernameForManagersProps) => (
  <input hidden readOnly type="text" autoComplete="username" value={username} />
);
