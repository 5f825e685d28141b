/** One request, asked over and over. */
export interface Target {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  /** Empty: none. */
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
  /** Of one core. Well below 1, the server was never waiting for us. */
  readonly generatorBusy: number;
}
