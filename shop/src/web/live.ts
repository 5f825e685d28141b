/** Listeners at once. More are turned away, and their pages simply do not change by themselves. */
const listenersMax = 200;

interface Listener {
  /** Undefined: every order. */
  readonly orderId: string | undefined;
  readonly send: () => void;
  readonly end: () => void;
}

/** Tells open pages that an order has changed (server-sent events). It does not say what: the page asks for itself again. */
export const makeLive = () => {
  const listeners = new Set<Listener>();
  let hasEnded = false;

  const listen = (orderId?: string): Response => {
    // At 204 a browser does not come back.
    if (hasEnded || listeners.size >= listenersMax) return new Response(null, { status: 204 });
    const encoder = new TextEncoder();
    let listener: Listener;
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) => {
        const send = () => controller.enqueue(encoder.encode('data: changed\n\n'));
        listener = { orderId, send, end: () => controller.close() };
        listeners.add(listener);
        controller.enqueue(encoder.encode('retry: 2000\n\n'));
      },
      cancel: () => void listeners.delete(listener),
    });
    return new Response(stream, {
      headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' },
    });
  };

  return {
    listen,
    tell: (orderId: string) => {
      for (const listener of listeners)
        if (listener.orderId === undefined || listener.orderId === orderId) listener.send();
    },
    end: () => {
      hasEnded = true;
      for (const listener of listeners) listener.end();
      listeners.clear();
    },
  };
};

export type Live = ReturnType<typeof makeLive>;
