import { FlorinError, type Florin, type FlorinEvent } from '@florin/client';
import type { MedusaContainer } from '@medusajs/framework/types';
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils';
import { bookRefunds } from './book-refunds.ts';
import { connections, type Connection } from './connections.ts';
import { openCursors } from './cursors.ts';

const pageSize = 100;
/** How far back the very first run begins. Buyers have three hours to approve. */
const firstRunMs = 24 * 3_600_000;
/** After so many runs an event that fails is left alone, so that it does not hold up the others for ever. */
const triesMax = 5;
const paymentWorkflowId = 'process-payment-workflow';

const tries = new Map<string, number>();

const readPage = async (florin: Florin, after: string | undefined) => {
  const start = { from: new Date(Date.now() - firstRunMs).toISOString(), limit: pageSize };
  if (after === undefined) return florin.events.page(start);
  try {
    return await florin.events.page({ after, limit: pageSize });
  } catch (error) {
    if (error instanceof FlorinError && error.code === 'cursor_expired') return florin.events.page(start);
    throw error;
  }
};

/** An event only says that something has happened. Florin is asked what is true now. */
const handle = async (container: MedusaContainer, connection: Connection, event: FlorinEvent) => {
  const { type, transactionId } = event;
  if (transactionId === null) return;
  if (type === 'refund.completed') await bookRefunds(container, connection, transactionId);
  if (!type.startsWith('payment.')) return;
  const found = await connection.findAction(transactionId);
  if (found.action !== 'captured' && found.action !== 'authorized') return;
  // Medusa has placed the order already.
  const isPlaced = await connection.books.findPayment(found.data!.session_id);
  if (found.action === 'authorized' && isPlaced) return;
  await container.resolve(Modules.WORKFLOW_ENGINE).run(paymentWorkflowId, { input: found });
};

/** @returns whether the event needs no other try. */
const tryToHandle = async (container: MedusaContainer, connection: Connection, event: FlorinEvent) => {
  try {
    await handle(container, connection, event);
    tries.delete(event.id);
    return true;
  } catch (error) {
    const count = (tries.get(event.id) ?? 0) + 1;
    tries.set(event.id, count);
    const reason = error instanceof Error ? error.message : String(error);
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
    logger.error(`${event.id} could not be handled (try ${count} of ${triesMax}): ${reason}`);
    if (count < triesMax) return false;
    tries.delete(event.id);
    return true;
  }
};

const readConnection = async (container: MedusaContainer, name: string, connection: Connection) => {
  const cursors = openCursors(container, name);
  let after = await cursors.read();
  for (let isDone = false; !isDone;) {
    const { items, nextCursor } = await readPage(connection.florin, after);
    let isHandled = true;
    for (const event of items) isHandled = (await tryToHandle(container, connection, event)) && isHandled;
    // What failed is tried again in the next run, with what came after it. That changes nothing the second time.
    if (!isHandled) return;
    if (nextCursor !== after) await cursors.save(nextCursor);
    after = nextCursor;
    isDone = items.length < pageSize;
  }
};

let running: Promise<void> | undefined;

const readAll = async (container: MedusaContainer) => {
  for (const [name, connection] of connections) await readConnection(container, name, connection);
};

/**
 * Handles what no webhook brought: the shop was closed for longer than Florin tries again, or a proxy lost it. Books refunds that were made
 * outside of the shop. A run that takes longer than a minute is not joined by another one.
 */
const readEvents = async (container: MedusaContainer) => {
  running ??= readAll(container).finally(() => (running = undefined));
  await running;
};

export const config = { name: 'florin-read-events', schedule: '* * * * *' };

// Medusa runs a job by its default export.
export default readEvents;
