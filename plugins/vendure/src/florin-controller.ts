import { FlorinError, verifyWebhook } from '@florin/client';
import {
  BadRequestException,
  Body,
  Controller,
  Get,
  Headers,
  HttpCode,
  Inject,
  NotFoundException,
  Param,
  Post,
  Query,
  Redirect,
} from '@nestjs/common';
import { Connections, type Connection } from './connections.ts';
import { completePayment } from './follow-payment.ts';
import { handleEvent } from './handle-event.ts';
import { OpenShop } from './open-shop.ts';

/** Where buyers come back, and where Florin sends its webhooks. Both may come at once, and in any order. */
@Controller('florin')
export class FlorinController {
  readonly #connections: Connections;
  readonly #shop: OpenShop;

  constructor(@Inject(Connections) connections: Connections, @Inject(OpenShop) shop: OpenShop) {
    this.#connections = connections;
    this.#shop = shop;
  }

  @Get(['return', 'return/:channel'])
  @Redirect()
  async returnFromWallet(
    @Param('channel') channel: string | undefined,
    @Query('transactionId') transactionId: unknown,
  ) {
    const connection = this.#find(channel);
    const completed =
      typeof transactionId === 'string' && transactionId !== ''
        ? await completePayment(this.#shop.through(connection), transactionId)
        : undefined;
    if (completed === undefined) throw new NotFoundException();
    const { orderCode, outcome, buyer } = completed;
    return { url: connection.storefrontUrl(orderCode, outcome, buyer), statusCode: 303 };
  }

  @Post(['webhook', 'webhook/:channel'])
  @HttpCode(204)
  async receiveWebhook(
    @Param('channel') channel: string | undefined,
    @Headers() headers: Record<string, string>,
    @Body() body: Uint8Array,
  ) {
    const connection = this.#find(channel);
    const event = await verify(body, headers, connection);
    await handleEvent(this.#shop.through(connection), event);
  }

  #find(channel: string | undefined): Connection {
    const connection = this.#connections.find(channel);
    if (connection === undefined) throw new NotFoundException();
    return connection;
  }
}

const verify = async (body: Uint8Array, headers: Record<string, string>, { webhookSecret }: Connection) => {
  try {
    return await verifyWebhook(body, headers, webhookSecret);
  } catch (error) {
    if (error instanceof FlorinError && error.code.startsWith('webhook_'))
      throw new BadRequestException(error.message);
    throw error;
  }
};
