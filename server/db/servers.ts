const ADDRESS = /^(postgres(?:ql)?:\/\/(?:[^@/?]*@)?)([^/?]*)(.*)$/i;

/**
 * The addresses of the single servers that an address names, in its order: "postgres://u@one:5432,two:5432/db" names two.
 * Of one with a single server it is that address.
 * @param forReading any of them will do, whatever `target_session_attrs` asks for
 * @throws where `target_session_attrs` asks for a server that takes no changes
 */
export function serversOf(address: string, forReading = false): readonly string[] {
  const [, before, hosts, after] = ADDRESS.exec(address) ?? [];
  if (before === undefined || hosts === undefined || after === undefined) return [address];
  const wanted = /[?&]target_session_attrs=([^&]*)/.exec(after);
  if (!forReading && wanted && wanted[1] !== 'read-write' && wanted[1] !== 'primary') {
    throw new Error(
      `DATABASE_URL asks for target_session_attrs=${wanted[1]}. The portal writes, so it has to be read-write or primary; ` +
        'left out, it is read-write.',
    );
  }
  const rest = after.replace(/([?&])target_session_attrs=[^&]*&?/, '$1').replace(/[?&]$/, '');
  return hosts.split(',').map((host) => `${before}${host}${rest}`);
}
