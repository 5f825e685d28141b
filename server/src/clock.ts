/** The only source of time in the domain, so that tests and the sandbox can move it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
