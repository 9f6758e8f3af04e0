import { readFileSync } from 'node:fs';
import { bankFolders } from '../bank/transport/folderStore';
import { ApiError } from '@contract/problem';
import type { IncomingFiles } from '../bank/transport/incoming';
import { openPgp, type BankWay, type Pgp } from '../bank/transport/pgp';
import { bankSftp, expectSshKey } from '../bank/transport/sftpStore';
import type { Clock } from '../clock';
import type { AchReturnDeps } from '../modules/achReturns/deps';
import { takeFile } from '../modules/achReturns/takeFile';
import type { BankConfig, PgpConfig, SftpConfig } from './bankConfig';

/** The bank, as far as the portal reaches it. */
export interface Bank {
  readonly place: BankWay['place'] | undefined;
  readonly pgp: Pgp | undefined;
  readonly incoming: IncomingFiles;
}

type BankDeps = Pick<AchReturnDeps, 'db' | 'numbers' | 'clock'>;

/** @throws in words where a key that the settings name cannot be read or used */
export async function openBank({ place, pgp }: BankConfig, deps: BankDeps): Promise<Bank> {
  return {
    place: place && (place.kind === 'folders' ? bankFolders(place) : await sftpPlace(place)),
    pgp: pgp && (await keysOf(pgp, deps.clock)),
    // What is done with the files of the bank.
    incoming: takingReturns(deps),
  };
}

/** Returns and corrections are kept, and wait on their page for somebody to apply them. */
const takingReturns = (deps: BankDeps): IncomingFiles => ({
  async take({ name, bytes, at, by }) {
    try {
      const { fileNo, known } = await takeFile(deps, { name, bytes }, { by, at });
      return known
        ? { outcome: 'known', message: `${name} came before, as file ${fileNo} of Returns.` }
        : {
            outcome: 'taken',
            message: `${name} is file ${fileNo} of Returns, where it waits to be applied.`,
          };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { outcome: 'refused', message: `${name} was not taken. ${error.message}` };
    }
  },
});

async function sftpPlace({ keyFile, passphraseFile, ...server }: SftpConfig): Promise<BankWay['place']> {
  const key = given('BANK_SFTP_KEY_FILE', keyFile);
  const passphrase = passphraseIn('BANK_SFTP_PASSPHRASE_FILE', passphraseFile);
  await expectSshKey(key, passphrase);
  return bankSftp({ ...server, key, passphrase });
}

const keysOf = (config: PgpConfig, clock: Clock): Promise<Pgp> =>
  openPgp({
    bank:
      config.publicKeyFile === undefined
        ? undefined
        : given('BANK_PGP_PUBLIC_KEY_FILE', config.publicKeyFile),
    own:
      config.privateKeyFile === undefined
        ? undefined
        : given('BANK_PGP_PRIVATE_KEY_FILE', config.privateKeyFile),
    passphrase: passphraseIn('BANK_PGP_PASSPHRASE_FILE', config.passphraseFile),
    signature: config.signature,
    now: () => clock.now(),
  });

/** A passphrase stands in a line of its own; the line's end is no part of it. */
const passphraseIn = (name: string, file: string | undefined): string | undefined =>
  file === undefined
    ? undefined
    : given(name, file)
        .toString('utf8')
        .replace(/\r?\n$/, '');

function given(name: string, file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new Error(
      `${name} is "${file}", which cannot be read (${(error as NodeJS.ErrnoException).code}), so no file could go to ` +
        'the bank or come from it. Put the file there, or leave the setting out.',
      { cause: error },
    );
  }
}
