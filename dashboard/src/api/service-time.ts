/** The time that the service told last, and when that was by a clock that nobody sets. */
let heard = { serviceMs: Date.now(), atMs: performance.now() };

/** Every answer of the service carries its time. */
export const hearServiceTime = ({ headers }: Response) => {
  const serviceMs = Date.parse(headers.get('service-time') ?? '');
  if (!Number.isNaN(serviceMs)) heard = { serviceMs, atMs: performance.now() };
};

/** The time of the service, which the test clock may have moved. The browser's clock may be wrong, and does not count. */
export const serviceNow = () => new Date(heard.serviceMs + performance.now() - heard.atMs);
