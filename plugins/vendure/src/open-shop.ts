import { Inject, Injectable } from '@nestjs/common';
import { ConfigService, OrderService, RequestContextService, TransactionalConnection } from '@vendure/core';
import type { Connection } from './connections.ts';
import type { Shop } from './shop.ts';

/** What the parts of the plugin need of Vendure. */
@Injectable()
export class OpenShop {
  readonly #services: Omit<Shop, 'florin'>;

  constructor(
    @Inject(TransactionalConnection) connection: TransactionalConnection,
    @Inject(RequestContextService) contexts: RequestContextService,
    @Inject(OrderService) orders: OrderService,
    @Inject(ConfigService) config: ConfigService,
  ) {
    this.#services = { connection, contexts, orders, config };
  }

  /** The shop, as it talks to Florin through one of its connections. */
  through({ florin }: Connection): Shop {
    return { ...this.#services, florin };
  }
}
