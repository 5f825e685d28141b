import { databaseServersRefused } from '../metrics.ts';
import { WrongServer } from './errors.ts';
import { asKnown, isLater, type KnownServer, type ServerIdentity } from './server-identity.ts';

/** Which server was written to. All connections of a process share it. */
export interface ServerMemory {
  /** Before it is armed nothing is compared. */
  isArmed(): boolean;
  /** The connection is to another server than the one that is written to now. */
  isOther(identity: ServerIdentity | undefined): boolean;
  /** Resolves for the server that was written to and for its successor. Rejects for every other one. */
  check(
    host: string,
    identity: ServerIdentity,
    readRow: () => Promise<KnownServer | undefined>,
  ): Promise<void>;
  /** From now on the database is on this server. */
  learn(server: KnownServer): void;
}

interface Listeners {
  /** The database has gone to another server. */
  readonly onLearn?: (server: KnownServer) => void;
  readonly onRefuse?: (refusal: WrongServer) => void;
}

export const makeServerMemory = ({ onLearn, onRefuse }: Listeners = {}): ServerMemory => {
  let known: KnownServer | undefined;
  const isSame = (identity: ServerIdentity | undefined) =>
    identity?.systemId === known?.systemId && identity?.timeline === known?.timeline;
  const learn = (server: KnownServer) => {
    known = server;
    onLearn?.(server);
  };
  return {
    isArmed: () => known !== undefined,
    isOther: (identity) => known !== undefined && !isSame(identity),
    learn,
    check: async (host, identity, readRow) => {
      if (isSame(identity)) return;
      const row = await readRow();
      const found = asKnown(identity, row);
      // Several connections may find the same server at once.
      if (known === undefined || isSame(identity)) return;
      if (found !== undefined && isLater(found, known)) return learn(found);
      const refusal = new WrongServer(describe(host, identity, known));
      databaseServersRefused.inc();
      onRefuse?.(refusal);
      throw refusal;
    },
  };
};

const describe = (host: string, { systemId, timeline }: ServerIdentity, known: KnownServer) =>
  systemId === known.systemId
    ? `${host} is on timeline ${timeline}, and timeline ${known.timeline} was written to before: it is an old primary or an older copy`
    : `${host} has the system id ${systemId}, and the server that was written to before has ${known.systemId}: it is another server`;
