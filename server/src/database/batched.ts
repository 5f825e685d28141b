interface Waiting<I, O> {
  readonly input: I;
  readonly resolve: (output: O) => void;
  readonly reject: (error: unknown) => void;
}

const batchSizeMax = 100;

/**
 * Answers many look-ups with one round trip, and still never from memory: every caller gets an answer that was read
 * after it asked, so a revocation that has been answered is seen by the next look-up in every process.
 */
export const batched = <I, O>(load: (inputs: readonly I[]) => Promise<readonly O[]>, concurrent = 2) => {
  let waiting: Waiting<I, O>[] = [];
  let running = 0;

  const runNext = async () => {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, batchSizeMax);
      waiting = waiting.slice(batchSizeMax);
      try {
        const outputs = await load(batch.map(({ input }) => input));
        for (const [index, { resolve }] of batch.entries()) resolve(outputs[index]!);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    running -= 1;
  };

  return (input: I) =>
    new Promise<O>((resolve, reject) => {
      waiting.push({ input, resolve, reject });
      if (running >= concurrent) return;
      running += 1;
      // After the sockets that are readable now have been read: their requests join this batch.
      setImmediate(() => void runNext());
    });
};
