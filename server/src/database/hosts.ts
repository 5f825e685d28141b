import type { ServerMemory } from './server-memory.ts';

/** The servers of a DATABASE_URL: `postgres://user@one:5432,two:5432/florin` names two, of which one is the primary. */
export interface Hosts {
  /** The address to connect to next. */
  current(): string;
  /** The server at this address is away or not the primary: the next one is tried. */
  skip(address: string): void;
  /** The server at this address has become read-only: connections that were opened before are not used any more. */
  leave(address: string): void;
  /** How often the primary has moved. */
  moves(): number;
  readonly count: number;
  /** Which of them was written to. Undefined: whichever can be written to is taken. */
  readonly memory: ServerMemory | undefined;
}

// A password may contain an @: the last one stands before the hosts.
const form = /^(?<before>postgres(?:ql)?:\/\/(?:[^/?]*@)?)(?<hosts>[^/?]*)(?<after>.*)$/;

/** One address for each host of the URL. */
export const splitHosts = (url: string): readonly string[] => {
  const { before = '', hosts = '', after = '' } = form.exec(url)?.groups ?? {};
  return hosts === '' ? [url] : hosts.split(',').map((host) => `${before}${host}${after}`);
};

export const makeHosts = (url: string, memory?: ServerMemory): Hosts => {
  const addresses = splitHosts(url);
  let index = 0;
  let moves = 0;
  const skip = (address: string) => {
    // Many connections may fail at once: only the first of them moves on.
    if (addresses[index] === address) index = (index + 1) % addresses.length;
  };
  return {
    current: () => addresses[index]!,
    skip,
    leave: (address) => {
      moves += 1;
      skip(address);
    },
    moves: () => moves,
    count: addresses.length,
    memory,
  };
};
