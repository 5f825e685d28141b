// Written by `npm run openapi` from docs/openapi.json, and compared with it by a test. Do not edit.

export interface paths {
    "/ping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Check that your access token works, and what it may do */
        get: operations["ping"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moneyins/ext/init": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start a payment through the wallet */
        post: operations["initPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moneyins/{transactionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One payment with all that init took, and its timeline */
        get: operations["readPayment"];
        /** Change amount and items of a payment that nobody has approved */
        put: operations["changeOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change the metadata of a payment */
        patch: operations["changePayment"];
        trace?: never;
    };
    "/moneyins/ext/{transactionId}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say that the buyer has approved: the payment is captured */
        post: operations["resumePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moneyins/{transactionId}/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Capture an authorised payment, all or part of it, at once or in parts */
        put: operations["validatePayment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moneyins/{transactionId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Give up an authorised payment, or stop one that is not approved yet */
        put: operations["cancelPayment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/refund/{transactionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Refund all or part of a captured payment
         * @description Calls with the same `Idempotency-Key` refund once. Without a key, each call makes another refund, until nothing is left.
         */
        put: operations["refundPayment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moneyins/{transactionId}/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened to a payment, newest first */
        get: operations["listTimeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moneyins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Payments, newest first */
        get: operations["listPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/refunds/{refundId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One refund with its timeline */
        get: operations["readRefund"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change the metadata of a refund */
        patch: operations["changeRefund"];
        trace?: never;
    };
    "/refundcreate/{transactionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Book a refund that was made outside; the API key needs the right to do so */
        put: operations["bookOutsideRefund"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Refunds of the platform, newest first */
        get: operations["listRefunds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/disputes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Disputes about payments of the platform, newest first */
        get: operations["listDisputes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One account and what it has */
        get: operations["readAccountBalances"];
        /** Open an account that can receive payments; again, it changes nothing */
        put: operations["openAccount"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change an account: who it belongs to, its bank account, its status, its reserve, its payouts, its metadata
         * @description `bankAccount`, `status`, `reserve` and `payoutSchedule` need an API key that can do everything.
         */
        patch: operations["changeAccount"];
        trace?: never;
    };
    "/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Accounts of the platform, newest first */
        get: operations["listAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/balances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Accounts and what they have, by id */
        get: operations["listAccountBalances"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An account's postings with its balance after each, newest first */
        get: operations["readStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/statement.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The statement as a file for spreadsheets, oldest first
         * @description UTF-8 with a byte order mark, RFC 4180, every cell quoted. Amounts are decimals of the currency. What a spreadsheet would take for a formula begins with an apostrophe. The rows `opening_balance` and `closing_balance` have a balance and no amount: one for each currency. The name of the file has the account and the period, such as `statement-my-shop-2026-11.csv`.
         */
        get: operations["exportStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/statement.ofx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The statement as a bank writes it, for accounting programs: OFX 2.2
         * @description As OFX 2.2: one currency and a period that is over, with its opening and its closing balance. Entries and the statement have the same ids whenever you ask for them, so a program sees what it has imported already.
         */
        get: operations["exportStatementOfx"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/statement.xml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The statement as a bank writes it, for accounting programs: camt.053.001.08 (ISO 20022)
         * @description As camt.053.001.08 (ISO 20022): one currency and a period that is over, with its opening and its closing balance. Entries and the statement have the same ids whenever you ask for them, so a program sees what it has imported already.
         */
        get: operations["exportStatementCamt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/statement.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The statement on one page, for people
         * @description One currency and a period that is over: the balance before, how many captures, refunds, transfers and payouts there were and what they add up to, and the balance after. In English. Characters of other scripts than Latin, Greek and Cyrillic are question marks.
         */
        get: operations["exportStatementPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p2p": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Transfers between accounts of the platform, newest first */
        get: operations["listTransfers"];
        put?: never;
        /** Move money from one account to another */
        post: operations["transferMoney"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p2p/{transferId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One transfer between accounts */
        get: operations["readTransfer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change the metadata of a transfer */
        patch: operations["changeTransfer"];
        trace?: never;
    };
    "/p2p/{transferId}/reversal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the money of a transfer back, all or a part
         * @description Makes a transfer in the other direction, with the same `transactionId`. `reversalOf` names the first one.
         */
        post: operations["reverseTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moneyins/{transactionId}/distribution": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pass captured money on to other accounts, all or a part
         * @description The money goes from the account of the payment to the others, as transfers of one `distributionId`. It can be done in several calls, as long as something is left: `distributableAmount` says how much.
         */
        post: operations["distributePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Payouts of the platform, newest first */
        get: operations["listPayouts"];
        put?: never;
        /**
         * Pay an account out to its bank account
         * @description Takes the money from the account at once, so that nothing else can. The account has to be open, with a name and a bank account that's a day old.
         */
        post: operations["createPayout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payouts/{payoutId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a payout, and give its money back to the account
         * @description Until the run that it is in is approved. Of a payout that is cancelled already, nothing changes.
         */
        post: operations["cancelPayout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payouts/{payoutId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One payout */
        get: operations["readPayout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Events in the order of their positions, from a cursor that never skips one and never repeats one */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{eventId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One event */
        get: operations["readEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-endpoints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The webhook endpoints of your platform, newest first */
        get: operations["listWebhookEndpoints"];
        put?: never;
        /** Receive events at a URL of your own */
        post: operations["addWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-endpoints/{endpointId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One webhook endpoint */
        get: operations["readWebhookEndpoint"];
        put?: never;
        post?: never;
        /** Remove a webhook endpoint */
        delete: operations["removeWebhookEndpoint"];
        options?: never;
        head?: never;
        /** Change, disable or enable a webhook endpoint */
        patch: operations["changeWebhookEndpoint"];
        trace?: never;
    };
    "/webhook-endpoints/{endpointId}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a webhook endpoint a new secret; both sign for a while */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-endpoints/{endpointId}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a test event now, and see the answer */
        post: operations["testWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-endpoints/{endpointId}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send one event again now, and see the answer */
        post: operations["sendEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-endpoints/{endpointId}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send events again from a time or behind an event, in their order */
        post: operations["replayEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-endpoints/{endpointId}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was sent to a webhook endpoint in the last 30 days, newest first */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AccountBalance: {
            /**
             * @description ISO 4217.
             * @example EUR
             */
            currency: string;
            /**
             * Format: int64
             * @description All that was posted, in the minor unit of the currency.
             * @example 85000
             */
            balance: number;
            /**
             * Format: int64
             * @description What a transfer or a payout can take: `balance` less `reserved` and `held`.
             * @example 85000
             */
            available: number;
            /**
             * Format: int64
             * @description What refunds under way will take.
             * @example 0
             */
            reserved: number;
            /**
             * Format: int64
             * @description What its `reserve` holds back. Refunds and what the wallet takes back use it when there is nothing else.
             * @example 0
             */
            held: number;
            /**
             * Format: int64
             * @description What captures will add that the wallet has accepted and not decided. Not in `balance`.
             * @example 0
             */
            pending: number;
        };
        AccountChange: {
            /**
             * @description A text sets a pair, null removes it, and the others stay. Up to 50 pairs of texts: names of 1 to 40 characters, values of up to 500.
             * @example {
             *       "cart": "4712",
             *       "coupon": null
             *     }
             */
            metadata?: {
                [key: string]: string | null;
            };
            /**
             * @description Who it belongs to. Null removes it.
             * @example Ada’s Books
             */
            name?: string | null;
            /**
             * @description Of who it belongs to. Null removes it.
             * @example ada@example.com
             */
            email?: string | null;
            /**
             * @description With the country, without spaces. Null removes it.
             * @example DE123456789
             */
            vatNumber?: string | null;
            /**
             * @description The bank account that it is paid out to. Stored encrypted, shown masked. Nothing is paid out to a new one for a day. Null removes it.
             * @example {
             *       "iban": "DE89 3704 0044 0532 0130 00",
             *       "bic": "COBADEFFXXX"
             *     }
             */
            bankAccount?: components["schemas"]["BankAccountGiven"] | null;
            /**
             * @description `open`. `on_hold`: it receives money, and its platform can take none from it. `closed`: it receives no new money.
             * @example open
             * @enum {unknown}
             */
            status?: "open" | "on_hold" | "closed";
            /**
             * @description What is held back of everything that captures and distributions bring to it: it stays in the balance, and can neither be transferred nor paid out. Null removes it.
             * @example {
             *       "rate": 1000,
             *       "days": 30
             *     }
             */
            reserve?: components["schemas"]["Reserve"] | null;
            /**
             * @description When all that it has available in euros is paid out by itself. Such a payout waits for a run like any other. Null removes it.
             * @example {
             *       "every": "week",
             *       "minimumAmount": 5000
             *     }
             */
            payoutSchedule?: components["schemas"]["PayoutSchedule"] | null;
        };
        AccountTransfer: {
            /**
             * @description Its id.
             * @example p2p_mi0c3k2x5f0c6a526d0c4c5e9a533d5a4d1c8a11
             */
            id: string;
            /**
             * @description Has less. `commission`: the operator's commission account.
             * @example my-shop
             */
            debitAccountId: string;
            /**
             * @description Has more. `commission`: the operator's commission account.
             * @example other-shop
             */
            creditAccountId: string;
            /**
             * Format: int64
             * @description In the minor unit of the currency.
             * @example 500
             */
            amount: number;
            /**
             * Format: int64
             * @description What reversals have taken back of it.
             * @example 0
             */
            reversedAmount: number;
            /**
             * @description ISO 4217.
             * @example EUR
             */
            currency: string;
            /**
             * @description Your own text.
             * @example Rent
             */
            comment: string | null;
            /**
             * @description The payment that it belongs to, as you said it.
             * @example pay_mi0c3k2x5f0c6a526d0c4c5e9a533d5a4d1c8a11
             */
            transactionId: string | null;
            /**
             * @description Yours.
             * @example payout-3
             */
            reference: string | null;
            /**
             * @description The transfer that this one reverses. Null: it is no reversal.
             * @example null
             */
            reversalOf: string | null;
            /**
             * @description The distribution of a payment that it is a part of. Null: it was made by itself.
             * @example null
             */
            distributionId: string | null;
            /**
             * @description Yours, by name. Empty: none.
             * @example {
             *       "cart": "4711"
             *     }
             */
            metadata: {
                [key: string]: string;
            };
            /**
             * Format: date-time
             * @description When it was made.
             * @example 2026-11-15T12:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When its metadata last changed, or it was last reversed. Nothing else of it can change.
             * @example 2026-11-15T12:00:00.000Z
             */
            updatedAt: string;
        };
        AccountWithBalances: {
            /**
             * @description Its id.
             * @example my-shop
             */
            id: string;
            /**
             * @description `open`. `on_hold`: it receives money, and its platform can take none from it. `closed`: it receives no new money.
             * @example open
             * @enum {unknown}
             */
            status: "open" | "on_hold" | "closed";
            /**
             * @description Who it belongs to.
             * @example Ada’s Books
             */
            name: string | null;
            /**
             * @description Of who it belongs to.
             * @example ada@example.com
             */
            email: string | null;
            /**
             * @description Of who it belongs to.
             * @example DE123456789
             */
            vatNumber: string | null;
            /** @description What it is paid out to, masked. Null: none was given. */
            bankAccount: components["schemas"]["BankAccount"] | null;
            /** @description What is held back of everything that captures and distributions bring to it: it stays in the balance, and can neither be transferred nor paid out. Null: nothing. */
            reserve: components["schemas"]["Reserve"] | null;
            /** @description When all that it has available in euros is paid out by itself. Such a payout waits for a run like any other. Null: only when someone asks for it. */
            payoutSchedule: components["schemas"]["PayoutSchedule"] | null;
            /** @description When it is paid out next by its schedule. Null: it has none. */
            nextPayout: components["schemas"]["NextPayout"] | null;
            /**
             * Format: date-time
             * @description When it was opened.
             * @example 2026-11-15T12:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When anything above or its metadata last changed. What is posted to it has its own times.
             * @example 2026-11-15T12:00:00.000Z
             */
            updatedAt: string;
            /**
             * @description Yours, by name. Empty: none.
             * @example {
             *       "cart": "4711"
             *     }
             */
            metadata: {
                [key: string]: string;
            };
            /** @description One for each currency in which something was ever posted or is expected. */
            balances: components["schemas"]["AccountBalance"][];
        };
        AmountBreakdown: {
            /**
             * Format: int64
             * @description Sum of quantity × unitAmount.
             * @example 1000
             */
            totalItems: number;
            /**
             * Format: int64
             * @description Sum of taxAmount.
             * @example 200
             */
            totalItemTaxes: number;
            /**
             * Format: int64
             * @description Added.
             * @example 450
             */
            shipping: number;
            /**
             * Format: int64
             * @description Added.
             * @example 0
             */
            handling: number;
            /**
             * Format: int64
             * @description Added.
             * @example 0
             */
            insurance: number;
            /**
             * Format: int64
             * @description Taken off.
             * @example 150
             */
            shippingDiscount: number;
            /**
             * Format: int64
             * @description Taken off.
             * @example 0
             */
            discount: number;
        };
        BankAccount: {
            /**
             * @description The country and the last four characters.
             * @example DE…3000
             */
            iban: string;
            /**
             * @description The first four characters. Null: none was given.
             * @example COBA…
             */
            bic: string | null;
            /**
             * Format: date-time
             * @description When it was given.
             * @example 2026-11-15T12:00:00.000Z
             */
            updatedAt: string;
            /**
             * Format: date-time
             * @description When it can be paid out to: a day after it was given.
             * @example 2026-11-16T12:00:00.000Z
             */
            payableFrom: string;
        };
        BankAccountGiven: {
            /**
             * @description Its length and its check digits have to be right. Spaces are ignored.
             * @example DE89 3704 0044 0532 0130 00
             */
            iban: string;
            /**
             * @description Of the bank. Left out: the bank is found by the IBAN, as everywhere in SEPA.
             * @example COBADEFFXXX
             */
            bic?: string | null;
        };
        Capture: {
            /**
             * Format: int64
             * @description Left out: all that is left. After the last capture the rest is released.
             * @example 1000
             */
            totalAmount?: number;
            /**
             * @description false: more will follow, so the rest stays authorised. Then `totalAmount` is needed, and from then on another `Idempotency-Key` for each capture of this payment.
             * @default true
             * @example true
             */
            final?: boolean;
        };
        Delivery: {
            /** @description Who gets the goods. */
            receiver?: {
                /**
                 * @description First and last name.
                 * @example Ada Amsel
                 */
                fullName: string;
            };
            /** @description Required as soon as one item is physical. */
            address?: {
                /**
                 * @description With the number.
                 * @example Keizersgracht 100
                 */
                street: string;
                /**
                 * @description Without the country.
                 * @example Amsterdam
                 */
                city: string;
                /**
                 * @description As it is written there. Only countries that have none do without.
                 * @example 1015 AA
                 */
                postCode?: string;
                /**
                 * @description ISO 3166 alpha-2.
                 * @example NL
                 */
                country: string;
                /**
                 * @description Where a country has states.
                 * @example NH
                 */
                state?: string;
            };
        };
        Dispute: {
            /**
             * @description The id of the dispute.
             * @example pay_mi0c3k2x5f0c6a526d0c4c5e9a533d5a4d1c8a11-PP-D-12345
             */
            id: string;
            /**
             * @description Its id at the wallet.
             * @example PP-D-12345
             */
            extDisputeId: string;
            /**
             * @description The payment that it is about.
             * @example pay_mi0c3k2x5f0c6a526d0c4c5e9a533d5a4d1c8a11
             */
            transactionId: string;
            /** @description open: the buyer waits for the seller's first answer. other: the wallet has a word that Florin does not know. */
            status: components["schemas"]["DisputeStatus"];
            /** @description How far it has come. */
            stage: components["schemas"]["DisputeStage"];
            /**
             * @description The wallet's own word.
             * @example MERCHANDISE_OR_SERVICE_NOT_RECEIVED
             */
            reason: string;
            /**
             * @description The wallet's own word for how it ended. Null: it has not.
             * @example null
             */
            outcome: string | null;
            /**
             * Format: int64
             * @description What is disputed, in the minor unit of the currency.
             * @example 1500
             */
            amount: number;
            /**
             * @description ISO 4217.
             * @example EUR
             */
            currency: string;
            /** @description The seller has to answer, at the site of the wallet. */
            waitsForSeller: boolean;
            /**
             * @description Until when the seller has to answer.
             * @example 2026-11-15T12:00:00.000Z
             */
            sellerDueAt: string | null;
            /**
             * Format: date-time
             * @description When the buyer complained.
             * @example 2026-11-15T12:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the wallet last changed it.
             * @example 2026-11-15T12:00:00.000Z
             */
            updatedAt: string;
        };
        /** @enum {unknown} */
        DisputeStage: "inquiry" | "chargeback" | "pre_arbitration" | "arbitration" | "other";
        /** @enum {unknown} */
        DisputeStatus: "open" | "waiting_for_seller" | "waiting_for_buyer" | "under_review" | "resolved" | "other";
        DistributionPart: {
            /**
             * Format: account-id
             * @description Who gets the money. Visible characters, no space at either end.
             * @example other-shop
             */
            accountId: string;
            /**
             * Format: int64
             * @description In the minor unit of the currency of the payment, with the commission.
             * @example 500
             */
            amount: number;
            /**
             * Format: int64
             * @description The part of `amount` that goes to the operator's commission account instead.
             * @example 50
             */
            commissionAmount?: number;
            /**
             * @description Your own text.
             * @example Rent
             */
            comment?: string | null;
            /**
             * @description Yours.
             * @example order-17/2
             */
            reference?: string | null;
            /**
             * @description Yours, returned as it is. Up to 50 pairs of texts: names of 1 to 40 characters, values of up to 500. Neither the buyer nor the wallet sees it.
             * @example {
             *       "cart": "4711"
             *     }
             */
            metadata?: {
                [key: string]: string;
            };
        };
        DistributionRequest: {
            /** @description Who gets how much. All of them are transferred, or none is. */
            parts: components["schemas"]["DistributionPart"][];
        };
        Event: {
            /**
             * @description Its id. The same in every webhook about it.
             * @example evt_pay_mi0c3k2x5f0c6a526d0c4c5e9a533d5a4d1c8a11_2
             */
            id: string;
            /**
             * @description What has happened.
             *     - `payment.created`: The platform started a payment.
             *     - `payment.changed`: The platform changed what is bought. The buyer approves the new amount.
             *     - `payment.change_refused`: The wallet refused a change. The payment is as before.
             *     - `payment.authorized`: The wallet holds the buyer's money.
             *     - `payment.partially_captured`: A part of the authorised money was captured. More may follow.
             *     - `payment.part_declined`: The wallet declined a further part. What was captured before stays.
             *     - `payment.captured`: The money was captured, and nothing more will be.
             *     - `payment.declined`: The wallet declined. The buyer can choose another way to pay.
             *     - `payment.cancelled`: The payment was cancelled. No money was taken.
             *     - `payment.expired`: The buyer didn't approve in time, or the authorisation ran out.
             *     - `payment.failed`: The wallet declined for good, or an operator closed the payment as not paid.
             *     - `payment.released`: Money that was still held for a payment that had ended was released.
             *     - `payment.quarantined`: The wallet doesn't match the payment. An operator has to decide.
             *     - `payment.reviewed`: A mismatch was resolved. The status didn't change.
             *     - `refund.requested`: A refund was requested.
             *     - `refund.pending`: The wallet accepted the refund, and decides later.
             *     - `refund.completed`: The money went back to the buyer.
             *     - `refund.failed`: The refund wasn't made.
             *     - `refund.cancelled`: The wallet cancelled the refund.
             *     - `refund.corrected`: An operator corrected the refund to what the wallet has.
             *     - `dispute.opened`: The buyer disputed the payment at the wallet.
             *     - `dispute.updated`: The dispute changed.
             *     - `dispute.resolved`: The dispute was resolved.
             *     - `distribution.completed`: Captured money was passed on to other accounts.
             *     - `account.opened`: An account was opened.
             *     - `account.changed`: The details, the bank account or the status of an account changed.
             *     - `transfer.made`: Money moved between two accounts.
             *     - `transfer.reversed`: Money of a transfer went back.
             *     - `payout.created`: Money left an account for its bank account.
             *     - `payout.approved`: A payout is in a file for the operator's bank.
             *     - `payout.paid`: The bank has sent a payout.
             *     - `payout.returned`: A payout came back. Its money is back on the account.
             *     - `payout.cancelled`: A payout was cancelled. Its money is back on the account.
             * @example payment.captured
             * @enum {unknown}
             */
            type: "payment.created" | "payment.changed" | "payment.change_refused" | "payment.authorized" | "payment.partially_captured" | "payment.part_declined" | "payment.captured" | "payment.declined" | "payment.cancelled" | "payment.expired" | "payment.failed" | "payment.released" | "payment.quarantined" | "payment.reviewed" | "refund.requested" | "refund.pending" | "refund.completed" | "refund.failed" | "refund.cancelled" | "refund.corrected" | "dispute.opened" | "dispute.updated" | "dispute.resolved" | "distribution.completed" | "account.opened" | "account.changed" | "transfer.made" | "transfer.reversed" | "payout.created" | "payout.approved" | "payout.paid" | "payout.returned" | "payout.cancelled";
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-11-15T12:00:00.000Z
             */
            createdAt: string;
            /**
             * @description The payment or the transfer that it happened to. Null: an account.
             * @example pay_mi0c3k2x5f0c6a526d0c4c5e9a533d5a4d1c8a11
             */
            transactionId: string | null;
            /**
             * @description Its number among the events of the transaction, without gaps from 1.
             * @example 2
             */
            sequence: number;
            /**
             * @description The event of the transaction before it. Null: it is the first.
             * @example evt_pay_mi0c3k2x5f0c6a526d0c4c5e9a533d5a4d1c8a11_1
             */
            previousId: string | null;
            /**
             * @description Why, as far as the object does not show it.
             * @example {
             *       "capturedAmount": 2500,
             *       "currency": "EUR"
             *     }
             */
            details: {
                [key: string]: unknown;
            };
            /**
             * @description What it happened to, as the API showed it at that moment: a payment, refund, dispute, account or transfer.
             * @example {
             *       "id": "pay_mi0c3k2x5f0c6a526d0c4c5e9a533d5a4d1c8a11",
             *       "status": "captured",
             *       "capturedAmount": 2500
             *     }
             */
            data: {
                [key: string]: unknown;
            };
        };
        Events: {
            /** @description The earliest first. */
            items: components["schemas"]["Event"][];
            /**
             * @description Send it as `after` to go on. It is always there: what happens later is found behind it.
             * @example WyI0MiIsImV2dF9wYXlfMSJd
             */
            nextCursor: string;
        };
        MetadataChange: {
            /**
             * @description A text sets a pair, null removes it, and the others stay. Up to 50 pairs of texts: names of 1 to 40 characters, values of up to 500.
             * @example {
             *       "cart": "4712",
             *       "coupon": null
             *     }
             */
            metadata: {
                [key: string]: string | null;
            };
        };
        NewAccount: {
            /**
             * @description Yours, returned as it is. Up to 50 pairs of texts: names of 1 to 40 characters, values of up to 500. Neither the buyer nor the wallet sees it.
             * @example {
             *       "cart": "4711"
             *     }
             */
            metadata?: {
                [key: string]: string;
            };
        };
        NewAmountBreakdown: {
            /**
             * Format: int64
             * @description Sum of quantity × unitAmount.
             * @example 1000
             */
            totalItems: number;
            /**
             * Format: int64
             * @description Sum of taxAmount.
             * @example 200
             */
            totalItemTaxes?: number;
            /**
             * Format: int64
             * @description Added.
             * @example 450
             */
            shipping?: number;
            /**
             * Format: int64
             * @description Added.
             * @example 0
             */
            handling?: number;
            /**
             * Format: int64
             * @description Added.
             * @example 0
             */
            insurance?: number;
            /**
             * Format: int64
             * @description Taken off.
             * @example 150
             */
            shippingDiscount?: number;
            /**
             * Format: int64
             * @description Taken off.
             * @example 0
             */
            discount?: number;
        };
        NewPayment: {
            /** @description Where the buyer is sent: absolute http or https URLs. Each field in one of its two spellings; errorURL may be left out. The URLs stay byte for byte; `transactionId`, `extOrderId`, `outcome` and `reason` are appended to the query, which must not have these names. */
            redirections: {
                /**
                 * @description After success. Required, in this spelling or the next.
                 * @example http://localhost:8100/thanks
                 */
                returnURL?: string;
                /**
                 * @description The same as `returnURL`.
                 * @example http://localhost:8100/thanks
                 */
                returnUrl?: string;
                /**
                 * @description After a cancellation. Required, in this spelling or the next.
                 * @example http://localhost:8100/cart
                 */
                cancelURL?: string;
                /**
                 * @description The same as `cancelURL`.
                 * @example http://localhost:8100/cart
                 */
                cancelUrl?: string;
                /**
                 * @description After an error. Left out: `cancelURL`.
                 * @example http://localhost:8100/sorry
                 */
                errorURL?: string | null;
                /**
                 * @description The same as `errorURL`.
                 * @example http://localhost:8100/sorry
                 */
                errorUrl?: string | null;
            };
            /** @description How much goes where. */
            transaction: {
                /**
                 * Format: account-id
                 * @description Account that receives the payment. Visible characters, no space at either end.
                 * @example my-shop
                 */
                accountId: string;
                /**
                 * Format: int64
                 * @description In the minor unit of the currency: 1500 EUR is 15.00 euros.
                 * @example 1500
                 */
                totalAmount: number;
                /**
                 * @description ISO 4217. Left out: the currency of the installation.
                 * @example EUR
                 */
                currency?: string;
                /**
                 * Format: int64
                 * @description Part of the total that goes to the operator. With `distribution`, each item names its own instead.
                 * @example 150
                 */
                commissionAmount?: number;
                /** @description items: at the capture each item brings its share of the total to its `merchantAccountId`, less its commission. Left out: `accountId` gets all of it. */
                distribution?: "items" | null;
                /**
                 * @description Left out: automatic. Manual: authorise now, and capture with `validate`.
                 * @enum {unknown}
                 */
                captureMode?: "automatic" | "manual";
                /**
                 * @description Yours. Shown to the buyer.
                 * @example order-17
                 */
                reference?: string | null;
                /**
                 * @description The name of the shop on the wallet's pages. Left out: that of the installation.
                 * @example Records
                 */
                shopName?: string | null;
                /**
                 * @description The seller's account id at the wallet. The money goes there, and not to the operator's account. Only where the operator has switched it on.
                 * @example 7XH2KQ9M4RTYP
                 */
                payeeMerchantId?: string | null;
                /**
                 * @description Yours. Only kept.
                 * @example A gift
                 */
                comment?: string | null;
                /**
                 * @description Yours, returned as it is. Up to 50 pairs of texts: names of 1 to 40 characters, values of up to 500. Neither the buyer nor the wallet sees it.
                 * @example {
                 *       "cart": "4711"
                 *     }
                 */
                metadata?: {
                    [key: string]: string;
                };
            };
            /** @description What the total is made of. Left out: the items and their taxes alone. */
            amountBreakdown?: components["schemas"]["NewAmountBreakdown"] | null;
            /** @description Where the goods go. When an item is physical, `address` is required. May be left out when all are digital. */
            delivery?: components["schemas"]["Delivery"] | null;
            /** @description What is bought. */
            items: components["schemas"]["NewPaymentItem"][];
        };
        NewPaymentItem: {
            /**
             * Format: account-id
             * @description Who sells it. Kept with the item, and with `distribution: items` paid. Visible characters, no space at either end.
             * @example merchant-1
             */
            merchantAccountId: string;
            /**
             * @description What the buyer reads.
             * @example A record
             */
            description: string;
            /**
             * @description How many of it.
             * @example 2
             */
            quantity: number;
            /**
             * Format: int64
             * @description Of one, in the minor unit of the currency. 0 is a gift.
             * @example 500
             */
            unitAmount: number;
            /**
             * Format: int64
             * @description Tax on the whole line.
             * @example 200
             */
            taxAmount?: number;
            /**
             * Format: int64
             * @description With `distribution: items`: the part of what the item brings that goes to the operator's commission account. 0: none, or the rate.
             * @example 50
             */
            commissionAmount?: number;
            /**
             * @description The same as a rate in hundredths of a percent: 1250 is 12.5 % of what the item brings, rounded to the nearest minor unit. 0: none, or the amount.
             * @example 1250
             */
            commissionRate?: number;
            /**
             * @description A physical item is sent: the payment needs `delivery.address`.
             * @enum {unknown}
             */
            type: "digital" | "physical";
        };
        NextPayout: {
            /**
             * Format: date-time
             * @description When its schedule comes next.
             * @example 2026-11-23T00:00:00.000Z
             */
            dueAt: string;
            /** @description Why it paid nothing the last time. Null: it did, or was not due yet. */
            skipped: components["schemas"]["SkippedPayout"] | null;
        };
        Operation: {
            /** @description What the wallet does. */
            kind: components["schemas"]["OperationKind"];
            /** @description in_doubt: the wallet was asked, and has not reported the outcome. pending: it has accepted the call and decides later, perhaps in days. mismatch: it does not match our records, and a person decides. */
            progress: components["schemas"]["OperationProgress"];
            /**
             * Format: date-time
             * @description When it was ordered.
             * @example 2026-11-15T12:00:00.000Z
             */
            since: string;
            /**
             * Format: int64
             * @description In the minor unit of the currency.
             * @example 1000
             */
            amount: number;
        };
        /** @enum {unknown} */
        OperationKind: "change" | "capture" | "authorize" | "capture_authorization" | "release" | "refund" | "return_capture" | "review";
        /** @enum {unknown} */
        OperationProgress: "under_way" | "in_doubt" | "pending" | "mismatch";
        OutsideRefund: {
            /**
             * Format: int64
             * @description Left out: all that is left.
             * @example 500
             */
            amountToRefund?: number;
            /**
             * @description Where and why it was made.
             * @example Bank transfer of 3 May
             */
            comment: string;
            /**
             * @description false: the account gives everything, and the commission is kept. Otherwise the commission account gives its part.
             * @example true
             */
            refundCommission?: boolean;
            /** @description Of a payment with `distribution: items`: what is refunded, each from who got it. Without `items` and `accounts`, all items give in proportion to what is left of them. */
            items?: components["schemas"]["RefundedItem"][];
            /** @description The same by seller, instead of `items`. */
            accounts?: components["schemas"]["RefundedAccount"][];
            /**
             * @description Yours, returned as it is. Up to 50 pairs of texts: names of 1 to 40 characters, values of up to 500. Neither the buyer nor the wallet sees it.
             * @example {
             *       "cart": "4711"
             *     }
             */
            metadata?: {
                [key: string]: string;
            };
        };
        Payment: {
            /**
             * @description The `id` that init answered.
             * @example pay_mi0c3k2x5f0c6a526d0c4c5e9a533d5a4d1c8a11
             */
            id: string;
            /** @description What has become of the payment, or what is under way at the wallet. */
            status: components["schemas"]["PaymentStatus"];
            /**
             * @description Work at the wallet that has no outcome yet.
             * @example null
             */
            operation: components["schemas"]["Operation"] | null;
            /**
             * @description The id of the order at the wallet.
             * @example 5O190127TN364715T
             */
            extOrderId: string;
            /**
             * @description The id of the capture at the wallet. Null: nothing is captured.
             * @example 3C679366HH908993F
             */
            extCaptureId: string | null;
            /**
             * @description The account that receives the money.
             * @example my-shop
             */
            accountId: string;
            /**
             * @description Yours, as init gave it.
             * @example order-17
             */
            reference: string | null;
            /**
             * @description Yours, as init gave it.
             * @example null
             */
            comment: string | null;
            /**
             * @description Yours, by name. Empty: none.
             * @example {
             *       "cart": "4711"
             *     }
             */
            metadata: {
                [key: string]: string;
            };
            /**
             * @description ISO 4217.
             * @example EUR
             */
            currency: string;
            /**
             * Format: int64
             * @description What the buyer is to pay, in the minor unit of the currency.
             * @example 1500
             */
            totalAmount: number;
            /**
             * Format: int64
             * @description The part of it that goes to the operator.
             * @example 0
             */
            commissionAmount: number;
            /**
             * Format: int64
             * @description What is captured and booked.
             * @example 1500
             */
            capturedAmount: number;
            /**
             * Format: int64
             * @description What of the authorisation can still be captured.
             * @example 0
             */
            capturableAmount: number;
            /**
             * @description What the wallet kept of it. The operator pays that. Null: the wallet hasn't reported it yet.
             * @example 43
             */
            feeAmount: number | null;
            /**
             * @description `capturedAmount` less `feeAmount`: what the wallet pays out. Null: the wallet hasn't reported its fee yet.
             * @example 1457
             */
            netAmount: number | null;
            /** @description What is captured, the oldest first. */
            captures: components["schemas"]["PaymentCapture"][];
            /**
             * Format: int64
             * @description What has gone back to the buyer.
             * @example 0
             */
            refundedAmount: number;
            /**
             * Format: int64
             * @description What can still be refunded: captured, less what has gone back or is on its way back.
             * @example 1500
             */
            refundableAmount: number;
            /**
             * @description `automatic`, or `manual`: captured by a call of its own.
             * @example automatic
             */
            captureMode: string;
            /**
             * @description The wallet's name for why it declined last. Null: it did not.
             * @example null
             */
            declineIssue: string | null;
            /**
             * Format: date-time
             * @description When init was called.
             * @example 2026-11-15T12:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When something of it last changed, also its metadata.
             * @example 2026-11-15T12:00:00.000Z
             */
            updatedAt: string;
            /**
             * Format: date-time
             * @description Until when the buyer may approve.
             * @example 2026-11-15T15:00:00.000Z
             */
            expiresAt: string;
        };
        PaymentCapture: {
            /**
             * @description The id of the capture.
             * @example pay_mi0c3k2x5f0c6a526d0c4c5e9a533d5a4d1c8a11-c1
             */
            id: string;
            /**
             * @description The id of the capture at the wallet.
             * @example 3C679366HH908993F
             */
            extCaptureId: string;
            /**
             * Format: int64
             * @description What is captured, in the minor unit of the currency.
             * @example 1500
             */
            amount: number;
            /**
             * @description What the wallet kept of it. Null: the wallet hasn't reported it yet.
             * @example 43
             */
            feeAmount: number | null;
            /**
             * @description `amount` less `feeAmount`. Null: the wallet hasn't reported its fee yet.
             * @example 1457
             */
            netAmount: number | null;
            /**
             * Format: date-time
             * @description When it was booked.
             * @example 2026-11-15T12:00:00.000Z
             */
            createdAt: string;
        };
        PaymentChange: {
            /** @description The new amounts. Account, currency and reference stay. */
            transaction: {
                /**
                 * Format: int64
                 * @description What the buyer is to pay now, in the minor unit of the currency.
                 * @example 2000
                 */
                totalAmount: number;
                /**
                 * Format: int64
                 * @description Left out: as before.
                 * @example 150
                 */
                commissionAmount?: number;
            };
            /** @description What the total is made of. Left out: the items and their taxes alone. */
            amountBreakdown?: components["schemas"]["NewAmountBreakdown"] | null;
            /** @description Where the goods go. When an item is physical, `address` is required. May be left out when all are digital. */
            delivery?: components["schemas"]["Delivery"] | null;
            /** @description What is bought. */
            items: components["schemas"]["NewPaymentItem"][];
        };
        PaymentItem: {
            /**
             * @description Who sells it.
             * @example merchant-1
             */
            merchantAccountId: string;
            /**
             * @description What the buyer read.
             * @example A record
             */
            description: string;
            /**
             * @description How many of it.
             * @example 2
             */
            quantity: number;
            /**
             * Format: int64
             * @description Of one, in the minor unit of the currency.
             * @example 500
             */
            unitAmount: number;
            /**
             * Format: int64
             * @description Tax on the whole line.
             * @example 200
             */
            taxAmount: number;
            /**
             * Format: int64
             * @description Its commission, where init gave an amount. Its share says what that makes.
             * @example 50
             */
            commissionAmount: number;
            /**
             * @description Its commission in hundredths of a percent, where init gave a rate.
             * @example 1250
             */
            commissionRate: number;
            /**
             * @description What is physical is sent somewhere.
             * @enum {unknown}
             */
            type: "digital" | "physical";
        };
        PaymentRedirection: {
            /**
             * @description The id of the payment, for all other calls.
             * @example pay_mi0c3k2x5f0c6a526d0c4c5e9a533d5a4d1c8a11
             */
            id: string;
            /**
             * @description The id of the order at the wallet.
             * @example 5O190127TN364715T
             */
            extOrderId: string;
            /**
             * @description Send the buyer there: after init to the wallet's page, after resume to your own.
             * @example http://localhost:8090/checkoutnow?token=5O190127TN364715T
             */
            redirectionUrl: string;
        };
        PaymentShare: {
            /**
             * @description Of the item in `items`, from 0.
             * @example 0
             */
            index: number;
            /**
             * @description Who sells it.
             * @example merchant-1
             */
            accountId: string;
            /**
             * Format: int64
             * @description What the item brings of the whole payment, with its commission.
             * @example 1200
             */
            amount: number;
            /**
             * Format: int64
             * @description The part of it that goes to the operator.
             * @example 120
             */
            commissionAmount: number;
            /**
             * Format: int64
             * @description What of the amount is captured.
             * @example 1200
             */
            capturedAmount: number;
            /**
             * Format: int64
             * @description What of that has gone back to the buyer.
             * @example 0
             */
            refundedAmount: number;
            /**
             * Format: int64
             * @description What of it can still be refunded.
             * @example 1200
             */
            refundableAmount: number;
            /**
             * Format: int64
             * @description What the commission account has got of it, less what it gave for refunds.
             * @example 120
             */
            earnedCommissionAmount: number;
            /**
             * Format: int64
             * @description What the account itself has got of it, less what it gave for refunds.
             * @example 1080
             */
            receivedAmount: number;
        };
        /**
         * @example captured
         * @enum {unknown}
         */
        PaymentStatus: "awaiting_approval" | "capturing" | "authorizing" | "authorized" | "partially_captured" | "validating" | "releasing" | "captured" | "cancelled" | "expired" | "failed" | "quarantined";
        PaymentWithTimeline: {
            /**
             * @description The `id` that init answered.
             * @example pay_mi0c3k2x5f0c6a526d0c4c5e9a533d5a4d1c8a11
             */
            id: string;
            /** @description What has become of the payment, or what is under way at the wallet. */
            status: components["schemas"]["PaymentStatus"];
            /**
             * @description Work at the wallet that has no outcome yet.
             * @example null
             */
            operation: components["schemas"]["Operation"] | null;
            /**
             * @description The id of the order at the wallet.
             * @example 5O190127TN364715T
             */
            extOrderId: string;
            /**
             * @description The id of the capture at the wallet. Null: nothing is captured.
             * @example 3C679366HH908993F
             */
            extCaptureId: string | null;
            /**
             * @description The account that receives the money.
             * @example my-shop
             */
            accountId: string;
            /**
             * @description Yours, as init gave it.
             * @example order-17
             */
            reference: string | null;
            /**
             * @description Yours, as init gave it.
             * @example null
             */
            comment: string | null;
            /**
             * @description Yours, by name. Empty: none.
             * @example {
             *       "cart": "4711"
             *     }
             */
            metadata: {
                [key: string]: string;
            };
            /**
             * @description ISO 4217.
             * @example EUR
             */
            currency: string;
            /**
             * Format: int64
             * @description What the buyer is to pay, in the minor unit of the currency.
             * @example 1500
             */
            totalAmount: number;
            /**
             * Format: int64
             * @description The part of it that goes to the operator.
             * @example 0
             */
            commissionAmount: number;
            /**
             * Format: int64
             * @description What is captured and booked.
             * @example 1500
             */
            capturedAmount: number;
            /**
             * Format: int64
             * @description What of the authorisation can still be captured.
             * @example 0
             */
            capturableAmount: number;
            /**
             * @description What the wallet kept of it. The operator pays that. Null: the wallet hasn't reported it yet.
             * @example 43
             */
            feeAmount: number | null;
            /**
             * @description `capturedAmount` less `feeAmount`: what the wallet pays out. Null: the wallet hasn't reported its fee yet.
             * @example 1457
             */
            netAmount: number | null;
            /** @description What is captured, the oldest first. */
            captures: components["schemas"]["PaymentCapture"][];
            /**
             * Format: int64
             * @description What has gone back to the buyer.
             * @example 0
             */
            refundedAmount: number;
            /**
             * Format: int64
             * @description What can still be refunded: captured, less what has gone back or is on its way back.
             * @example 1500
             */
            refundableAmount: number;
            /**
             * @description `automatic`, or `manual`: captured by a call of its own.
             * @example automatic
             */
            captureMode: string;
            /**
             * @description The wallet's name for why it declined last. Null: it did not.
             * @example null
             */
            declineIssue: string | null;
            /**
             * Format: date-time
             * @description When init was called.
             * @example 2026-11-15T12:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When something of it last changed, also its metadata.
             * @example 2026-11-15T12:00:00.000Z
             */
            updatedAt: string;
            /**
             * Format: date-time
             * @description Until when the buyer may approve.
             * @example 2026-11-15T15:00:00.000Z
             */
            expiresAt: string;
            /**
             * @description Send the buyer there: to the wallet's page, to Florin's while the outcome isn't known, and to one of `redirections` when the payment has ended.
             * @example http://localhost:8100/thanks?transactionId=pay_1&extOrderId=5O190127TN364715T&outcome=success
             */
            redirectionUrl: string;
            /** @description Where the buyer is sent, as init gave it. */
            redirections: components["schemas"]["Redirections"];
            /** @description What the total is made of. Null: the items and their taxes alone. */
            amountBreakdown: components["schemas"]["AmountBreakdown"] | null;
            /** @description Where the goods go. When an item is physical, `address` is required. May be left out when all are digital. */
            delivery: components["schemas"]["Delivery"] | null;
            /** @description What is bought. */
            items: components["schemas"]["PaymentItem"][];
            /**
             * @description items: each item brings its share to its `merchantAccountId`. Null: `accountId` gets all of it.
             * @example null
             */
            distribution: "items" | null;
            /**
             * @description The name of the shop on the wallet's pages, as init gave it.
             * @example null
             */
            shopName: string | null;
            /**
             * @description The seller's account at the wallet that gets the money. Null: the operator's.
             * @example null
             */
            payeeMerchantId: string | null;
            /** @description Who got what, in the order of the items, with `distribution: items`. Otherwise empty. */
            shares: components["schemas"]["PaymentShare"][];
            /** @description Its refunds, the oldest first, no matter who made them. */
            refunds: components["schemas"]["Refund"][];
            /** @description Its disputes, the oldest first. */
            disputes: components["schemas"]["Dispute"][];
            /**
             * Format: int64
             * @description What was distributed to other accounts, less what was reversed.
             * @example 0
             */
            distributedAmount: number;
            /**
             * Format: int64
             * @description What can still be distributed of what the account got: less commission, refunds and what was distributed.
             * @example 1500
             */
            distributableAmount: number;
            /** @description Transfers that name the payment, and their reversals: the newest 100, the newest first. */
            transfers: components["schemas"]["AccountTransfer"][];
            /** @description The newest thousand entries, the oldest of them first. */
            timeline: components["schemas"]["TimelineStep"][];
        };
        Payout: {
            /**
             * @description Its id.
             * @example po_mi0c3k2x5f0c6a526d0c4c5e9a533d5a
             */
            id: string;
            /**
             * @description Whose money it is.
             * @example seller-1
             */
            accountId: string;
            /**
             * @description `reserved`: the money has left the account, and waits for a run. `in_run`: it waits for the approval of its run. `approved`: it is in a file for the operator's bank. `paid`: the bank has sent it. `returned`: it came back, and the money is back on the account. `cancelled`: the money is back on the account.
             * @example reserved
             * @enum {unknown}
             */
            status: "reserved" | "in_run" | "approved" | "paid" | "returned" | "cancelled";
            /**
             * Format: int64
             * @description In the minor unit of the currency.
             * @example 500
             */
            amount: number;
            /**
             * @description ISO 4217.
             * @example EUR
             */
            currency: string;
            /**
             * @description Yours.
             * @example november
             */
            reference: string | null;
            /**
             * @description Made by the schedule of the account.
             * @example false
             */
            scheduled: boolean;
            /**
             * @description The bank account that it was approved for, masked.
             * @example null
             */
            iban: string | null;
            /**
             * @description Why it came back, by the bank's code (ISO 20022), such as AC04: the account is closed.
             * @example null
             */
            returnReason: string | null;
            /**
             * @description Yours, by name. Empty: none.
             * @example {
             *       "cart": "4711"
             *     }
             */
            metadata: {
                [key: string]: string;
            };
            /**
             * Format: date-time
             * @description When the money left the account.
             * @example 2026-11-15T12:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it got its status.
             * @example 2026-11-15T12:00:00.000Z
             */
            updatedAt: string;
        };
        PayoutRequest: {
            /**
             * Format: account-id
             * @description Whose money it is. It goes to the bank account that the account has. Visible characters, no space at either end.
             * @example my-shop
             */
            accountId: string;
            /**
             * Format: int64
             * @description In the minor unit of the currency. Or send `all`.
             * @example 500
             */
            amount?: number;
            /**
             * @description All that is available, instead of `amount`.
             * @example true
             * @enum {boolean}
             */
            all?: true;
            /**
             * @description Banks take SEPA credit transfers in euros only.
             * @example EUR
             * @enum {string}
             */
            currency: "EUR";
            /**
             * @description Yours. The bank shows it to the seller.
             * @example november
             */
            reference?: string | null;
            /**
             * @description Yours, returned as it is. Up to 50 pairs of texts: names of 1 to 40 characters, values of up to 500. Neither the buyer nor the wallet sees it.
             * @example {
             *       "cart": "4711"
             *     }
             */
            metadata?: {
                [key: string]: string;
            };
        };
        PayoutSchedule: {
            /**
             * @description `day`: every day. `week`: every Monday. After midnight, UTC.
             * @example week
             * @enum {unknown}
             */
            every: "day" | "week";
            /**
             * Format: int64
             * @description In cents. With less, nothing is paid out until the next time.
             * @example 5000
             */
            minimumAmount: number;
        };
        Ping: {
            /**
             * @description `sandbox` or `production`.
             * @example sandbox
             */
            environment: string;
            /**
             * Format: date-time
             * @description The service's clock.
             * @example 2026-11-15T12:00:00.000Z
             */
            time: string;
            /** @description Whose payments, accounts and events you see. */
            platform: {
                /**
                 * @description Its id.
                 * @example 1
                 */
                id: number;
                /**
                 * @description Its name.
                 * @example Main
                 */
                name: string;
            };
            /** @description The key that the access token is of. */
            apiKey: {
                /**
                 * @description Its id.
                 * @example florin_sandbox_AAAAAAAAAAAAAAAAAAAAAA
                 */
                id: string;
                /**
                 * @description What it is for.
                 * @example my shop
                 */
                label: string;
                /**
                 * @description What it may do.
                 * @example everything
                 * @enum {unknown}
                 */
                rights: "everything" | "read" | "payments" | "accounting";
                /**
                 * @description Whether it may book refunds that were made outside.
                 * @example false
                 */
                mayBookRefunds: boolean;
            };
        };
        /** @description RFC 9457 */
        Problem: {
            /**
             * Format: uri
             * @description A page that explains the code.
             * @example http://localhost:8080/docs/guides/errors/not_found
             */
            type: string;
            /**
             * @description What the code means, the same in every answer with this code.
             * @example Not found
             */
            title: string;
            /**
             * @description The same as the status of the answer.
             * @example 404
             */
            status: number;
            /**
             * @description What is wrong with this request.
             * @example There is no payment pay_1.
             */
            detail: string;
            /**
             * @description Stable; programs may rely on it.
             * @enum {unknown}
             */
            code: "malformed_body" | "malformed_request" | "expectation_failed" | "headers_too_large" | "request_timeout" | "invalid_request" | "notification_refused" | "https_required" | "unauthorized" | "sign_in_failed" | "one_time_password_expired" | "two_factor_required" | "signed_out" | "password_wrong" | "code_wrong" | "confirmation_required" | "approval_required" | "password_change_required" | "role_not_allowed" | "foreign_origin" | "right_missing" | "ip_not_allowed" | "not_found" | "invitation_invalid" | "cursor_expired" | "method_not_allowed" | "conflict" | "last_administrator" | "operator_exists" | "body_too_large" | "unsupported_media_type" | "rate_limited" | "too_many_downloads" | "internal_error" | "temporarily_unavailable" | "overloaded" | "payment_declined" | "account_unknown" | "account_closed" | "account_on_hold" | "account_not_empty" | "bank_account_missing" | "bank_account_too_new" | "payment_not_approved" | "payment_cancelled" | "payment_expired" | "payment_not_authorized" | "payment_in_progress" | "payment_not_changeable" | "payment_not_captured" | "nothing_to_refund" | "refund_in_progress" | "payment_under_review" | "payment_disputed" | "refund_too_large" | "refund_refused" | "idempotency_in_progress" | "idempotency_key_reused" | "search_too_wide" | "balance_too_low" | "nothing_to_reverse" | "reversal_too_large" | "distribution_too_large" | "wallet_refused" | "wallet_answer_unusable" | "wallet_unavailable";
            /**
             * @description The same as in X-Request-Id.
             * @example 5f0c6a52-6d0c-4c5e-9a53-3d5a4d1c8a11
             */
            requestId: string;
            /**
             * @description Only of `payment_declined`: where to send the buyer now.
             * @example https://shop.example.com/cart?transactionId=pay_1&extOrderId=5O190127TN364715T&outcome=error
             */
            redirectionUrl?: string;
            /** @description Of `payment_declined`. True: the buyer may choose another instrument and approve again. False: the payment is over. Of `refund_refused` and `payment_disputed`: whether another refund may succeed later. */
            retryable?: boolean;
            /**
             * @description Of `refund_refused`, and of `payment_disputed` when the wallet said so: the refund.
             * @example pay_1-r1
             */
            refundId?: string;
            /**
             * @description Of `refund_refused`, and of `payment_disputed` when the wallet said so: the wallet's name for why.
             * @example REFUND_FAILED_INSUFFICIENT_FUNDS
             */
            issue?: string;
            /**
             * @description Of `payment_under_review`: when the wallet began to contradict us.
             * @example 2026-11-18T09:30:00.000Z
             */
            since?: string;
            /** @description The faults of the request; 50 at most. */
            errors?: {
                /**
                 * @description Where: a JSON pointer (RFC 6901) into the body, such as `/items/0/quantity`. In the query, a header or the path, the part of the request comes first: `query/limit`, `header/idempotency-key`, `path/accountId`.
                 * @example /items/0/quantity
                 */
                pointer: string;
                /**
                 * @description What is wrong there.
                 * @example must be at least 1
                 */
                detail: string;
            }[];
        };
        Redirections: {
            /**
             * @description After success.
             * @example http://localhost:8100/thanks
             */
            returnURL: string;
            /**
             * @description After a cancellation.
             * @example http://localhost:8100/cart
             */
            cancelURL: string;
            /**
             * @description After an error. Null: `cancelURL`.
             * @example http://localhost:8100/sorry
             */
            errorURL: string | null;
        };
        Refund: {
            /**
             * @description The id of the refund.
             * @example pay_mi0c3k2x5f0c6a526d0c4c5e9a533d5a4d1c8a11-r1
             */
            id: string;
            /**
             * @description The payment that it belongs to.
             * @example pay_mi0c3k2x5f0c6a526d0c4c5e9a533d5a4d1c8a11
             */
            transactionId: string;
            /**
             * @description The capture that it gives back. Null: it was made elsewhere.
             * @example pay_mi0c3k2x5f0c6a526d0c4c5e9a533d5a4d1c8a11-c1
             */
            captureId: string | null;
            /** @description under_way: the wallet has not answered yet. pending: it has accepted the refund and decides later, perhaps in days. */
            status: components["schemas"]["RefundStatus"];
            /**
             * Format: int64
             * @description What goes back to the buyer, in the minor unit of the currency.
             * @example 500
             */
            amount: number;
            /**
             * Format: int64
             * @description What the commission account gives of it. The account gives the rest.
             * @example 0
             */
            commissionAmount: number;
            /**
             * @description What the wallet gave back of its fee, to the operator. Null: the wallet hasn't reported it.
             * @example 10
             */
            feeAmount: number | null;
            /**
             * @description `amount` less `feeAmount`: what the wallet took from its account. Null: the wallet hasn't reported its fee.
             * @example 490
             */
            netAmount: number | null;
            /**
             * @description The currency of the payment.
             * @example EUR
             */
            currency: string;
            /** @description Who gives what, where the payment has `distribution: items`, or was distributed and the wallet took the money back. Otherwise empty: the account gives it. */
            shares: components["schemas"]["RefundShare"][];
            /** @description Who made it. wallet: someone at the wallet's own site. reversal: the wallet took the money back. outside: it was made elsewhere and booked by hand. */
            origin: components["schemas"]["RefundOrigin"];
            /**
             * @description Your own text.
             * @example Sent the wrong song
             */
            comment: string | null;
            /**
             * @description Yours, by name. Empty: none.
             * @example {
             *       "cart": "4711"
             *     }
             */
            metadata: {
                [key: string]: string;
            };
            /**
             * @description The wallet's name for why it was not made. Null: it was not refused.
             * @example null
             */
            issue: string | null;
            /**
             * @description After a failure: whether a new refund may succeed later.
             * @example false
             */
            retryable: boolean;
            /**
             * Format: date-time
             * @description When it was ordered, or seen.
             * @example 2026-11-15T12:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When something of it last changed.
             * @example 2026-11-15T12:00:00.000Z
             */
            updatedAt: string;
            /**
             * @description When it was completed, or failed. Null: not yet.
             * @example 2026-11-15T12:00:00.000Z
             */
            endedAt: string | null;
        };
        /** @enum {unknown} */
        RefundOrigin: "platform" | "operator" | "wallet" | "reversal" | "outside";
        RefundRequest: {
            /**
             * Format: int64
             * @description Left out: all that is left.
             * @example 500
             */
            amountToRefund?: number;
            /**
             * @description Kept with the refund, for you. The buyer does not see it.
             * @example Sent the wrong song
             */
            comment?: string | null;
            /**
             * @description false: the account gives everything, and the commission is kept. Otherwise the commission account gives its part.
             * @example true
             */
            refundCommission?: boolean;
            /** @description Of a payment with `distribution: items`: what is refunded, each from who got it. Without `items` and `accounts`, all items give in proportion to what is left of them. */
            items?: components["schemas"]["RefundedItem"][];
            /** @description The same by seller, instead of `items`. */
            accounts?: components["schemas"]["RefundedAccount"][];
            /**
             * @description The capture that it gives back, where a payment was captured in parts. Left out: the oldest that has so much left.
             * @example pay_mi0c3k2x5f0c6a526d0c4c5e9a533d5a4d1c8a11-c1
             */
            captureId?: string | null;
            /**
             * @description Yours, returned as it is. Up to 50 pairs of texts: names of 1 to 40 characters, values of up to 500. Neither the buyer nor the wallet sees it.
             * @example {
             *       "cart": "4711"
             *     }
             */
            metadata?: {
                [key: string]: string;
            };
        };
        RefundShare: {
            /**
             * @description Of the item in `items` of the payment, from 0. Null: the payment was distributed.
             * @example 0
             */
            index: number | null;
            /**
             * @description Who sold it, or has money of the payment.
             * @example merchant-1
             */
            accountId: string;
            /**
             * Format: int64
             * @description What goes back to the buyer of it.
             * @example 500
             */
            amount: number;
            /**
             * Format: int64
             * @description What the commission account gives of it. The account gives the rest.
             * @example 50
             */
            commissionAmount: number;
        };
        /**
         * @example completed
         * @enum {unknown}
         */
        RefundStatus: "under_way" | "pending" | "completed" | "failed" | "cancelled";
        RefundWithTimeline: {
            /**
             * @description The id of the refund.
             * @example pay_mi0c3k2x5f0c6a526d0c4c5e9a533d5a4d1c8a11-r1
             */
            id: string;
            /**
             * @description The payment that it belongs to.
             * @example pay_mi0c3k2x5f0c6a526d0c4c5e9a533d5a4d1c8a11
             */
            transactionId: string;
            /**
             * @description The capture that it gives back. Null: it was made elsewhere.
             * @example pay_mi0c3k2x5f0c6a526d0c4c5e9a533d5a4d1c8a11-c1
             */
            captureId: string | null;
            /** @description under_way: the wallet has not answered yet. pending: it has accepted the refund and decides later, perhaps in days. */
            status: components["schemas"]["RefundStatus"];
            /**
             * Format: int64
             * @description What goes back to the buyer, in the minor unit of the currency.
             * @example 500
             */
            amount: number;
            /**
             * Format: int64
             * @description What the commission account gives of it. The account gives the rest.
             * @example 0
             */
            commissionAmount: number;
            /**
             * @description What the wallet gave back of its fee, to the operator. Null: the wallet hasn't reported it.
             * @example 10
             */
            feeAmount: number | null;
            /**
             * @description `amount` less `feeAmount`: what the wallet took from its account. Null: the wallet hasn't reported its fee.
             * @example 490
             */
            netAmount: number | null;
            /**
             * @description The currency of the payment.
             * @example EUR
             */
            currency: string;
            /** @description Who gives what, where the payment has `distribution: items`, or was distributed and the wallet took the money back. Otherwise empty: the account gives it. */
            shares: components["schemas"]["RefundShare"][];
            /** @description Who made it. wallet: someone at the wallet's own site. reversal: the wallet took the money back. outside: it was made elsewhere and booked by hand. */
            origin: components["schemas"]["RefundOrigin"];
            /**
             * @description Your own text.
             * @example Sent the wrong song
             */
            comment: string | null;
            /**
             * @description Yours, by name. Empty: none.
             * @example {
             *       "cart": "4711"
             *     }
             */
            metadata: {
                [key: string]: string;
            };
            /**
             * @description The wallet's name for why it was not made. Null: it was not refused.
             * @example null
             */
            issue: string | null;
            /**
             * @description After a failure: whether a new refund may succeed later.
             * @example false
             */
            retryable: boolean;
            /**
             * Format: date-time
             * @description When it was ordered, or seen.
             * @example 2026-11-15T12:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When something of it last changed.
             * @example 2026-11-15T12:00:00.000Z
             */
            updatedAt: string;
            /**
             * @description When it was completed, or failed. Null: not yet.
             * @example 2026-11-15T12:00:00.000Z
             */
            endedAt: string | null;
            /**
             * Format: int64
             * @description What is left of the payment after it.
             * @example 1000
             */
            refundableAmount: number;
            /** @description The newest thousand entries, the oldest of them first. */
            timeline: components["schemas"]["TimelineStep"][];
        };
        RefundedAccount: {
            /**
             * Format: account-id
             * @description Whose items are refunded. Visible characters, no space at either end.
             * @example merchant-1
             */
            accountId: string;
            /**
             * Format: int64
             * @description Left out: all that is left of its items.
             * @example 500
             */
            amount?: number;
        };
        RefundedItem: {
            /**
             * @description Of the item in `items` of the payment, from 0.
             * @example 0
             */
            index: number;
            /**
             * Format: int64
             * @description Left out: all that is left of the item.
             * @example 500
             */
            amount?: number;
        };
        ReplayRequest: {
            /**
             * Format: date-time
             * @description Events that happened then or later.
             * @example 2026-11-15T12:00:00.000Z
             */
            from?: string;
            /**
             * @description Events behind this one.
             * @example evt_pay_mi0c3k2x5f0c6a526d0c4c5e9a533d5a4d1c8a11_2
             */
            after?: string;
        };
        Reserve: {
            /**
             * @description The part that is held back, in hundredths of a percent.
             * @example 1000
             */
            rate: number;
            /**
             * @description For how many days, beginning with the day (of UTC) on which it was received.
             * @example 30
             */
            days: number;
        };
        ReversalRequest: {
            /**
             * Format: int64
             * @description In the minor unit of the currency. Left out: all that is left.
             * @example 500
             */
            amount?: number;
            /**
             * @description Your own text.
             * @example Rent
             */
            comment?: string | null;
            /**
             * @description Yours.
             * @example payout-3
             */
            reference?: string | null;
            /**
             * @description Yours, returned as it is. Up to 50 pairs of texts: names of 1 to 40 characters, values of up to 500. Neither the buyer nor the wallet sees it.
             * @example {
             *       "cart": "4711"
             *     }
             */
            metadata?: {
                [key: string]: string;
            };
        };
        SecretRotation: {
            /**
             * @description For how long the old secret signs beside the new one.
             * @default 24
             * @example 24
             */
            overlapHours?: number;
        };
        SendRequest: {
            /**
             * @description The event to send again.
             * @example evt_pay_mi0c3k2x5f0c6a526d0c4c5e9a533d5a4d1c8a11_2
             */
            eventId: string;
        };
        SkippedPayout: {
            /**
             * @description `account_on_hold`: it was on hold. `account_closed`: it was closed. `bank_account_missing`: it had no name or no bank account. `bank_account_too_new`: its bank account was given less than a day before. `in_debt`: it owed something. `nothing_available`: nothing was available, or a reserve held all of it. `below_minimum`: less than the minimum was available.
             * @example below_minimum
             * @enum {unknown}
             */
            reason: "account_on_hold" | "account_closed" | "bank_account_missing" | "bank_account_too_new" | "in_debt" | "nothing_available" | "below_minimum";
            /**
             * Format: date-time
             * @description When that was.
             * @example 2026-11-16T00:00:05.000Z
             */
            skippedAt: string;
        };
        StatementLine: {
            /**
             * Format: date-time
             * @description When it was posted.
             * @example 2026-11-15T12:00:00.000Z
             */
            createdAt: string;
            /**
             * @description What it was posted for: `capture`, `refund`, `chargeback` (the wallet took the money back itself), `correction` of a wrong refund, a `transfer` between accounts, the `reversal` of one, a `payout`, or `payout_returned`: one that came back.
             * @example capture
             */
            kind: string;
            /**
             * @description ISO 4217.
             * @example EUR
             */
            currency: string;
            /**
             * Format: int64
             * @description In the minor unit. Positive: the account has more.
             * @example 1500
             */
            amount: number;
            /**
             * Format: int64
             * @description What the account then had in this currency.
             * @example 85000
             */
            balance: number;
            /**
             * @description What the wallet kept of the payment, or, below zero, gave back with the refund. The operator pays it: it isn't in `amount`. Null: the wallet hasn't reported it yet.
             * @example 43
             */
            feeAmount: number | null;
            /**
             * @description The payment. Null for a transfer.
             * @example pay_mi0c3k2x5f0c6a526d0c4c5e9a533d5a4d1c8a11
             */
            transactionId: string | null;
            /**
             * @description The payment that the transfer belongs to, as it was ordered. Null for a payment.
             * @example null
             */
            linkedTransactionId: string | null;
            /**
             * @description Your reference of the payment or the transfer.
             * @example order-17
             */
            reference: string | null;
            /**
             * @description The transfer. Null for a payment.
             * @example null
             */
            transferId: string | null;
            /**
             * @description The payout that it left for, or came back from.
             * @example null
             */
            payoutId: string | null;
            /**
             * @description The transfer that this one reverses. Null: it is no reversal.
             * @example null
             */
            reversalOf: string | null;
            /**
             * @description The other account of the transfer.
             * @example null
             */
            otherAccountId: string | null;
            /**
             * @description The comment of the transfer.
             * @example null
             */
            comment: string | null;
            /**
             * Format: int64
             * @description What the operator's commission account got of the payment, or, below zero, gave to the refund. It isn't in `amount`.
             * @example 30
             */
            commissionAmount: number;
            /**
             * @description The refund, also of a chargeback. Null: it is none, or was corrected since.
             * @example null
             */
            refundId: string | null;
            /**
             * @description Where the refund was made: `platform`, `operator`, `wallet` (at its own site), `reversal` (the wallet took the money back), or `outside`. Null: it is no refund.
             * @example null
             */
            origin: string | null;
        };
        TimelineStep: {
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-11-15T12:00:00.000Z
             */
            createdAt: string;
            /**
             * @description What became of the payment, or a request to the wallet.
             * @enum {unknown}
             */
            kind: "event" | "wallet_call";
            /**
             * @description Which event or which call.
             * @example payment.captured
             */
            name: string;
            /**
             * @description More about it, by name.
             * @example {
             *       "capturedAmount": 1500,
             *       "currency": "EUR"
             *     }
             */
            details: {
                [key: string]: unknown;
            };
        };
        TransferRequest: {
            /**
             * Format: account-id
             * @description Where the money is taken from. Visible characters, no space at either end.
             * @example my-shop
             */
            debitAccountId: string;
            /**
             * Format: account-id
             * @description Where it goes. Visible characters, no space at either end.
             * @example other-shop
             */
            creditAccountId: string;
            /**
             * Format: int64
             * @description In the minor unit of the currency.
             * @example 500
             */
            amount: number;
            /**
             * @description ISO 4217. Left out: the currency of payments that name none.
             * @example EUR
             */
            currency?: string;
            /**
             * @description Your own text.
             * @example Rent
             */
            comment?: string | null;
            /**
             * @description A payment of yours that it belongs to, such as the one whose money you pass on.
             * @example pay_mi0c3k2x5f0c6a526d0c4c5e9a533d5a4d1c8a11
             */
            transactionId?: string | null;
            /**
             * @description Yours.
             * @example payout-3
             */
            reference?: string | null;
            /**
             * @description Yours, returned as it is. Up to 50 pairs of texts: names of 1 to 40 characters, values of up to 500. Neither the buyer nor the wallet sees it.
             * @example {
             *       "cart": "4711"
             *     }
             */
            metadata?: {
                [key: string]: string;
            };
        };
        WebhookDelivery: {
            /**
             * @description Its id.
             * @example whd_42
             */
            id: string;
            /**
             * @description The endpoint.
             * @example whe_5f0c6a526d0c4c5e9a533d5a4d1c8a11
             */
            endpointId: string;
            /**
             * @description The event.
             * @example evt_pay_mi0c3k2x5f0c6a526d0c4c5e9a533d5a4d1c8a11_2
             */
            eventId: string;
            /**
             * @description The type of the event.
             * @example payment.captured
             */
            type: string;
            /**
             * @description The payment or the transfer. Null: an account.
             * @example pay_mi0c3k2x5f0c6a526d0c4c5e9a533d5a4d1c8a11
             */
            transactionId: string | null;
            /**
             * @description The number of the event in its transaction.
             * @example 2
             */
            sequence: number;
            /**
             * Format: date-time
             * @description When it was sent.
             * @example 2026-11-15T12:00:00.000Z
             */
            createdAt: string;
            /**
             * @description The first try is 1.
             * @example 1
             */
            tryNumber: number;
            /**
             * @description How long it took, in milliseconds.
             * @example 35
             */
            durationMs: number;
            /**
             * @description Whether the receiver answered 2xx.
             * @example true
             */
            accepted: boolean;
            /**
             * @description The HTTP status of the answer. Null: none came.
             * @example 204
             */
            answerStatus: number | null;
            /**
             * @description Why no answer came.
             * @example null
             */
            error: string | null;
            /**
             * @description The beginning of the answer, with its headers.
             * @example HTTP 204
             */
            answerHead: string | null;
            /**
             * @description When it is tried again. Null: not, by this attempt.
             * @example null
             */
            nextTryAt: string | null;
            /** @description What was sent */
            request: {
                /**
                 * @description Where it was sent.
                 * @example https://shop.example.com/hooks
                 */
                url: string;
                /**
                 * @description The headers of the webhook.
                 * @example {
                 *       "webhook-id": "evt_pay_mi0c3k2x5f0c6a526d0c4c5e9a533d5a4d1c8a11_2"
                 *     }
                 */
                headers: {
                    [key: string]: string;
                };
                /**
                 * @description The body. Null: its event is not kept.
                 * @example {"id":"evt_…"}
                 */
                body: string | null;
            };
        };
        WebhookEndpoint: {
            /**
             * @description Its id.
             * @example whe_5f0c6a526d0c4c5e9a533d5a4d1c8a11
             */
            id: string;
            /**
             * @description Where events are sent.
             * @example https://shop.example.com/hooks
             */
            url: string;
            /**
             * @description Which events it receives. Null: everything.
             * @example [
             *       "payment.captured",
             *       "refund.completed"
             *     ]
             */
            eventTypes: ("payment.created" | "payment.changed" | "payment.change_refused" | "payment.authorized" | "payment.partially_captured" | "payment.part_declined" | "payment.captured" | "payment.declined" | "payment.cancelled" | "payment.expired" | "payment.failed" | "payment.released" | "payment.quarantined" | "payment.reviewed" | "refund.requested" | "refund.pending" | "refund.completed" | "refund.failed" | "refund.cancelled" | "refund.corrected" | "dispute.opened" | "dispute.updated" | "dispute.resolved" | "distribution.completed" | "account.opened" | "account.changed" | "transfer.made" | "transfer.reversed" | "payout.created" | "payout.approved" | "payout.paid" | "payout.returned" | "payout.cancelled")[] | null;
            /**
             * @description Your own text.
             * @example The shop
             */
            description: string;
            /**
             * @description Whether events are sent to it.
             * @example true
             */
            enabled: boolean;
            /**
             * @description Since when not. Null: it is enabled.
             * @example null
             */
            disabledAt: string | null;
            /**
             * @description Why not: the platform or an operator wanted it, it answered 410, or it accepted nothing for five days.
             * @example null
             */
            disabledReason: ("platform" | "operator" | "gone" | "failing") | null;
            /**
             * @description The first failure since it accepted something, or since nothing waited for it. Null: none.
             * @example null
             */
            failingSince: string | null;
            /**
             * @description Checks the `v1a` signatures (Ed25519). Null: its secret has to be rotated.
             * @example whpk_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=
             */
            publicKey: string | null;
            /**
             * @description Until then the secret before this one signs as well.
             * @example null
             */
            previousSecretUntil: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             * @example 2026-11-15T12:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last changed, enabled or disabled, or got another secret.
             * @example 2026-11-15T12:00:00.000Z
             */
            updatedAt: string;
        };
        WebhookEndpointChange: {
            /**
             * @description Where events are sent. Without a user name, a fragment or a redirect.
             * @example https://shop.example.com/hooks
             */
            url?: string;
            /**
             * @description Which events it receives. Null: everything.
             * @example [
             *       "payment.captured",
             *       "refund.completed"
             *     ]
             */
            eventTypes?: ("payment.created" | "payment.changed" | "payment.change_refused" | "payment.authorized" | "payment.partially_captured" | "payment.part_declined" | "payment.captured" | "payment.declined" | "payment.cancelled" | "payment.expired" | "payment.failed" | "payment.released" | "payment.quarantined" | "payment.reviewed" | "refund.requested" | "refund.pending" | "refund.completed" | "refund.failed" | "refund.cancelled" | "refund.corrected" | "dispute.opened" | "dispute.updated" | "dispute.resolved" | "distribution.completed" | "account.opened" | "account.changed" | "transfer.made" | "transfer.reversed" | "payout.created" | "payout.approved" | "payout.paid" | "payout.returned" | "payout.cancelled")[] | null;
            /**
             * @description Your own text.
             * @example The shop
             */
            description?: string;
            /**
             * @description False: nothing is sent. True: what waited is sent at once.
             * @example true
             */
            enabled?: boolean;
        };
        WebhookEndpointRequest: {
            /**
             * @description Where events are sent. Without a user name, a fragment or a redirect.
             * @example https://shop.example.com/hooks
             */
            url: string;
            /**
             * @description Which events it receives. Left out: everything.
             * @example [
             *       "payment.captured",
             *       "refund.completed"
             *     ]
             */
            eventTypes?: ("payment.created" | "payment.changed" | "payment.change_refused" | "payment.authorized" | "payment.partially_captured" | "payment.part_declined" | "payment.captured" | "payment.declined" | "payment.cancelled" | "payment.expired" | "payment.failed" | "payment.released" | "payment.quarantined" | "payment.reviewed" | "refund.requested" | "refund.pending" | "refund.completed" | "refund.failed" | "refund.cancelled" | "refund.corrected" | "dispute.opened" | "dispute.updated" | "dispute.resolved" | "distribution.completed" | "account.opened" | "account.changed" | "transfer.made" | "transfer.reversed" | "payout.created" | "payout.approved" | "payout.paid" | "payout.returned" | "payout.cancelled")[] | null;
            /**
             * @description Your own text.
             * @example The shop
             */
            description?: string;
        };
        WebhookEndpointWithSecret: {
            /**
             * @description Its id.
             * @example whe_5f0c6a526d0c4c5e9a533d5a4d1c8a11
             */
            id: string;
            /**
             * @description Where events are sent.
             * @example https://shop.example.com/hooks
             */
            url: string;
            /**
             * @description Which events it receives. Null: everything.
             * @example [
             *       "payment.captured",
             *       "refund.completed"
             *     ]
             */
            eventTypes: ("payment.created" | "payment.changed" | "payment.change_refused" | "payment.authorized" | "payment.partially_captured" | "payment.part_declined" | "payment.captured" | "payment.declined" | "payment.cancelled" | "payment.expired" | "payment.failed" | "payment.released" | "payment.quarantined" | "payment.reviewed" | "refund.requested" | "refund.pending" | "refund.completed" | "refund.failed" | "refund.cancelled" | "refund.corrected" | "dispute.opened" | "dispute.updated" | "dispute.resolved" | "distribution.completed" | "account.opened" | "account.changed" | "transfer.made" | "transfer.reversed" | "payout.created" | "payout.approved" | "payout.paid" | "payout.returned" | "payout.cancelled")[] | null;
            /**
             * @description Your own text.
             * @example The shop
             */
            description: string;
            /**
             * @description Whether events are sent to it.
             * @example true
             */
            enabled: boolean;
            /**
             * @description Since when not. Null: it is enabled.
             * @example null
             */
            disabledAt: string | null;
            /**
             * @description Why not: the platform or an operator wanted it, it answered 410, or it accepted nothing for five days.
             * @example null
             */
            disabledReason: ("platform" | "operator" | "gone" | "failing") | null;
            /**
             * @description The first failure since it accepted something, or since nothing waited for it. Null: none.
             * @example null
             */
            failingSince: string | null;
            /**
             * @description Checks the `v1a` signatures (Ed25519). Null: its secret has to be rotated.
             * @example whpk_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=
             */
            publicKey: string | null;
            /**
             * @description Until then the secret before this one signs as well.
             * @example null
             */
            previousSecretUntil: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             * @example 2026-11-15T12:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last changed, enabled or disabled, or got another secret.
             * @example 2026-11-15T12:00:00.000Z
             */
            updatedAt: string;
            /**
             * @description Checks the `v1` signatures. Keep it secret.
             * @example whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=
             */
            secret: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type AccountBalance = components['schemas']['AccountBalance'];
export type AccountChange = components['schemas']['AccountChange'];
export type AccountTransfer = components['schemas']['AccountTransfer'];
export type AccountWithBalances = components['schemas']['AccountWithBalances'];
export type AmountBreakdown = components['schemas']['AmountBreakdown'];
export type BankAccount = components['schemas']['BankAccount'];
export type BankAccountGiven = components['schemas']['BankAccountGiven'];
export type Capture = components['schemas']['Capture'];
export type Delivery = components['schemas']['Delivery'];
export type Dispute = components['schemas']['Dispute'];
export type DisputeStage = components['schemas']['DisputeStage'];
export type DisputeStatus = components['schemas']['DisputeStatus'];
export type DistributionPart = components['schemas']['DistributionPart'];
export type DistributionRequest = components['schemas']['DistributionRequest'];
export type Event = components['schemas']['Event'];
export type Events = components['schemas']['Events'];
export type MetadataChange = components['schemas']['MetadataChange'];
export type NewAccount = components['schemas']['NewAccount'];
export type NewAmountBreakdown = components['schemas']['NewAmountBreakdown'];
export type NewPayment = components['schemas']['NewPayment'];
export type NewPaymentItem = components['schemas']['NewPaymentItem'];
export type NextPayout = components['schemas']['NextPayout'];
export type Operation = components['schemas']['Operation'];
export type OperationKind = components['schemas']['OperationKind'];
export type OperationProgress = components['schemas']['OperationProgress'];
export type OutsideRefund = components['schemas']['OutsideRefund'];
export type Payment = components['schemas']['Payment'];
export type PaymentCapture = components['schemas']['PaymentCapture'];
export type PaymentChange = components['schemas']['PaymentChange'];
export type PaymentItem = components['schemas']['PaymentItem'];
export type PaymentRedirection = components['schemas']['PaymentRedirection'];
export type PaymentShare = components['schemas']['PaymentShare'];
export type PaymentStatus = components['schemas']['PaymentStatus'];
export type PaymentWithTimeline = components['schemas']['PaymentWithTimeline'];
export type Payout = components['schemas']['Payout'];
export type PayoutRequest = components['schemas']['PayoutRequest'];
export type PayoutSchedule = components['schemas']['PayoutSchedule'];
export type Ping = components['schemas']['Ping'];
export type Problem = components['schemas']['Problem'];
export type Redirections = components['schemas']['Redirections'];
export type Refund = components['schemas']['Refund'];
export type RefundOrigin = components['schemas']['RefundOrigin'];
export type RefundRequest = components['schemas']['RefundRequest'];
export type RefundShare = components['schemas']['RefundShare'];
export type RefundStatus = components['schemas']['RefundStatus'];
export type RefundWithTimeline = components['schemas']['RefundWithTimeline'];
export type RefundedAccount = components['schemas']['RefundedAccount'];
export type RefundedItem = components['schemas']['RefundedItem'];
export type ReplayRequest = components['schemas']['ReplayRequest'];
export type Reserve = components['schemas']['Reserve'];
export type ReversalRequest = components['schemas']['ReversalRequest'];
export type SecretRotation = components['schemas']['SecretRotation'];
export type SendRequest = components['schemas']['SendRequest'];
export type SkippedPayout = components['schemas']['SkippedPayout'];
export type StatementLine = components['schemas']['StatementLine'];
export type TimelineStep = components['schemas']['TimelineStep'];
export type TransferRequest = components['schemas']['TransferRequest'];
export type WebhookDelivery = components['schemas']['WebhookDelivery'];
export type WebhookEndpoint = components['schemas']['WebhookEndpoint'];
export type WebhookEndpointChange = components['schemas']['WebhookEndpointChange'];
export type WebhookEndpointRequest = components['schemas']['WebhookEndpointRequest'];
export type WebhookEndpointWithSecret = components['schemas']['WebhookEndpointWithSecret'];
export type $defs = Record<string, never>;
export interface operations {
    ping: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token works */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ping"];
                };
            };
        };
    };
    initPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and request get the first success again for 24 hours, with `Idempotency-Replayed: true`. In quotes it is the same key. */
                "idempotency-key"?: string;
                /** @description The buyer's. */
                "psu-ip-address"?: string;
                /** @description Of the buyer's browser. */
                "psu-user-agent"?: string;
                /** @description What the buyer reads, for the pages of the wallet and of this service. */
                "psu-accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "redirections": {
                 *         "returnURL": "http://localhost:8100/thanks",
                 *         "cancelURL": "http://localhost:8100/cart",
                 *         "errorURL": "http://localhost:8100/sorry"
                 *       },
                 *       "transaction": {
                 *         "accountId": "my-shop",
                 *         "totalAmount": 1500,
                 *         "currency": "EUR",
                 *         "reference": "order-17"
                 *       },
                 *       "amountBreakdown": {
                 *         "totalItems": 1000,
                 *         "totalItemTaxes": 200,
                 *         "shipping": 450,
                 *         "shippingDiscount": 150
                 *       },
                 *       "delivery": {
                 *         "receiver": {
                 *           "fullName": "Ada Amsel"
                 *         },
                 *         "address": {
                 *           "street": "Keizersgracht 100",
                 *           "city": "Amsterdam",
                 *           "postCode": "1015 AA",
                 *           "country": "NL"
                 *         }
                 *       },
                 *       "items": [
                 *         {
                 *           "merchantAccountId": "merchant-1",
                 *           "description": "A record",
                 *           "quantity": 2,
                 *           "unitAmount": 500,
                 *           "taxAmount": 200,
                 *           "type": "physical"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["NewPayment"];
            };
        };
        responses: {
            /** @description Where to send the buyer now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentRedirection"];
                };
            };
        };
    };
    readPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` that init answered.
                 * @example pay_mi0c3k2x5f0c6a526d0c4c5e9a533d5a4d1c8a11
                 */
                transactionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment, and what happened to it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentWithTimeline"];
                };
            };
        };
    };
    changeOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and request get the first success again for 24 hours, with `Idempotency-Replayed: true`. In quotes it is the same key. */
                "idempotency-key"?: string;
            };
            path: {
                /**
                 * @description The `id` that init answered.
                 * @example pay_mi0c3k2x5f0c6a526d0c4c5e9a533d5a4d1c8a11
                 */
                transactionId: string;
            };
            cookie?: never;
        };
        /** @description What is bought now. `delivery` and `commissionAmount` stay as they are when they are left out; the breakdown belongs to the items and is replaced with them. An address or a receiver can be changed, but neither added nor removed. `delivery: null` says that there is none. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "transaction": {
                 *         "totalAmount": 2000
                 *       },
                 *       "items": [
                 *         {
                 *           "merchantAccountId": "merchant-1",
                 *           "description": "A song",
                 *           "quantity": 4,
                 *           "unitAmount": 500,
                 *           "type": "digital"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["PaymentChange"];
            };
        };
        responses: {
            /** @description The payment, and what happened to it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentWithTimeline"];
                };
            };
            /** @description The payment, and what happened to it */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentWithTimeline"];
                };
            };
        };
    };
    changePayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and request get the first success again for 24 hours, with `Idempotency-Replayed: true`. In quotes it is the same key. */
                "idempotency-key"?: string;
            };
            path: {
                /**
                 * @description The `id` that init answered.
                 * @example pay_mi0c3k2x5f0c6a526d0c4c5e9a533d5a4d1c8a11
                 */
                transactionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MetadataChange"];
            };
        };
        responses: {
            /** @description The payment, and what happened to it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentWithTimeline"];
                };
            };
        };
    };
    resumePayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and request get the first success again for 24 hours, with `Idempotency-Replayed: true`. In quotes it is the same key. */
                "idempotency-key"?: string;
            };
            path: {
                /**
                 * @description The `id` that init answered.
                 * @example pay_mi0c3k2x5f0c6a526d0c4c5e9a533d5a4d1c8a11
                 */
                transactionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where to send the buyer now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentRedirection"];
                };
            };
            /** @description Where to send the buyer now */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentRedirection"];
                };
            };
        };
    };
    validatePayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and request get the first success again for 24 hours, with `Idempotency-Replayed: true`. In quotes it is the same key. */
                "idempotency-key"?: string;
            };
            path: {
                /**
                 * @description The `id` that init answered.
                 * @example pay_mi0c3k2x5f0c6a526d0c4c5e9a533d5a4d1c8a11
                 */
                transactionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Capture"];
            };
        };
        responses: {
            /** @description The payment, and what happened to it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentWithTimeline"];
                };
            };
            /** @description The payment, and what happened to it */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentWithTimeline"];
                };
            };
        };
    };
    cancelPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and request get the first success again for 24 hours, with `Idempotency-Replayed: true`. In quotes it is the same key. */
                "idempotency-key"?: string;
            };
            path: {
                /**
                 * @description The `id` that init answered.
                 * @example pay_mi0c3k2x5f0c6a526d0c4c5e9a533d5a4d1c8a11
                 */
                transactionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment, and what happened to it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentWithTimeline"];
                };
            };
            /** @description The payment, and what happened to it */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentWithTimeline"];
                };
            };
        };
    };
    refundPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and request get the first success again for 24 hours, with `Idempotency-Replayed: true`. In quotes it is the same key. */
                "idempotency-key"?: string;
            };
            path: {
                /**
                 * @description The `id` that init answered.
                 * @example pay_mi0c3k2x5f0c6a526d0c4c5e9a533d5a4d1c8a11
                 */
                transactionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amountToRefund": 500,
                 *       "comment": "Sent the wrong song"
                 *     }
                 */
                "application/json": components["schemas"]["RefundRequest"];
            };
        };
        responses: {
            /** @description The refund, what is left of its payment, and what happened */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundWithTimeline"];
                };
            };
            /** @description The refund, what is left of its payment, and what happened */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundWithTimeline"];
                };
            };
        };
    };
    listTimeline: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page. */
                after?: string;
                /** @description How many items a page has. */
                limit?: number;
                /** @description Then or later. */
                from?: string;
                /** @description Before. */
                to?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The `id` that init answered.
                 * @example pay_mi0c3k2x5f0c6a526d0c4c5e9a533d5a4d1c8a11
                 */
                transactionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The items of this page. */
                        items: components["schemas"]["TimelineStep"][];
                        /**
                         * @description Send it as `after` to get the next page. Null: this is the last page.
                         * @example WyIyMDI2LTExLTE1VDEyOjAwOjAwLjAwMFoiLCJhIl0
                         */
                        nextCursor: string | null;
                    };
                };
            };
        };
    };
    listPayments: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page. */
                after?: string;
                /** @description How many items a page has. */
                limit?: number;
                /** @description Shown with this status now. */
                status?: "awaiting_approval" | "capturing" | "authorizing" | "authorized" | "partially_captured" | "validating" | "releasing" | "captured" | "cancelled" | "expired" | "failed" | "quarantined";
                /** @description Of this account: it gets the payment, a share of it, or a part that was distributed. */
                accountId?: string;
                /** @description With this reference. */
                reference?: string;
                /** @description ISO 4217. */
                currency?: string;
                /** @description Started then or later. */
                from?: string;
                /** @description Started before. */
                to?: string;
                /** @description With exactly these pairs, such as `metadata[cart]=4711`. */
                metadata?: {
                    [key: string]: string;
                };
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The items of this page. */
                        items: components["schemas"]["Payment"][];
                        /**
                         * @description Send it as `after` to get the next page. Null: this is the last page.
                         * @example WyIyMDI2LTExLTE1VDEyOjAwOjAwLjAwMFoiLCJhIl0
                         */
                        nextCursor: string | null;
                    };
                };
            };
        };
    };
    readRefund: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the refund.
                 * @example pay_mi0c3k2x5f0c6a526d0c4c5e9a533d5a4d1c8a11-r1
                 */
                refundId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The refund, what is left of its payment, and what happened */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundWithTimeline"];
                };
            };
        };
    };
    changeRefund: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and request get the first success again for 24 hours, with `Idempotency-Replayed: true`. In quotes it is the same key. */
                "idempotency-key"?: string;
            };
            path: {
                /**
                 * @description The id of the refund.
                 * @example pay_mi0c3k2x5f0c6a526d0c4c5e9a533d5a4d1c8a11-r1
                 */
                refundId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MetadataChange"];
            };
        };
        responses: {
            /** @description The refund, what is left of its payment, and what happened */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundWithTimeline"];
                };
            };
        };
    };
    bookOutsideRefund: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and request get the first success again for 24 hours, with `Idempotency-Replayed: true`. In quotes it is the same key. */
                "idempotency-key"?: string;
            };
            path: {
                /**
                 * @description The `id` that init answered.
                 * @example pay_mi0c3k2x5f0c6a526d0c4c5e9a533d5a4d1c8a11
                 */
                transactionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amountToRefund": 500,
                 *       "comment": "Bank transfer of 3 May"
                 *     }
                 */
                "application/json": components["schemas"]["OutsideRefund"];
            };
        };
        responses: {
            /** @description The refund, what is left of its payment, and what happened */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundWithTimeline"];
                };
            };
        };
    };
    listRefunds: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page. */
                after?: string;
                /** @description How many items a page has. */
                limit?: number;
                /** @description Shown with this status now. */
                status?: "under_way" | "pending" | "completed" | "failed" | "cancelled";
                /** @description The account of the payment. */
                accountId?: string;
                /** @description Ordered then or later. */
                from?: string;
                /** @description Ordered before. */
                to?: string;
                /** @description ISO 4217. */
                currency?: string;
                /** @description The reference of the payment. */
                reference?: string;
                /** @description With exactly these pairs, such as `metadata[cart]=4711`. */
                metadata?: {
                    [key: string]: string;
                };
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The items of this page. */
                        items: components["schemas"]["Refund"][];
                        /**
                         * @description Send it as `after` to get the next page. Null: this is the last page.
                         * @example WyIyMDI2LTExLTE1VDEyOjAwOjAwLjAwMFoiLCJhIl0
                         */
                        nextCursor: string | null;
                    };
                };
            };
        };
    };
    listDisputes: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page. */
                after?: string;
                /** @description How many items a page has. */
                limit?: number;
                /** @description Then or later. */
                from?: string;
                /** @description Before. */
                to?: string;
                /** @description Shown with this status now. */
                status?: "open" | "waiting_for_seller" | "waiting_for_buyer" | "under_review" | "resolved" | "other";
                /** @description ISO 4217. */
                currency?: string;
                /** @description The reference of the payment. */
                reference?: string;
                /** @description About this payment. */
                transactionId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The items of this page. */
                        items: components["schemas"]["Dispute"][];
                        /**
                         * @description Send it as `after` to get the next page. Null: this is the last page.
                         * @example WyIyMDI2LTExLTE1VDEyOjAwOjAwLjAwMFoiLCJhIl0
                         */
                        nextCursor: string | null;
                    };
                };
            };
        };
    };
    readAccountBalances: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Your own id for the account. Visible characters, no space at either end.
                 * @example my-shop
                 */
                accountId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An account and what it has */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountWithBalances"];
                };
            };
        };
    };
    openAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and request get the first success again for 24 hours, with `Idempotency-Replayed: true`. In quotes it is the same key. */
                "idempotency-key"?: string;
            };
            path: {
                /**
                 * @description Your own id for the account. Visible characters, no space at either end.
                 * @example my-shop
                 */
                accountId: string;
            };
            cookie?: never;
        };
        /** @description May be left out. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAccount"];
            };
        };
        responses: {
            /** @description It was open already */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountWithBalances"];
                };
            };
            /** @description Opened */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountWithBalances"];
                };
            };
        };
    };
    changeAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and request get the first success again for 24 hours, with `Idempotency-Replayed: true`. In quotes it is the same key. */
                "idempotency-key"?: string;
            };
            path: {
                /**
                 * @description Your own id for the account. Visible characters, no space at either end.
                 * @example my-shop
                 */
                accountId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountChange"];
            };
        };
        responses: {
            /** @description An account and what it has */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountWithBalances"];
                };
            };
        };
    };
    listAccounts: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page. */
                after?: string;
                /** @description How many items a page has. */
                limit?: number;
                /** @description Then or later. */
                from?: string;
                /** @description Before. */
                to?: string;
                /** @description With exactly these pairs, such as `metadata[cart]=4711`. */
                metadata?: {
                    [key: string]: string;
                };
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The items of this page. */
                        items: components["schemas"]["AccountWithBalances"][];
                        /**
                         * @description Send it as `after` to get the next page. Null: this is the last page.
                         * @example WyIyMDI2LTExLTE1VDEyOjAwOjAwLjAwMFoiLCJhIl0
                         */
                        nextCursor: string | null;
                    };
                };
            };
        };
    };
    listAccountBalances: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page. */
                after?: string;
                /** @description How many items a page has. */
                limit?: number;
                /** @description Then or later. */
                from?: string;
                /** @description Before. */
                to?: string;
                /** @description Only accounts to which something was posted then or later. Left out: all accounts. */
                updateDate?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The items of this page. */
                        items: components["schemas"]["AccountWithBalances"][];
                        /**
                         * @description Send it as `after` to get the next page. Null: this is the last page.
                         * @example WyIyMDI2LTExLTE1VDEyOjAwOjAwLjAwMFoiLCJhIl0
                         */
                        nextCursor: string | null;
                    };
                };
            };
        };
    };
    readStatement: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page. */
                after?: string;
                /** @description How many items a page has. */
                limit?: number;
                /** @description Then or later. */
                from?: string;
                /** @description Before. */
                to?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Your own id for the account. Visible characters, no space at either end.
                 * @example my-shop
                 */
                accountId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The items of this page. */
                        items: components["schemas"]["StatementLine"][];
                        /**
                         * @description Send it as `after` to get the next page. Null: this is the last page.
                         * @example WyIyMDI2LTExLTE1VDEyOjAwOjAwLjAwMFoiLCJhIl0
                         */
                        nextCursor: string | null;
                    };
                };
            };
        };
    };
    exportStatement: {
        parameters: {
            query?: {
                /** @description Then or later. */
                from?: string;
                /** @description Before. */
                to?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Your own id for the account. Visible characters, no space at either end.
                 * @example my-shop
                 */
                accountId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    exportStatementOfx: {
        parameters: {
            query?: {
                /** @description Then or later. Left out: from the beginning of the month (UTC) that `to` ends. */
                from?: string;
                /** @description Before. A minute ago, or earlier. Left out: before this month (UTC) began. */
                to?: string;
                /** @description ISO 4217. */
                currency?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Your own id for the account. Visible characters, no space at either end.
                 * @example my-shop
                 */
                accountId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ofx": string;
                };
            };
        };
    };
    exportStatementCamt: {
        parameters: {
            query?: {
                /** @description Then or later. Left out: from the beginning of the month (UTC) that `to` ends. */
                from?: string;
                /** @description Before. A minute ago, or earlier. Left out: before this month (UTC) began. */
                to?: string;
                /** @description ISO 4217. */
                currency?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Your own id for the account. Visible characters, no space at either end.
                 * @example my-shop
                 */
                accountId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
                };
            };
        };
    };
    exportStatementPdf: {
        parameters: {
            query?: {
                /** @description Then or later. Left out: from the beginning of the month (UTC) that `to` ends. */
                from?: string;
                /** @description Before. A minute ago, or earlier. Left out: before this month (UTC) began. */
                to?: string;
                /** @description ISO 4217. */
                currency?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Your own id for the account. Visible characters, no space at either end.
                 * @example my-shop
                 */
                accountId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
        };
    };
    listTransfers: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page. */
                after?: string;
                /** @description How many items a page has. */
                limit?: number;
                /** @description Then or later. */
                from?: string;
                /** @description Before. */
                to?: string;
                /** @description Taken from this account. */
                debitAccountId?: string;
                /** @description Given to this account. */
                creditAccountId?: string;
                /** @description ISO 4217. */
                currency?: string;
                /** @description With this reference. */
                reference?: string;
                /** @description That belong to this payment. */
                transactionId?: string;
                /** @description That reverse this transfer. */
                reversalOf?: string;
                /** @description With exactly these pairs, such as `metadata[cart]=4711`. */
                metadata?: {
                    [key: string]: string;
                };
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The items of this page. */
                        items: components["schemas"]["AccountTransfer"][];
                        /**
                         * @description Send it as `after` to get the next page. Null: this is the last page.
                         * @example WyIyMDI2LTExLTE1VDEyOjAwOjAwLjAwMFoiLCJhIl0
                         */
                        nextCursor: string | null;
                    };
                };
            };
        };
    };
    transferMoney: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and request get the first success again for 24 hours, with `Idempotency-Replayed: true`. In quotes it is the same key. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "debitAccountId": "my-shop",
                 *       "creditAccountId": "other-shop",
                 *       "amount": 500,
                 *       "currency": "EUR",
                 *       "reference": "payout-3"
                 *     }
                 */
                "application/json": components["schemas"]["TransferRequest"];
            };
        };
        responses: {
            /** @description A transfer between two accounts */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountTransfer"];
                };
            };
        };
    };
    readTransfer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the transfer.
                 * @example p2p_mi0c3k2x5f0c6a526d0c4c5e9a533d5a4d1c8a11
                 */
                transferId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A transfer between two accounts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountTransfer"];
                };
            };
        };
    };
    changeTransfer: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and request get the first success again for 24 hours, with `Idempotency-Replayed: true`. In quotes it is the same key. */
                "idempotency-key"?: string;
            };
            path: {
                /**
                 * @description The id of the transfer.
                 * @example p2p_mi0c3k2x5f0c6a526d0c4c5e9a533d5a4d1c8a11
                 */
                transferId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MetadataChange"];
            };
        };
        responses: {
            /** @description A transfer between two accounts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountTransfer"];
                };
            };
        };
    };
    reverseTransfer: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and request get the first success again for 24 hours, with `Idempotency-Replayed: true`. In quotes it is the same key. */
                "idempotency-key"?: string;
            };
            path: {
                /**
                 * @description The id of the transfer.
                 * @example p2p_mi0c3k2x5f0c6a526d0c4c5e9a533d5a4d1c8a11
                 */
                transferId: string;
            };
            cookie?: never;
        };
        /** @description May be left out. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReversalRequest"];
            };
        };
        responses: {
            /** @description A transfer between two accounts */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountTransfer"];
                };
            };
        };
    };
    distributePayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and request get the first success again for 24 hours, with `Idempotency-Replayed: true`. In quotes it is the same key. */
                "idempotency-key"?: string;
            };
            path: {
                /**
                 * @description The `id` that init answered.
                 * @example pay_mi0c3k2x5f0c6a526d0c4c5e9a533d5a4d1c8a11
                 */
                transactionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DistributionRequest"];
            };
        };
        responses: {
            /** @description The payment, and what happened to it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentWithTimeline"];
                };
            };
        };
    };
    listPayouts: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page. */
                after?: string;
                /** @description How many items a page has. */
                limit?: number;
                /** @description Then or later. */
                from?: string;
                /** @description Before. */
                to?: string;
                /** @description Of this account. */
                accountId?: string;
                /** @description That are this now. */
                status?: "reserved" | "in_run" | "approved" | "paid" | "returned" | "cancelled";
                /** @description ISO 4217. */
                currency?: string;
                /** @description With this reference. */
                reference?: string;
                /** @description With exactly these pairs, such as `metadata[cart]=4711`. */
                metadata?: {
                    [key: string]: string;
                };
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The items of this page. */
                        items: components["schemas"]["Payout"][];
                        /**
                         * @description Send it as `after` to get the next page. Null: this is the last page.
                         * @example WyIyMDI2LTExLTE1VDEyOjAwOjAwLjAwMFoiLCJhIl0
                         */
                        nextCursor: string | null;
                    };
                };
            };
        };
    };
    createPayout: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and request get the first success again for 24 hours, with `Idempotency-Replayed: true`. In quotes it is the same key. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "accountId": "my-shop",
                 *       "amount": 500,
                 *       "currency": "EUR",
                 *       "reference": "november"
                 *     }
                 */
                "application/json": components["schemas"]["PayoutRequest"];
            };
        };
        responses: {
            /** @description Money of an account that goes to the account's bank account */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payout"];
                };
            };
        };
    };
    cancelPayout: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and request get the first success again for 24 hours, with `Idempotency-Replayed: true`. In quotes it is the same key. */
                "idempotency-key"?: string;
            };
            path: {
                /**
                 * @description The id of the payout.
                 * @example po_mi0c3k2x5f0c6a526d0c4c5e9a533d5a
                 */
                payoutId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Money of an account that goes to the account's bank account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payout"];
                };
            };
        };
    };
    readPayout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the payout.
                 * @example po_mi0c3k2x5f0c6a526d0c4c5e9a533d5a
                 */
                payoutId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Money of an account that goes to the account's bank account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payout"];
                };
            };
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of an earlier answer. Left out: from the oldest event that is kept. */
                after?: string;
                /** @description Only of this type. */
                type?: "payment.created" | "payment.changed" | "payment.change_refused" | "payment.authorized" | "payment.partially_captured" | "payment.part_declined" | "payment.captured" | "payment.declined" | "payment.cancelled" | "payment.expired" | "payment.failed" | "payment.released" | "payment.quarantined" | "payment.reviewed" | "refund.requested" | "refund.pending" | "refund.completed" | "refund.failed" | "refund.cancelled" | "refund.corrected" | "dispute.opened" | "dispute.updated" | "dispute.resolved" | "distribution.completed" | "account.opened" | "account.changed" | "transfer.made" | "transfer.reversed" | "payout.created" | "payout.approved" | "payout.paid" | "payout.returned" | "payout.cancelled";
                /** @description Only of this payment or transfer. */
                transactionId?: string;
                /** @description Then or later. */
                from?: string;
                /** @description Before. */
                to?: string;
                /** @description As many as an answer has at most. If it has fewer, there are no more at present. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The next events */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Events"];
                };
            };
        };
    };
    readEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the event.
                 * @example evt_pay_mi0c3k2x5f0c6a526d0c4c5e9a533d5a4d1c8a11_2
                 */
                eventId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Something that has happened */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
        };
    };
    listWebhookEndpoints: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page. */
                after?: string;
                /** @description How many items a page has. */
                limit?: number;
                /** @description Then or later. */
                from?: string;
                /** @description Before. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The items of this page. */
                        items: components["schemas"]["WebhookEndpoint"][];
                        /**
                         * @description Send it as `after` to get the next page. Null: this is the last page.
                         * @example WyIyMDI2LTExLTE1VDEyOjAwOjAwLjAwMFoiLCJhIl0
                         */
                        nextCursor: string | null;
                    };
                };
            };
        };
    };
    addWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and request get the first success again for 24 hours, with `Idempotency-Replayed: true`. In quotes it is the same key. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEndpointRequest"];
            };
        };
        responses: {
            /** @description A receiver of events, with its secret */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointWithSecret"];
                };
            };
        };
    };
    readWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the webhook endpoint.
                 * @example whe_5f0c6a526d0c4c5e9a533d5a4d1c8a11
                 */
                endpointId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A receiver of events */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
        };
    };
    removeWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and request get the first success again for 24 hours, with `Idempotency-Replayed: true`. In quotes it is the same key. */
                "idempotency-key"?: string;
            };
            path: {
                /**
                 * @description The id of the webhook endpoint.
                 * @example whe_5f0c6a526d0c4c5e9a533d5a4d1c8a11
                 */
                endpointId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    changeWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and request get the first success again for 24 hours, with `Idempotency-Replayed: true`. In quotes it is the same key. */
                "idempotency-key"?: string;
            };
            path: {
                /**
                 * @description The id of the webhook endpoint.
                 * @example whe_5f0c6a526d0c4c5e9a533d5a4d1c8a11
                 */
                endpointId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEndpointChange"];
            };
        };
        responses: {
            /** @description A receiver of events */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and request get the first success again for 24 hours, with `Idempotency-Replayed: true`. In quotes it is the same key. */
                "idempotency-key"?: string;
            };
            path: {
                /**
                 * @description The id of the webhook endpoint.
                 * @example whe_5f0c6a526d0c4c5e9a533d5a4d1c8a11
                 */
                endpointId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecretRotation"];
            };
        };
        responses: {
            /** @description A receiver of events, with its secret */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointWithSecret"];
                };
            };
        };
    };
    testWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and request get the first success again for 24 hours, with `Idempotency-Replayed: true`. In quotes it is the same key. */
                "idempotency-key"?: string;
            };
            path: {
                /**
                 * @description The id of the webhook endpoint.
                 * @example whe_5f0c6a526d0c4c5e9a533d5a4d1c8a11
                 */
                endpointId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An attempt to tell a receiver of an event */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
        };
    };
    sendEvent: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and request get the first success again for 24 hours, with `Idempotency-Replayed: true`. In quotes it is the same key. */
                "idempotency-key"?: string;
            };
            path: {
                /**
                 * @description The id of the webhook endpoint.
                 * @example whe_5f0c6a526d0c4c5e9a533d5a4d1c8a11
                 */
                endpointId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendRequest"];
            };
        };
        responses: {
            /** @description An attempt to tell a receiver of an event */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
        };
    };
    replayEvents: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and request get the first success again for 24 hours, with `Idempotency-Replayed: true`. In quotes it is the same key. */
                "idempotency-key"?: string;
            };
            path: {
                /**
                 * @description The id of the webhook endpoint.
                 * @example whe_5f0c6a526d0c4c5e9a533d5a4d1c8a11
                 */
                endpointId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "from": "2026-11-15T12:00:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["ReplayRequest"];
            };
        };
        responses: {
            /** @description They are being sent */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page. */
                after?: string;
                /** @description How many items a page has. */
                limit?: number;
                /** @description Then or later. */
                from?: string;
                /** @description Before. */
                to?: string;
                /** @description Only those that were not accepted. */
                failed?: boolean;
                /** @description Only of this event. */
                eventId?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The id of the webhook endpoint.
                 * @example whe_5f0c6a526d0c4c5e9a533d5a4d1c8a11
                 */
                endpointId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The items of this page. */
                        items: components["schemas"]["WebhookDelivery"][];
                        /**
                         * @description Send it as `after` to get the next page. Null: this is the last page.
                         * @example WyIyMDI2LTExLTE1VDEyOjAwOjAwLjAwMFoiLCJhIl0
                         */
                        nextCursor: string | null;
                    };
                };
            };
        };
    };
}
