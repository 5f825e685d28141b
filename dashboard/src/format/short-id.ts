/** Keeps the end, by which ids differ; the beginning is the time. */
export const shortenId = (id: string) => (id.length > 22 ? `${id.slice(0, 12)}…${id.slice(-6)}` : id);
