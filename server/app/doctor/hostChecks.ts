import { type Check, fault, type Diagnosis, ok, warning, whyOf } from './diagnosis';

/** Codes of an authenticator app count for half a minute, and AWS refuses calls that are five minutes off. */
const SOON_MS = 2_000;
const MAX_MS = 30_000;

/**
 * Whether our clock is right, by others.
 * @param others how far each is ahead of ours, in milliseconds, by what it is
 */
export const clockCheck =
  (others: ReadonlyMap<string, number>): Check =>
  async () => {
    const [first, ...rest] = [...others].toSorted(([, one], [, other]) => Math.abs(other) - Math.abs(one));
    if (!first) {
      return [
        warning(
          'clock',
          'There is no other clock to compare with.',
          'See that this machine sets its clock by itself: timedatectl.',
        ),
      ];
    }
    const [whose, aheadMs] = first;
    const off = `${(Math.abs(aheadMs) / 1_000).toFixed(1)} s`;
    const told = `${whose} is ${off} ${aheadMs < 0 ? 'behind' : 'ahead'} of it`;
    if (Math.abs(aheadMs) <= SOON_MS)
      return [
        ok('clock', `Right by ${[first, ...rest].map(([name]) => name).join(' and ')}, within ${off}.`),
      ];
    const how = Math.abs(aheadMs) <= MAX_MS ? warning : fault;
    return [
      how(
        'clock',
        `${told}: codes of authenticator apps are refused, and so are calls of AWS.`,
        'Have this machine and that one set their clocks by themselves (NTP): timedatectl set-ntp true.',
      ),
    ];
  };

/** Whether each host has an address. */
export const dnsCheck =
  (hosts: ReadonlyMap<string, string>, lookUp: (host: string) => Promise<string>): Check =>
  async () =>
    Promise.all(
      [...hosts].map(async ([setting, host]): Promise<Diagnosis> => {
        try {
          return ok('dns', `${host} (${setting}) is ${await lookUp(host)}.`);
        } catch (error) {
          return fault(
            'dns',
            `${host} (${setting}) has no address: ${whyOf(error)}`,
            `Mend the name in ${setting}, or the name servers of this machine: /etc/resolv.conf.`,
          );
        }
      }),
    );

interface Folder {
  readonly freeBytes: number;
}

const FEW_BYTES = 1e9;
const TOO_FEW_BYTES = 1e8;
const asSize = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`;

/**
 * Whether each folder can be written to, and has room.
 * @param folders each by the setting that names it
 * @param look makes and removes a file there, and tells the room. Throws where it cannot
 */
export const diskCheck =
  (folders: ReadonlyMap<string, string>, look: (folder: string) => Promise<Folder>): Check =>
  async () =>
    Promise.all(
      [...folders].map(async ([setting, folder]): Promise<Diagnosis> => {
        const name = 'disk';
        try {
          const { freeBytes } = await look(folder);
          const told = `${folder} (${setting}) has ${asSize(freeBytes)} free.`;
          if (freeBytes >= FEW_BYTES) return ok(name, told);
          const how = freeBytes >= TOO_FEW_BYTES ? warning : fault;
          return how(name, told, `Make room on the disk of ${folder}.`);
        } catch (error) {
          return fault(
            name,
            `${folder} (${setting}) cannot be written to: ${whyOf(error)}`,
            `Make the folder, or give it to the user of the portal, or mount its disk.`,
          );
        }
      }),
    );
