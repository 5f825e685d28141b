import { Florin, FlorinError, verifyWebhook } from '@florin/client';
import {
  BadRequestException,
  Body,
  Controller,
  Get,
  Headers,
  HttpCode,
  Inject,
  NotFoundException,
  Post,
  Query,
  Redirect,
} from '@nestjs/common';
import { ConfigService, OrderService, RequestContextService, TransactionalConnection } from '@vendure/core';
import { completePayment } from './follow-payment.ts';
import { handleEvent } from './handle-event.ts';
import { pluginOptions, type FlorinPluginOptions } from './options.ts';
import type { Shop } from './shop.ts';

/** Where buyers come back, and where Florin sends its webhooks. Both may come at once, and in any order. */
@Controller('florin')
export class FlorinController {
  readonly #shop: Shop;
  readonly #options: FlorinPluginOptions;

  constructor(
    @Inject(pluginOptions) options: FlorinPluginOptions,
    @Inject(Florin) florin: Florin,
    @Inject(TransactionalConnection) connection: TransactionalConnection,
    @Inject(RequestContextService) contexts: RequestContextService,
    @Inject(OrderService) orders: OrderService,
    @Inject(ConfigService) config: ConfigService,
  ) {
    this.#options = options;
    this.#shop = { florin, connection, contexts, orders, config };
  }

  @Get('return')
  @Redirect()
  async returnFromWallet(@Query('transactionId') transactionId: unknown) {
    const completed =
      typeof transactionId === 'string' && transactionId !== ''
        ? await completePayment(this.#shop, transactionId)
        : undefined;
    if (completed === undefined) throw new NotFoundException();
    const { orderCode, outcome } = completed;
    return { url: this.#options.storefrontUrl(orderCode, outcome), statusCode: 303 };
  }

  @Post('webhook')
  @HttpCode(204)
  async receiveWebhook(@Headers() headers: Record<string, string>, @Body() body: Uint8Array) {
    await handleEvent(this.#shop, await this.#verify(body, headers));
  }

  async #verify(body: Uint8Array, headers: Record<string, string>) {
    try {
      return await verifyWebhook(body, headers, this.#options.webhookSecret);
    } catch (error) {
      if (error instanceof FlorinError && error.code.startsWith('webhook_'))
        throw new BadRequestException(error.message);
      throw error;
    }
  }
}
