import { Florin } from '@florin/client';
import type { Payment } from '@vendure/core';
import { findFlorinMetadata } from './florin-metadata.ts';
import type { ChannelOptions, FlorinPluginOptions } from './options.ts';

/** A way to Florin: that of a channel with options of its own, or that of all others. */
export interface Connection extends ChannelOptions {
  /** The code of the channel. Undefined: of all channels without options of their own. */
  readonly channelCode: string | undefined;
  readonly florin: Florin;
  /** Where buyers come back from the wallet. */
  readonly returnUrl: string;
}

const connect = (options: FlorinPluginOptions, channelCode?: string): Connection => {
  const own = channelCode === undefined ? undefined : options.channels?.[channelCode];
  const { baseUrl, vendureUrl, ...shared } = options;
  const merged = { ...shared, ...own };
  const path =
    channelCode === undefined ? 'florin/return' : `florin/return/${encodeURIComponent(channelCode)}`;
  return {
    ...merged,
    channelCode,
    // Calls are made while the order is locked: a Florin that does not answer must not block it for long.
    florin: new Florin({ baseUrl, apiKey: merged.apiKey, timeout: 10_000, maxRetries: 1 }),
    returnUrl: new URL(path, `${vendureUrl}/`).href,
  };
};

/** All ways to Florin that the options name. */
export class Connections {
  readonly #shared: Connection;
  readonly #byChannel: ReadonlyMap<string, Connection>;

  constructor(options: FlorinPluginOptions) {
    this.#shared = connect(options);
    const codes = Object.keys(options.channels ?? {});
    this.#byChannel = new Map(codes.map((code) => [code, connect(options, code)]));
  }

  /** One for each API key: channels may share theirs. */
  list(): readonly Connection[] {
    const all = [this.#shared, ...this.#byChannel.values()];
    return all.filter(({ apiKey }, index) => all.findIndex((other) => other.apiKey === apiKey) === index);
  }

  ofChannel(channelCode: string): Connection {
    return this.#byChannel.get(channelCode) ?? this.#shared;
  }

  /** That through which the payment was started, in whatever channel an administrator works now. */
  ofPayment(payment: Payment): Connection {
    return this.ofChannel(findFlorinMetadata(payment)?.channelCode ?? '');
  }

  /** By the last part of an address. Undefined: no such channel has options of its own. */
  find(channelCode: string | undefined): Connection | undefined {
    return channelCode === undefined ? this.#shared : this.#byChannel.get(channelCode);
  }
}
