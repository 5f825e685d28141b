/** The end of the chain: the number and the hash of its last entry. */
export interface AuditHead {
  readonly sequence: bigint;
  readonly hash: Buffer;
}

/** How a head is written to the log, and how it is given to the check. */
export const headForm = /^(\d{1,18}):([0-9a-f]{64})$/;

export const formatHead = ({ sequence, hash }: AuditHead) => `${sequence}:${hash.toString('hex')}`;

/** Undefined: this is not a head. */
export const parseHead = (text: string): AuditHead | undefined => {
  const [, sequence, hash] = headForm.exec(text) ?? [];
  return sequence === undefined || hash === undefined
    ? undefined
    : { sequence: BigInt(sequence), hash: Buffer.from(hash, 'hex') };
};
