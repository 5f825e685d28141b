/** One request, which is sent again and again. */
export interface Target {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  /** Empty: the request has no body. */
  readonly body: string;
}

export interface Load extends Target {
  readonly connections: number;
  readonly seconds: number;
}

export interface Measurement {
  readonly requestsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** The share of one core that the load generator used. If it is well below 1, the generator was not the limit. */
  readonly generatorBusy: number;
}
