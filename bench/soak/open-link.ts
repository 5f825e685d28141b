import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/**
 * How a connection is disturbed. `stalled`: nothing arrives until the end, then everything does. `silent`: packets are lost, and
 * neither side notices. `cut`: connections are reset, and new ones are refused.
 */
export const disturbances = ['stalled', 'silent', 'cut'] as const;
export type Disturbance = (typeof disturbances)[number];

interface Pair {
  readonly near: Socket;
  far: Socket | undefined;
}

export type Link = Awaited<ReturnType<typeof openLink>>;

/** The network between a service and what it uses: a port that forwards to another one. */
export const openLink = async (target: () => number) => {
  const pairs = new Set<Pair>();
  let present: Disturbance | undefined;

  const join = (pair: Pair) => {
    const { near } = pair;
    const far = (pair.far ??= openFar(pair));
    near.pipe(far);
    far.pipe(near);
  };
  const openFar = ({ near }: Pair) =>
    connect(target(), '127.0.0.1')
      .on('error', () => {})
      .on('close', () => near.destroy());
  const server = createServer((near) => {
    const pair: Pair = { near, far: undefined };
    pairs.add(pair);
    near
      .on('error', () => {})
      .on('close', () => {
        pairs.delete(pair);
        pair.far?.destroy();
      });
    if (present === 'cut') near.destroy();
    else if (present === undefined) join(pair);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const cutAll = () => {
    for (const { near } of pairs) near.destroy();
  };
  const begin = (disturbance: Disturbance) => {
    present = disturbance;
    if (disturbance === 'cut') cutAll();
    else
      for (const { near, far } of pairs) {
        near.unpipe().pause();
        far?.unpipe().pause();
      }
  };
  const end = () => {
    const was = present;
    present = undefined;
    if (was === 'silent') cutAll();
    if (was === 'stalled') for (const pair of pairs) join(pair);
  };
  const close = async () => {
    cutAll();
    await new Promise((resolve) => server.close(resolve));
  };
  return { port: (server.address() as AddressInfo).port, begin, end, close };
};
