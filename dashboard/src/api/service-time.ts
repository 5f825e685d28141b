/** The time that the service reported last, and when that was by a clock that nobody sets. */
let heard = { serviceMs: Date.now(), atMs: performance.now(), aheadMs: 0 };

/** Every answer of the service carries its time. */
export const hearServiceTime = ({ headers }: Response) => {
  const serviceMs = Date.parse(headers.get('service-time') ?? '');
  // The real time of the server, to the second.
  const realMs = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(serviceMs)) return;
  heard = {
    serviceMs,
    atMs: performance.now(),
    aheadMs: Number.isNaN(realMs) ? 0 : serviceMs - realMs,
  };
};

/** The test clock is moved by a minute at least. The header of the real time is cut to the second. */
const movedMs = 30_000;

/** Whether the time of the service is not the real one: then a real time beside it needs a mark. */
export const isClockMoved = () => heard.aheadMs > movedMs;

/** The time of the service, which the test clock may have moved. The browser's clock may be wrong, and does not count. */
export const serviceNow = () => new Date(heard.serviceMs + performance.now() - heard.atMs);

/** When it was by the service's clock, at a time of the browser's clock that is not long ago. */
export const serviceTimeAt = (browserMs: number) =>
  new Date(serviceNow().getTime() - (Date.now() - browserMs));
