// Written by `npm run openapi` from docs/openapi.json, and compared with it by a test. Do not edit.

export interface paths {
    "/installation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which installation this is; needs no session */
        get: operations["readInstallation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is signed in */
        get: operations["readSession"];
        put?: never;
        /**
         * Sign in
         * @description When two-factor sign-in is on and `code` is missing, the answer to the right password is 401 `two_factor_required`. No session exists yet: send e-mail address, password and code together.
         */
        post: operations["signIn"];
        /** Sign out */
        delete: operations["signOut"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change your own password; ends your other sessions */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where you are signed in, latest use first */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /** End all of your sessions except this one */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End one of your sessions */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm this session with the password, before giving or widening access
         * @description Holds for five minutes, for this session. Changing the password, turning on two-factor sign-in and signing out end it. Without it, what gives or widens access answers 403 `confirmation_required`. Where two-factor sign-in is on, send a code as well.
         */
        post: operations["confirmSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/two-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a secret for an authenticator app, with the password confirmed
         * @description TOTP (RFC 6238) with SHA-1, six digits, 30 seconds. Two-factor sign-in is on after a first code confirms it.
         */
        post: operations["beginTwoFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/two-factor/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turn on two-factor sign-in with a first code; ends your other sessions */
        post: operations["confirmTwoFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/two-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make ten new recovery codes, with the password and a code; the old ones stop working */
        post: operations["replaceRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/two-factor/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turn off two-factor sign-in, with the password and a code */
        post: operations["removeTwoFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operators": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everybody who may sign in, oldest first */
        get: operations["listOperators"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operators/{id}/role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an operator an administrator or a viewer
         * @description Needs a confirmed session. Ends their sessions. When they become a viewer, the invitations that they gave end as well. The last administrator who is not disabled cannot be made a viewer.
         */
        post: operations["changeRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operators/{id}/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End an operator's access at once
         * @description Ends their sessions and the invitations that they gave. The last administrator cannot be disabled.
         */
        post: operations["disableOperator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operators/{id}/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enable a disabled operator, with their old password and role
         * @description Needs a confirmed session.
         */
        post: operations["enableOperator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operators/{id}/reset-two-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn off the two-factor sign-in of an operator who lost their phone and recovery codes
         * @description Needs a confirmed session. Ends their sessions. To turn off your own, use your password and a code.
         */
        post: operations["resetTwoFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Open invitations, newest first */
        get: operations["listInvitations"];
        put?: never;
        /**
         * Invite a person by a link that is shown once
         * @description Needs a confirmed session. The link works once, for 7 days, and only while the operator who invited is an administrator. A new invitation to the same address replaces the old one. Florin sends no mail: send the link yourself.
         */
        post: operations["inviteOperator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Withdraw an invitation */
        delete: operations["withdrawInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations/look": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read an invitation without accepting it; needs no session */
        post: operations["lookAtInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept an invitation: become an operator and sign in; needs no session */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** API keys, newest first, with their last use */
        get: operations["listApiKeys"];
        put?: never;
        /** Generate an API key, with the password or in a confirmed session */
        post: operations["generateApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-keys/{id}/reveal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Show an API key, with the password again or in a confirmed session */
        post: operations["revealApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-keys/{id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Revoke an API key: it and its token stop working at once */
        post: operations["revokeApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ip-allow-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Addresses that may call, for the environment */
        get: operations["readIpAllowList"];
        /**
         * Replace the list for the environment; in force at once
         * @description Needs a confirmed session.
         */
        put: operations["replaceIpAllowList"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-keys/{id}/ip-allow-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Addresses that may call, for one API key */
        get: operations["readApiKeyIpAllowList"];
        /**
         * Replace the list for one API key; in force at once
         * @description Needs a confirmed session.
         */
        put: operations["replaceApiKeyIpAllowList"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything operators did, newest first */
        get: operations["listAuditLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit-log/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every action that the audit log knows */
        get: operations["listAuditActions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit-log/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Recompute the hash chain of the whole log */
        post: operations["verifyAuditLog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/test-clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The time of the sandbox; production has no test clock and answers 404 */
        get: operations["readTestClock"];
        put?: never;
        /**
         * Move the time of the sandbox ahead; production has no test clock and answers 404
         * @description Access tokens, payments and sessions expire by the moved time. Your own session ends as well when you move the time by more than half an hour: then sign in again. Entries of the audit log have the moved time. The wallet and authenticator apps keep their own time. The change applies in every process within a second, and stays after a restart. It cannot be undone: the time never goes back.
         */
        post: operations["advanceTestClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The state of the installation, in a few numbers */
        get: operations["readHome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Payments of every API key, newest first */
        get: operations["listAllPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything about one payment */
        get: operations["readPaymentDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/{id}/capture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Capture an authorised payment, all or part of it, once */
        post: operations["captureAsOperator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give up an authorised payment, or stop one that is not approved yet */
        post: operations["cancelAsOperator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/{id}/ask-wallet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask the wallet now how a payment stands, and act on its answer */
        post: operations["askWallet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/{id}/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the wallet has about a payment, as it says it now */
        get: operations["readWalletStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/{id}/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a contradiction between the wallet and Florin
         * @description adopt: the capture that the wallet has counts, with its postings. close: the payment is not paid, or what the wallet told is dealt with. The wallet is asked again first.
         */
        post: operations["resolvePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The same payments as a file for spreadsheets
         * @description UTF-8 with a byte order mark, RFC 4180, every cell quoted. Amounts are decimals of the currency. What a spreadsheet would take for a formula begins with an apostrophe. Rows are as they are when they are written, newest first.
         */
        get: operations["exportPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Accounts that can receive payments, by id */
        get: operations["listAccounts"];
        put?: never;
        /** Open an account that can receive payments; again, it changes nothing */
        post: operations["openAccountAsOperator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator-accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The operator's own accounts */
        get: operations["readOperatorAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One account */
        get: operations["readAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{id}/postings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An account's postings, the latest first */
        get: operations["listAccountPostings"];
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
        AccessToken: {
            /** @enum {string} */
            token_Type: "Bearer";
            /**
             * @description The same value under the standard name.
             * @enum {string}
             */
            token_type: "Bearer";
            access_token: string;
            /**
             * @description Remaining lifetime in seconds.
             * @example 7776000
             */
            expires_in: number;
        };
        Account: {
            id: string;
            /** Format: date-time */
            openedAt: string;
            /** @description One for each currency that was ever posted. */
            balances: components["schemas"]["Balance"][];
        };
        AccountBalance: {
            currency: string;
            /** @description All that was posted, in the minor unit of the currency. */
            balance: number;
            /** @description What a transfer can take: `balance` less `reserved`. */
            available: number;
            /** @description What refunds under way will take. */
            reserved: number;
            /** @description What captures will add that the wallet has accepted and not decided. Not in `balance`. */
            pending: number;
        };
        AccountBalances: {
            items: components["schemas"]["AccountWithBalances"][];
            nextPage: number | null;
        };
        AccountPosting: {
            /** Format: date-time */
            at: string;
            /** @description What it was posted for: `capture`, or a `transfer` between accounts. */
            kind: string;
            paymentId: string | null;
            reference: string | null;
            transferId: string | null;
            otherAccountId: string | null;
            comment: string | null;
            currency: string;
            /** @description Positive: the account has more. */
            amount: number;
        };
        AccountTransfer: {
            id: string;
            /** @description Has less. */
            debitAccountId: string;
            /** @description Has more. */
            creditAccountId: string;
            /** @description In the minor unit of the currency. */
            amount: number;
            currency: string;
            comment: string | null;
            /** Format: date-time */
            createdAt: string;
        };
        AccountWithBalances: {
            id: string;
            /** Format: date-time */
            openedAt: string;
            /** @description One for each currency in which something was ever posted or is expected. */
            balances: components["schemas"]["AccountBalance"][];
        };
        AmountBreakdown: {
            /** @description Sum of quantity × unitAmount. */
            totalItems: number;
            /** @description Sum of taxAmount. */
            totalItemTaxes?: number;
            /** @description Added. */
            shipping?: number;
            /** @description Added. */
            handling?: number;
            /** @description Added. */
            insurance?: number;
            /** @description Taken off. */
            shippingDiscount?: number;
            /** @description Taken off. */
            discount?: number;
        };
        ApiKey: {
            id: string;
            label: string;
            /** Format: date-time */
            createdAt: string;
            createdBy: string;
            revokedAt: string | null;
            lastUsedAt: string | null;
            lastUsedFrom: string | null;
        };
        /** @enum {unknown} */
        AuditAction: "signed_in" | "sign_in_failed" | "signed_out" | "session_ended" | "other_sessions_ended" | "password_changed" | "password_confirmation_failed" | "password_reset" | "two_factor_begun" | "two_factor_turned_on" | "two_factor_removed" | "two_factor_reset" | "two_factor_code_failed" | "recovery_codes_replaced" | "recovery_code_used" | "operator_added" | "operator_disabled" | "operator_enabled" | "operator_role_changed" | "operator_invited" | "invitation_withdrawn" | "invitation_accepted" | "api_key_generated" | "api_key_revealed" | "api_key_revoked" | "allow_list_changed" | "account_opened" | "payment_capture_ordered" | "payment_cancel_ordered" | "payment_adopted" | "payment_closed" | "wallet_asked" | "payments_exported" | "test_clock_advanced";
        AuditEntry: {
            sequence: number;
            /** Format: date-time */
            at: string;
            actor: string;
            address: string;
            /** @description One of the known actions, unless the row was altered. */
            action: string;
            subject: string;
            details: {
                [key: string]: unknown;
            };
            /** @description HMAC-SHA-256 of the hash before it and this entry, under a secret of the service. */
            hash: string;
        };
        AuditVerification: {
            intact: boolean;
            /** @description How many were checked. */
            entries?: number;
            /** @description The first entry that does not fit. */
            brokenAt?: number;
            /**
             * @description `altered`: it was altered, removed or put in. `secret_missing`: its hash is made with a secret that the service no longer has. `head_missing`: the given head is not in the log, so entries were cut off or written anew.
             * @enum {unknown}
             */
            cause?: "altered" | "secret_missing" | "head_missing";
        };
        Balance: {
            currency: string;
            /** @description In the minor unit of the currency. */
            amount: number;
        };
        Capture: {
            /** @description Left out: all of it. The rest is released. */
            totalAmount?: number;
        };
        Contradiction: {
            /** @description How the wallet contradicts us. */
            detail: string;
            /** @description What was asked for. */
            kind: string;
            amount: number;
            /** @description The id of our request at the wallet. */
            requestId: string;
            orderedBy: string;
            /** Format: date-time */
            since: string;
        };
        Delivery: {
            receiver?: {
                fullName: string;
            };
            address?: {
                street: string;
                city: string;
                postCode: string;
                /** @description ISO 3166 alpha-2. */
                country: string;
                state?: string;
            };
        };
        /** @enum {unknown} */
        Environment: "sandbox" | "production";
        Home: {
            /** Format: date-time */
            now: string;
            /** @description YYYY-MM-DD, of UTC. */
            day: string;
            /** @description Since midnight UTC */
            today: {
                /** @description Payments started today. The next counts are the outcomes of these payments. */
                started: number;
                captured: number;
                /** @description Finally declined. Cancelled and expired payments are counted separately. */
                failed: number;
                cancelled: number;
                expired: number;
                /** @description Not finished yet. */
                underWay: number;
                successShare: number | null;
                /** @description Captured today, also from payments started earlier. From the ledger. */
                volumes: {
                    currency: string;
                    capturedAmount: number;
                    count: number;
                }[];
            };
            /** @description Captured on each of the last 30 days, including today. From the ledger. */
            days: {
                /** @description YYYY-MM-DD, of UTC. */
                day: string;
                currency: string;
                capturedAmount: number;
                count: number;
            }[];
            /** @description The wallet has not reported the outcome yet. Florin keeps asking. */
            inDoubt: {
                count: number;
                oldestAt: string | null;
            };
            /** @description The wallet contradicts our records. A person has to check. */
            quarantined: {
                count: number;
            };
            /** @description The wallet, from the point of view of Florin */
            wallet: {
                /**
                 * @description Unknown: Florin has not called the wallet in the last 15 minutes.
                 * @enum {unknown}
                 */
                state: "well" | "failing" | "unknown";
                lastAnswerAt: string | null;
                /** @description In the last 15 minutes, at most a thousand. */
                recentCalls: number;
                /** @description How many of these had no usable answer. A refusal is an answer. */
                recentFailures: number;
                medianMs: number | null;
            };
        };
        Installation: {
            environment: components["schemas"]["Environment"];
            /** Format: uri */
            publicUrl: string;
            /** @description ISO 4217. The currency of payments that do not name one. */
            currency: string;
            version: string;
        };
        Invitation: {
            email: string;
            role: components["schemas"]["Role"];
            environment: components["schemas"]["Environment"];
            /** Format: date-time */
            expiresAt: string;
        };
        IpAllowList: {
            /** @description Empty: every address is allowed. */
            ranges: components["schemas"]["IpRange"][];
            /** @description The address that this request came from. */
            yourAddress: string;
        };
        IpAllowListChange: {
            ranges: {
                /**
                 * @description An address or a CIDR range.
                 * @example 192.0.2.0/24
                 */
                range: string;
                note?: string;
            }[];
        };
        IpRange: {
            /**
             * @description An address or a CIDR range.
             * @example 192.0.2.0/24
             */
            range: string;
            note: string;
        };
        NewInvitation: {
            id: string;
            /** Format: uri */
            link: string;
            /** Format: date-time */
            expiresAt: string;
        };
        NewPayment: {
            /** @description Where the buyer is sent: absolute http or https URLs. Each field in one of its two spellings; errorURL may be left out. The URLs stay byte for byte; `transactionId`, `extOrderId`, `outcome` and `reason` are appended to the query, which must not have these names. */
            redirections: {
                returnURL?: string;
                returnUrl?: string;
                cancelURL?: string;
                cancelUrl?: string;
                errorURL?: string;
                errorUrl?: string;
            };
            transaction: {
                /** @description Account that receives the payment. */
                accountId: string;
                /** @description In the minor unit of the currency. */
                totalAmount: number;
                /** @description ISO 4217. */
                currency?: string;
                /** @description Part of the total that goes to the operator. */
                commissionAmount?: number;
                /** @enum {unknown} */
                captureMode?: "automatic" | "manual";
                reference?: string;
                comment?: string;
            };
            amountBreakdown?: components["schemas"]["AmountBreakdown"];
            delivery?: components["schemas"]["Delivery"];
            items: components["schemas"]["NewPaymentItem"][];
        };
        NewPaymentItem: {
            merchantAccountId: string;
            description: string;
            quantity: number;
            /** @description In the minor unit of the currency. */
            unitAmount: number;
            /** @description Tax on the whole line. */
            taxAmount?: number;
            /** @enum {unknown} */
            type: "digital" | "physical";
        };
        OAuthError: {
            /** @enum {unknown} */
            error: "invalid_request" | "invalid_client" | "unsupported_grant_type" | "server_error";
            /** @description What is wrong, and what to do about it. */
            error_description: string;
        };
        OAuthMetadata: {
            issuer: string;
            token_endpoint: string;
            grant_types_supported: string[];
            response_types_supported: string[];
            token_endpoint_auth_methods_supported: string[];
            service_documentation: string;
        };
        OpenAccount: {
            id: string;
            /** Format: date-time */
            openedAt: string;
        };
        OpenInvitation: {
            id: string;
            email: string;
            role: components["schemas"]["Role"];
            invitedBy: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            expiresAt: string;
        };
        Operation: {
            kind: components["schemas"]["OperationKind"];
            /** @description in_doubt: the wallet was asked, and has not told the outcome. pending: it has accepted the call and decides later, perhaps in days. contradicted: it contradicts us, and a person decides. */
            progress: components["schemas"]["OperationProgress"];
            /** Format: date-time */
            since: string;
            /** @description In the minor unit of the currency. */
            amount: number;
        };
        /** @enum {unknown} */
        OperationKind: "capture" | "authorize" | "capture_authorization" | "release" | "review";
        /** @enum {unknown} */
        OperationProgress: "under_way" | "in_doubt" | "pending" | "contradicted";
        Operator: {
            id: string;
            email: string;
            role: components["schemas"]["Role"];
            /** Format: date-time */
            createdAt: string;
            disabledAt: string | null;
            /** @description To the minute. Null: never. */
            lastSeenAt: string | null;
            twoFactor: boolean;
            isYou: boolean;
        };
        OperatorAccounts: {
            /** @description One for each currency that was ever posted. */
            commission: components["schemas"]["Balance"][];
            /** @description Below zero: the wallet owes it. */
            walletClearing: components["schemas"]["Balance"][];
        };
        OwnSession: {
            /** @description Identifies the session. It cannot be used to sign in. */
            id: string;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description To the minute.
             */
            lastSeenAt: string;
            /** Format: date-time */
            expiresAt: string;
            address: string;
            userAgent: string;
            isCurrent: boolean;
        };
        Payment: {
            id: string;
            status: components["schemas"]["PaymentStatus"];
            operation: components["schemas"]["Operation"] | null;
            extOrderId: string;
            accountId: string;
            reference: string | null;
            comment: string | null;
            currency: string;
            totalAmount: number;
            commissionAmount: number;
            capturedAmount: number | null;
            captureMode: string;
            declineIssue: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            expiresAt: string;
        };
        /** @enum {unknown} */
        PaymentAction: "capture" | "cancel" | "ask_wallet" | "resolve";
        PaymentDetails: {
            id: string;
            status: components["schemas"]["PaymentStatus"];
            operation: components["schemas"]["Operation"] | null;
            extOrderId: string;
            accountId: string;
            reference: string | null;
            comment: string | null;
            currency: string;
            totalAmount: number;
            commissionAmount: number;
            capturedAmount: number | null;
            captureMode: string;
            declineIssue: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            expiresAt: string;
            apiKeyId: string;
            apiKeyLabel: string;
            /** @description The wallet was asked, and has not told the outcome yet. */
            inDoubt: boolean;
            returnUrl: string;
            cancelUrl: string;
            errorUrl: string | null;
            approvalUrl: string;
            authorizationExpiresAt: string | null;
            walletCaptureId: string | null;
            walletAuthorizationId: string | null;
            items: components["schemas"]["PaymentItem"][];
            delivery: components["schemas"]["Delivery"] | null;
            amountBreakdown: components["schemas"]["AmountBreakdown"] | null;
            contradiction: components["schemas"]["Contradiction"] | null;
            buyer: {
                ip?: string;
                userAgent?: string;
                language?: string;
            };
            /** @description The newest thousand entries, the oldest of them first. */
            timeline: components["schemas"]["TimelineStep"][];
            postings: components["schemas"]["PaymentPosting"][];
            /** @description What the present state allows an administrator to do. */
            actions: components["schemas"]["PaymentAction"][];
        };
        PaymentItem: {
            merchantAccountId: string;
            description: string;
            quantity: number;
            unitAmount: number;
            taxAmount: number | null;
            /** @enum {unknown} */
            type: "digital" | "physical";
        };
        PaymentPosting: {
            /** Format: date-time */
            at: string;
            /** @enum {unknown} */
            accountKind: "account" | "commission" | "wallet_clearing";
            accountId: string | null;
            currency: string;
            /** @description Positive: the account has more. */
            amount: number;
        };
        PaymentRedirection: {
            id: string;
            extOrderId: string;
            redirectionUrl: string;
        };
        PaymentResolution: {
            /** @enum {unknown} */
            resolution: "adopt" | "close";
            /** @description The capture to adopt, as the wallet names it. */
            captureId?: string;
            /** @description Why, for the audit log. */
            note: string;
            password?: string;
            /** @description Six digits of the authenticator app, or a recovery code. Each works once. */
            code?: string;
        };
        /** @enum {unknown} */
        PaymentStatus: "awaiting_approval" | "capturing" | "authorizing" | "authorized" | "validating" | "releasing" | "captured" | "cancelled" | "expired" | "failed" | "quarantined";
        PaymentSummary: {
            id: string;
            status: components["schemas"]["PaymentStatus"];
            operation: components["schemas"]["Operation"] | null;
            extOrderId: string;
            accountId: string;
            reference: string | null;
            comment: string | null;
            currency: string;
            totalAmount: number;
            commissionAmount: number;
            capturedAmount: number | null;
            captureMode: string;
            declineIssue: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            expiresAt: string;
            apiKeyId: string;
            apiKeyLabel: string;
            /** @description The wallet was asked, and has not told the outcome yet. */
            inDoubt: boolean;
        };
        PaymentWithTimeline: {
            id: string;
            status: components["schemas"]["PaymentStatus"];
            operation: components["schemas"]["Operation"] | null;
            extOrderId: string;
            accountId: string;
            reference: string | null;
            comment: string | null;
            currency: string;
            totalAmount: number;
            commissionAmount: number;
            capturedAmount: number | null;
            captureMode: string;
            declineIssue: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            expiresAt: string;
            /** @description The newest thousand entries, the oldest of them first. */
            timeline: components["schemas"]["TimelineStep"][];
        };
        /** @description RFC 9457 */
        Problem: {
            /**
             * Format: uri
             * @description A page that explains the code.
             */
            type: string;
            title: string;
            status: number;
            /** @description What is wrong with this request. */
            detail: string;
            /**
             * @description Stable; programs may rely on it.
             * @enum {unknown}
             */
            code: "malformed_body" | "malformed_request" | "expectation_failed" | "headers_too_large" | "request_timeout" | "invalid_request" | "notification_refused" | "https_required" | "unauthorized" | "sign_in_failed" | "two_factor_required" | "signed_out" | "password_wrong" | "code_wrong" | "confirmation_required" | "password_change_required" | "administrators_only" | "foreign_origin" | "ip_not_allowed" | "not_found" | "invitation_invalid" | "method_not_allowed" | "conflict" | "last_administrator" | "operator_exists" | "body_too_large" | "unsupported_media_type" | "rate_limited" | "internal_error" | "temporarily_unavailable" | "overloaded" | "payment_declined" | "account_unknown" | "payment_not_approved" | "payment_cancelled" | "payment_expired" | "payment_not_authorized" | "payment_in_progress" | "idempotency_in_progress" | "idempotency_key_reused" | "search_too_wide" | "balance_too_low" | "wallet_refused" | "wallet_answer_unusable" | "wallet_unavailable";
            /** @description The same as in X-Request-Id. */
            requestId: string;
            /** @description Only of `payment_declined`: where to send the buyer now. */
            redirectionUrl?: string;
            /** @description Only of `payment_declined`. True: the buyer may choose another instrument and approve again. False: the payment is over. */
            retryable?: boolean;
            /** @description The faults of the request; 50 at most. */
            errors?: {
                /** @description Where: a JSON pointer (RFC 6901) into the body, such as `/items/0/quantity`. In the query, a header or the path, the place stands before it: `query/limit`, `header/idempotency-key`, `path/accountId`. */
                pointer: string;
                /** @description What is wrong there. */
                detail: string;
            }[];
        };
        RecoveryCodes: {
            /** @description Ten. Each works for one sign-in. */
            recoveryCodes: string[];
        };
        RevealedApiKey: {
            /** @description Sent as `Authorization: basic <API_KEY>`. */
            apiKey: string;
            /** @description The first half, for a standard OAuth 2.0 client. */
            clientId: string;
            /** @description The second half. */
            clientSecret: string;
        };
        /** @enum {unknown} */
        Role: "administrator" | "viewer";
        Session: {
            email: string;
            role: components["schemas"]["Role"];
            /** @description True after a sign-in with a one-time password. */
            mustChangePassword: boolean;
            /** @description The sign-in needs a code in addition to the password. */
            twoFactor: boolean;
            recoveryCodesLeft: number;
        };
        SignedIn: {
            email: string;
            role: components["schemas"]["Role"];
            /** @description True after a sign-in with a one-time password. */
            mustChangePassword: boolean;
            /** @description The sign-in needs a code in addition to the password. */
            twoFactor: boolean;
            recoveryCodesLeft: number;
            /** @description How often somebody failed to sign in as this operator since the last sign-in. */
            failedSignIns: number;
        };
        StatedPayment: {
            id: string;
            /** @description The wallet's own word. */
            status: string;
            amount: number | null;
            currency: string | null;
        };
        StatementLine: {
            /** Format: date-time */
            at: string;
            /** @description What it was posted for: `capture`, or a `transfer` between accounts. */
            kind: string;
            currency: string;
            /** @description In the minor unit. Positive: the account has more. */
            amount: number;
            /** @description What the account then had in this currency. */
            balance: number;
            transactionId: string | null;
            reference: string | null;
            transferId: string | null;
            otherAccountId: string | null;
            comment: string | null;
        };
        TestClock: {
            /**
             * Format: date-time
             * @description The time that the service uses.
             */
            now: string;
            /** @description How far it is ahead of the real time. */
            aheadSeconds: number;
        };
        TimelineStep: {
            /** Format: date-time */
            at: string;
            /** @enum {unknown} */
            kind: "event" | "wallet_call";
            name: string;
            details: {
                [key: string]: unknown;
            };
        };
        TransferOrder: {
            /** @description Where the money is taken from. */
            debitAccountId: string;
            /** @description Where it goes. */
            creditAccountId: string;
            /** @description In the minor unit of the currency. */
            amount: number;
            /** @description ISO 4217. Left out: the currency of payments that name none. */
            currency?: string;
            comment?: string;
        };
        TwoFactorSecret: {
            /** @description In base32, for typing it in. */
            secret: string;
            /** @description otpauth://, for a QR code. */
            uri: string;
        };
        WalletStatement: {
            /** @description The order's status, in the wallet's own word. */
            status: string;
            captures: components["schemas"]["StatedPayment"][];
            authorizations: components["schemas"]["StatedPayment"][];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type AccessToken = components['schemas']['AccessToken'];
export type Account = components['schemas']['Account'];
export type AccountBalance = components['schemas']['AccountBalance'];
export type AccountBalances = components['schemas']['AccountBalances'];
export type AccountPosting = components['schemas']['AccountPosting'];
export type AccountTransfer = components['schemas']['AccountTransfer'];
export type AccountWithBalances = components['schemas']['AccountWithBalances'];
export type AmountBreakdown = components['schemas']['AmountBreakdown'];
export type ApiKey = components['schemas']['ApiKey'];
export type AuditAction = components['schemas']['AuditAction'];
export type AuditEntry = components['schemas']['AuditEntry'];
export type AuditVerification = components['schemas']['AuditVerification'];
export type Balance = components['schemas']['Balance'];
export type Capture = components['schemas']['Capture'];
export type Contradiction = components['schemas']['Contradiction'];
export type Delivery = components['schemas']['Delivery'];
export type Environment = components['schemas']['Environment'];
export type Home = components['schemas']['Home'];
export type Installation = components['schemas']['Installation'];
export type Invitation = components['schemas']['Invitation'];
export type IpAllowList = components['schemas']['IpAllowList'];
export type IpAllowListChange = components['schemas']['IpAllowListChange'];
export type IpRange = components['schemas']['IpRange'];
export type NewInvitation = components['schemas']['NewInvitation'];
export type NewPayment = components['schemas']['NewPayment'];
export type NewPaymentItem = components['schemas']['NewPaymentItem'];
export type OAuthError = components['schemas']['OAuthError'];
export type OAuthMetadata = components['schemas']['OAuthMetadata'];
export type OpenAccount = components['schemas']['OpenAccount'];
export type OpenInvitation = components['schemas']['OpenInvitation'];
export type Operation = components['schemas']['Operation'];
export type OperationKind = components['schemas']['OperationKind'];
export type OperationProgress = components['schemas']['OperationProgress'];
export type Operator = components['schemas']['Operator'];
export type OperatorAccounts = components['schemas']['OperatorAccounts'];
export type OwnSession = components['schemas']['OwnSession'];
export type Payment = components['schemas']['Payment'];
export type PaymentAction = components['schemas']['PaymentAction'];
export type PaymentDetails = components['schemas']['PaymentDetails'];
export type PaymentItem = components['schemas']['PaymentItem'];
export type PaymentPosting = components['schemas']['PaymentPosting'];
export type PaymentRedirection = components['schemas']['PaymentRedirection'];
export type PaymentResolution = components['schemas']['PaymentResolution'];
export type PaymentStatus = components['schemas']['PaymentStatus'];
export type PaymentSummary = components['schemas']['PaymentSummary'];
export type PaymentWithTimeline = components['schemas']['PaymentWithTimeline'];
export type Problem = components['schemas']['Problem'];
export type RecoveryCodes = components['schemas']['RecoveryCodes'];
export type RevealedApiKey = components['schemas']['RevealedApiKey'];
export type Role = components['schemas']['Role'];
export type Session = components['schemas']['Session'];
export type SignedIn = components['schemas']['SignedIn'];
export type StatedPayment = components['schemas']['StatedPayment'];
export type StatementLine = components['schemas']['StatementLine'];
export type TestClock = components['schemas']['TestClock'];
export type TimelineStep = components['schemas']['TimelineStep'];
export type TransferOrder = components['schemas']['TransferOrder'];
export type TwoFactorSecret = components['schemas']['TwoFactorSecret'];
export type WalletStatement = components['schemas']['WalletStatement'];
export type $defs = Record<string, never>;
export interface operations {
    readInstallation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description This installation */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Installation"];
                };
            };
        };
    };
    readSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who is signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description `unauthorized`: The access token is missing or not valid. `sign_in_failed`: The e-mail address or the password is wrong. `two_factor_required`: A code is needed as well. `signed_out`: You are not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    password: string;
                    /** @description Six digits of the authenticator app, or a recovery code. Each works once. */
                    code?: string;
                };
            };
        };
        responses: {
            /** @description Signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            /** @description `malformed_body`: The body cannot be read. `malformed_request`: The request is not HTTP. `invalid_request`: The request breaks a rule. `notification_refused`: The notification is not a valid notification of the wallet. `https_required`: Credentials came over plain HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: The access token is missing or not valid. `sign_in_failed`: The e-mail address or the password is wrong. `two_factor_required`: A code is needed as well. `signed_out`: You are not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `password_wrong`: The password is wrong. `code_wrong`: The code is wrong. `confirmation_required`: This needs your password. `password_change_required`: The one-time password has to be changed first. `administrators_only`: Only an administrator may do this. `foreign_origin`: The request came from another site. `ip_not_allowed`: Calls from this address are not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `temporarily_unavailable`: The service cannot answer right now. `overloaded`: The service has too much to do right now. `wallet_unavailable`: The wallet cannot be reached. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `unauthorized`: The access token is missing or not valid. `sign_in_failed`: The e-mail address or the password is wrong. `two_factor_required`: A code is needed as well. `signed_out`: You are not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `password_wrong`: The password is wrong. `code_wrong`: The code is wrong. `confirmation_required`: This needs your password. `password_change_required`: The one-time password has to be changed first. `administrators_only`: Only an administrator may do this. `foreign_origin`: The request came from another site. `ip_not_allowed`: Calls from this address are not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                    newPassword: string;
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `malformed_body`: The body cannot be read. `malformed_request`: The request is not HTTP. `invalid_request`: The request breaks a rule. `notification_refused`: The notification is not a valid notification of the wallet. `https_required`: Credentials came over plain HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: The access token is missing or not valid. `sign_in_failed`: The e-mail address or the password is wrong. `two_factor_required`: A code is needed as well. `signed_out`: You are not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `password_wrong`: The password is wrong. `code_wrong`: The code is wrong. `confirmation_required`: This needs your password. `password_change_required`: The one-time password has to be changed first. `administrators_only`: Only an administrator may do this. `foreign_origin`: The request came from another site. `ip_not_allowed`: Calls from this address are not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `temporarily_unavailable`: The service cannot answer right now. `overloaded`: The service has too much to do right now. `wallet_unavailable`: The wallet cannot be reached. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Your sessions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["OwnSession"][];
                    };
                };
            };
            /** @description `unauthorized`: The access token is missing or not valid. `sign_in_failed`: The e-mail address or the password is wrong. `two_factor_required`: A code is needed as well. `signed_out`: You are not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `password_wrong`: The password is wrong. `code_wrong`: The code is wrong. `confirmation_required`: This needs your password. `password_change_required`: The one-time password has to be changed first. `administrators_only`: Only an administrator may do this. `foreign_origin`: The request came from another site. `ip_not_allowed`: Calls from this address are not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `unauthorized`: The access token is missing or not valid. `sign_in_failed`: The e-mail address or the password is wrong. `two_factor_required`: A code is needed as well. `signed_out`: You are not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `password_wrong`: The password is wrong. `code_wrong`: The code is wrong. `confirmation_required`: This needs your password. `password_change_required`: The one-time password has to be changed first. `administrators_only`: Only an administrator may do this. `foreign_origin`: The request came from another site. `ip_not_allowed`: Calls from this address are not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `malformed_body`: The body cannot be read. `malformed_request`: The request is not HTTP. `invalid_request`: The request breaks a rule. `notification_refused`: The notification is not a valid notification of the wallet. `https_required`: Credentials came over plain HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: The access token is missing or not valid. `sign_in_failed`: The e-mail address or the password is wrong. `two_factor_required`: A code is needed as well. `signed_out`: You are not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `password_wrong`: The password is wrong. `code_wrong`: The code is wrong. `confirmation_required`: This needs your password. `password_change_required`: The one-time password has to be changed first. `administrators_only`: Only an administrator may do this. `foreign_origin`: The request came from another site. `ip_not_allowed`: Calls from this address are not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is nothing here. `invitation_invalid`: The invitation is not valid. `account_unknown`: There is no such account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    confirmSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                    /** @description Six digits of the authenticator app, or a recovery code. Each works once. */
                    code?: string;
                };
            };
        };
        responses: {
            /** @description Confirmed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `malformed_body`: The body cannot be read. `malformed_request`: The request is not HTTP. `invalid_request`: The request breaks a rule. `notification_refused`: The notification is not a valid notification of the wallet. `https_required`: Credentials came over plain HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: The access token is missing or not valid. `sign_in_failed`: The e-mail address or the password is wrong. `two_factor_required`: A code is needed as well. `signed_out`: You are not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `password_wrong`: The password is wrong. `code_wrong`: The code is wrong. `confirmation_required`: This needs your password. `password_change_required`: The one-time password has to be changed first. `administrators_only`: Only an administrator may do this. `foreign_origin`: The request came from another site. `ip_not_allowed`: Calls from this address are not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `conflict`: This is not possible in the current state. `last_administrator`: The last administrator must stay an administrator. `operator_exists`: An operator with this address exists already. `payment_not_approved`: The buyer has not approved the payment yet. `payment_cancelled`: The payment was cancelled. `payment_expired`: The payment has expired. `payment_not_authorized`: The payment is not waiting to be captured. `payment_in_progress`: The payment is being captured right now. `idempotency_in_progress`: The same request is still running. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `temporarily_unavailable`: The service cannot answer right now. `overloaded`: The service has too much to do right now. `wallet_unavailable`: The wallet cannot be reached. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    beginTwoFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                };
            };
        };
        responses: {
            /** @description Started */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwoFactorSecret"];
                };
            };
            /** @description `malformed_body`: The body cannot be read. `malformed_request`: The request is not HTTP. `invalid_request`: The request breaks a rule. `notification_refused`: The notification is not a valid notification of the wallet. `https_required`: Credentials came over plain HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: The access token is missing or not valid. `sign_in_failed`: The e-mail address or the password is wrong. `two_factor_required`: A code is needed as well. `signed_out`: You are not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `password_wrong`: The password is wrong. `code_wrong`: The code is wrong. `confirmation_required`: This needs your password. `password_change_required`: The one-time password has to be changed first. `administrators_only`: Only an administrator may do this. `foreign_origin`: The request came from another site. `ip_not_allowed`: Calls from this address are not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `conflict`: This is not possible in the current state. `last_administrator`: The last administrator must stay an administrator. `operator_exists`: An operator with this address exists already. `payment_not_approved`: The buyer has not approved the payment yet. `payment_cancelled`: The payment was cancelled. `payment_expired`: The payment has expired. `payment_not_authorized`: The payment is not waiting to be captured. `payment_in_progress`: The payment is being captured right now. `idempotency_in_progress`: The same request is still running. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `temporarily_unavailable`: The service cannot answer right now. `overloaded`: The service has too much to do right now. `wallet_unavailable`: The wallet cannot be reached. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    confirmTwoFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Six digits of the authenticator app, or a recovery code. Each works once. */
                    code: string;
                };
            };
        };
        responses: {
            /** @description Shown only once */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            /** @description `malformed_body`: The body cannot be read. `malformed_request`: The request is not HTTP. `invalid_request`: The request breaks a rule. `notification_refused`: The notification is not a valid notification of the wallet. `https_required`: Credentials came over plain HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: The access token is missing or not valid. `sign_in_failed`: The e-mail address or the password is wrong. `two_factor_required`: A code is needed as well. `signed_out`: You are not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `password_wrong`: The password is wrong. `code_wrong`: The code is wrong. `confirmation_required`: This needs your password. `password_change_required`: The one-time password has to be changed first. `administrators_only`: Only an administrator may do this. `foreign_origin`: The request came from another site. `ip_not_allowed`: Calls from this address are not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `conflict`: This is not possible in the current state. `last_administrator`: The last administrator must stay an administrator. `operator_exists`: An operator with this address exists already. `payment_not_approved`: The buyer has not approved the payment yet. `payment_cancelled`: The payment was cancelled. `payment_expired`: The payment has expired. `payment_not_authorized`: The payment is not waiting to be captured. `payment_in_progress`: The payment is being captured right now. `idempotency_in_progress`: The same request is still running. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `temporarily_unavailable`: The service cannot answer right now. `overloaded`: The service has too much to do right now. `wallet_unavailable`: The wallet cannot be reached. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    replaceRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                    /** @description Six digits of the authenticator app, or a recovery code. Each works once. */
                    code: string;
                };
            };
        };
        responses: {
            /** @description Shown only once */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            /** @description `malformed_body`: The body cannot be read. `malformed_request`: The request is not HTTP. `invalid_request`: The request breaks a rule. `notification_refused`: The notification is not a valid notification of the wallet. `https_required`: Credentials came over plain HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: The access token is missing or not valid. `sign_in_failed`: The e-mail address or the password is wrong. `two_factor_required`: A code is needed as well. `signed_out`: You are not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `password_wrong`: The password is wrong. `code_wrong`: The code is wrong. `confirmation_required`: This needs your password. `password_change_required`: The one-time password has to be changed first. `administrators_only`: Only an administrator may do this. `foreign_origin`: The request came from another site. `ip_not_allowed`: Calls from this address are not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `conflict`: This is not possible in the current state. `last_administrator`: The last administrator must stay an administrator. `operator_exists`: An operator with this address exists already. `payment_not_approved`: The buyer has not approved the payment yet. `payment_cancelled`: The payment was cancelled. `payment_expired`: The payment has expired. `payment_not_authorized`: The payment is not waiting to be captured. `payment_in_progress`: The payment is being captured right now. `idempotency_in_progress`: The same request is still running. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `temporarily_unavailable`: The service cannot answer right now. `overloaded`: The service has too much to do right now. `wallet_unavailable`: The wallet cannot be reached. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    removeTwoFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                    /** @description Six digits of the authenticator app, or a recovery code. Each works once. */
                    code: string;
                };
            };
        };
        responses: {
            /** @description Off */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `malformed_body`: The body cannot be read. `malformed_request`: The request is not HTTP. `invalid_request`: The request breaks a rule. `notification_refused`: The notification is not a valid notification of the wallet. `https_required`: Credentials came over plain HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: The access token is missing or not valid. `sign_in_failed`: The e-mail address or the password is wrong. `two_factor_required`: A code is needed as well. `signed_out`: You are not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `password_wrong`: The password is wrong. `code_wrong`: The code is wrong. `confirmation_required`: This needs your password. `password_change_required`: The one-time password has to be changed first. `administrators_only`: Only an administrator may do this. `foreign_origin`: The request came from another site. `ip_not_allowed`: Calls from this address are not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `conflict`: This is not possible in the current state. `last_administrator`: The last administrator must stay an administrator. `operator_exists`: An operator with this address exists already. `payment_not_approved`: The buyer has not approved the payment yet. `payment_cancelled`: The payment was cancelled. `payment_expired`: The payment has expired. `payment_not_authorized`: The payment is not waiting to be captured. `payment_in_progress`: The payment is being captured right now. `idempotency_in_progress`: The same request is still running. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `temporarily_unavailable`: The service cannot answer right now. `overloaded`: The service has too much to do right now. `wallet_unavailable`: The wallet cannot be reached. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listOperators: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page. */
                after?: string;
                limit?: number;
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
                        items: components["schemas"]["Operator"][];
                        /** @description Null: this is the last page. */
                        nextCursor: string | null;
                    };
                };
            };
            /** @description `malformed_body`: The body cannot be read. `malformed_request`: The request is not HTTP. `invalid_request`: The request breaks a rule. `notification_refused`: The notification is not a valid notification of the wallet. `https_required`: Credentials came over plain HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: The access token is missing or not valid. `sign_in_failed`: The e-mail address or the password is wrong. `two_factor_required`: A code is needed as well. `signed_out`: You are not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `password_wrong`: The password is wrong. `code_wrong`: The code is wrong. `confirmation_required`: This needs your password. `password_change_required`: The one-time password has to be changed first. `administrators_only`: Only an administrator may do this. `foreign_origin`: The request came from another site. `ip_not_allowed`: Calls from this address are not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changeRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    role: components["schemas"]["Role"];
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `malformed_body`: The body cannot be read. `malformed_request`: The request is not HTTP. `invalid_request`: The request breaks a rule. `notification_refused`: The notification is not a valid notification of the wallet. `https_required`: Credentials came over plain HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: The access token is missing or not valid. `sign_in_failed`: The e-mail address or the password is wrong. `two_factor_required`: A code is needed as well. `signed_out`: You are not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `password_wrong`: The password is wrong. `code_wrong`: The code is wrong. `confirmation_required`: This needs your password. `password_change_required`: The one-time password has to be changed first. `administrators_only`: Only an administrator may do this. `foreign_origin`: The request came from another site. `ip_not_allowed`: Calls from this address are not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is nothing here. `invitation_invalid`: The invitation is not valid. `account_unknown`: There is no such account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `conflict`: This is not possible in the current state. `last_administrator`: The last administrator must stay an administrator. `operator_exists`: An operator with this address exists already. `payment_not_approved`: The buyer has not approved the payment yet. `payment_cancelled`: The payment was cancelled. `payment_expired`: The payment has expired. `payment_not_authorized`: The payment is not waiting to be captured. `payment_in_progress`: The payment is being captured right now. `idempotency_in_progress`: The same request is still running. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    disableOperator: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `malformed_body`: The body cannot be read. `malformed_request`: The request is not HTTP. `invalid_request`: The request breaks a rule. `notification_refused`: The notification is not a valid notification of the wallet. `https_required`: Credentials came over plain HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: The access token is missing or not valid. `sign_in_failed`: The e-mail address or the password is wrong. `two_factor_required`: A code is needed as well. `signed_out`: You are not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `password_wrong`: The password is wrong. `code_wrong`: The code is wrong. `confirmation_required`: This needs your password. `password_change_required`: The one-time password has to be changed first. `administrators_only`: Only an administrator may do this. `foreign_origin`: The request came from another site. `ip_not_allowed`: Calls from this address are not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is nothing here. `invitation_invalid`: The invitation is not valid. `account_unknown`: There is no such account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `conflict`: This is not possible in the current state. `last_administrator`: The last administrator must stay an administrator. `operator_exists`: An operator with this address exists already. `payment_not_approved`: The buyer has not approved the payment yet. `payment_cancelled`: The payment was cancelled. `payment_expired`: The payment has expired. `payment_not_authorized`: The payment is not waiting to be captured. `payment_in_progress`: The payment is being captured right now. `idempotency_in_progress`: The same request is still running. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    enableOperator: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `malformed_body`: The body cannot be read. `malformed_request`: The request is not HTTP. `invalid_request`: The request breaks a rule. `notification_refused`: The notification is not a valid notification of the wallet. `https_required`: Credentials came over plain HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: The access token is missing or not valid. `sign_in_failed`: The e-mail address or the password is wrong. `two_factor_required`: A code is needed as well. `signed_out`: You are not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `password_wrong`: The password is wrong. `code_wrong`: The code is wrong. `confirmation_required`: This needs your password. `password_change_required`: The one-time password has to be changed first. `administrators_only`: Only an administrator may do this. `foreign_origin`: The request came from another site. `ip_not_allowed`: Calls from this address are not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is nothing here. `invitation_invalid`: The invitation is not valid. `account_unknown`: There is no such account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `conflict`: This is not possible in the current state. `last_administrator`: The last administrator must stay an administrator. `operator_exists`: An operator with this address exists already. `payment_not_approved`: The buyer has not approved the payment yet. `payment_cancelled`: The payment was cancelled. `payment_expired`: The payment has expired. `payment_not_authorized`: The payment is not waiting to be captured. `payment_in_progress`: The payment is being captured right now. `idempotency_in_progress`: The same request is still running. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    resetTwoFactor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `malformed_body`: The body cannot be read. `malformed_request`: The request is not HTTP. `invalid_request`: The request breaks a rule. `notification_refused`: The notification is not a valid notification of the wallet. `https_required`: Credentials came over plain HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: The access token is missing or not valid. `sign_in_failed`: The e-mail address or the password is wrong. `two_factor_required`: A code is needed as well. `signed_out`: You are not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `password_wrong`: The password is wrong. `code_wrong`: The code is wrong. `confirmation_required`: This needs your password. `password_change_required`: The one-time password has to be changed first. `administrators_only`: Only an administrator may do this. `foreign_origin`: The request came from another site. `ip_not_allowed`: Calls from this address are not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is nothing here. `invitation_invalid`: The invitation is not valid. `account_unknown`: There is no such account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `conflict`: This is not possible in the current state. `last_administrator`: The last administrator must stay an administrator. `operator_exists`: An operator with this address exists already. `payment_not_approved`: The buyer has not approved the payment yet. `payment_cancelled`: The payment was cancelled. `payment_expired`: The payment has expired. `payment_not_authorized`: The payment is not waiting to be captured. `payment_in_progress`: The payment is being captured right now. `idempotency_in_progress`: The same request is still running. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listInvitations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Open invitations */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["OpenInvitation"][];
                    };
                };
            };
            /** @description `unauthorized`: The access token is missing or not valid. `sign_in_failed`: The e-mail address or the password is wrong. `two_factor_required`: A code is needed as well. `signed_out`: You are not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `password_wrong`: The password is wrong. `code_wrong`: The code is wrong. `confirmation_required`: This needs your password. `password_change_required`: The one-time password has to be changed first. `administrators_only`: Only an administrator may do this. `foreign_origin`: The request came from another site. `ip_not_allowed`: Calls from this address are not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    inviteOperator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    role: components["schemas"]["Role"];
                };
            };
        };
        responses: {
            /** @description Invited */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewInvitation"];
                };
            };
            /** @description `malformed_body`: The body cannot be read. `malformed_request`: The request is not HTTP. `invalid_request`: The request breaks a rule. `notification_refused`: The notification is not a valid notification of the wallet. `https_required`: Credentials came over plain HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: The access token is missing or not valid. `sign_in_failed`: The e-mail address or the password is wrong. `two_factor_required`: A code is needed as well. `signed_out`: You are not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `password_wrong`: The password is wrong. `code_wrong`: The code is wrong. `confirmation_required`: This needs your password. `password_change_required`: The one-time password has to be changed first. `administrators_only`: Only an administrator may do this. `foreign_origin`: The request came from another site. `ip_not_allowed`: Calls from this address are not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `conflict`: This is not possible in the current state. `last_administrator`: The last administrator must stay an administrator. `operator_exists`: An operator with this address exists already. `payment_not_approved`: The buyer has not approved the payment yet. `payment_cancelled`: The payment was cancelled. `payment_expired`: The payment has expired. `payment_not_authorized`: The payment is not waiting to be captured. `payment_in_progress`: The payment is being captured right now. `idempotency_in_progress`: The same request is still running. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    withdrawInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Withdrawn */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `unauthorized`: The access token is missing or not valid. `sign_in_failed`: The e-mail address or the password is wrong. `two_factor_required`: A code is needed as well. `signed_out`: You are not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `password_wrong`: The password is wrong. `code_wrong`: The code is wrong. `confirmation_required`: This needs your password. `password_change_required`: The one-time password has to be changed first. `administrators_only`: Only an administrator may do this. `foreign_origin`: The request came from another site. `ip_not_allowed`: Calls from this address are not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is nothing here. `invitation_invalid`: The invitation is not valid. `account_unknown`: There is no such account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    lookAtInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The part of the link after the #. */
                    token: string;
                };
            };
        };
        responses: {
            /** @description The invitation */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            /** @description `malformed_body`: The body cannot be read. `malformed_request`: The request is not HTTP. `invalid_request`: The request breaks a rule. `notification_refused`: The notification is not a valid notification of the wallet. `https_required`: Credentials came over plain HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `password_wrong`: The password is wrong. `code_wrong`: The code is wrong. `confirmation_required`: This needs your password. `password_change_required`: The one-time password has to be changed first. `administrators_only`: Only an administrator may do this. `foreign_origin`: The request came from another site. `ip_not_allowed`: Calls from this address are not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is nothing here. `invitation_invalid`: The invitation is not valid. `account_unknown`: There is no such account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The part of the link after the #. */
                    token: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Who is signed in */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description `malformed_body`: The body cannot be read. `malformed_request`: The request is not HTTP. `invalid_request`: The request breaks a rule. `notification_refused`: The notification is not a valid notification of the wallet. `https_required`: Credentials came over plain HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `password_wrong`: The password is wrong. `code_wrong`: The code is wrong. `confirmation_required`: This needs your password. `password_change_required`: The one-time password has to be changed first. `administrators_only`: Only an administrator may do this. `foreign_origin`: The request came from another site. `ip_not_allowed`: Calls from this address are not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is nothing here. `invitation_invalid`: The invitation is not valid. `account_unknown`: There is no such account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `temporarily_unavailable`: The service cannot answer right now. `overloaded`: The service has too much to do right now. `wallet_unavailable`: The wallet cannot be reached. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listApiKeys: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page. */
                after?: string;
                limit?: number;
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
                        items: components["schemas"]["ApiKey"][];
                        /** @description Null: this is the last page. */
                        nextCursor: string | null;
                    };
                };
            };
            /** @description `malformed_body`: The body cannot be read. `malformed_request`: The request is not HTTP. `invalid_request`: The request breaks a rule. `notification_refused`: The notification is not a valid notification of the wallet. `https_required`: Credentials came over plain HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: The access token is missing or not valid. `sign_in_failed`: The e-mail address or the password is wrong. `two_factor_required`: A code is needed as well. `signed_out`: You are not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `password_wrong`: The password is wrong. `code_wrong`: The code is wrong. `confirmation_required`: This needs your password. `password_change_required`: The one-time password has to be changed first. `administrators_only`: Only an administrator may do this. `foreign_origin`: The request came from another site. `ip_not_allowed`: Calls from this address are not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    generateApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What the key is for. */
                    label: string;
                    password?: string;
                    /** @description Six digits of the authenticator app, or a recovery code. Each works once. */
                    code?: string;
                };
            };
        };
        responses: {
            /** @description Generated */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                    };
                };
            };
            /** @description `malformed_body`: The body cannot be read. `malformed_request`: The request is not HTTP. `invalid_request`: The request breaks a rule. `notification_refused`: The notification is not a valid notification of the wallet. `https_required`: Credentials came over plain HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: The access token is missing or not valid. `sign_in_failed`: The e-mail address or the password is wrong. `two_factor_required`: A code is needed as well. `signed_out`: You are not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `password_wrong`: The password is wrong. `code_wrong`: The code is wrong. `confirmation_required`: This needs your password. `password_change_required`: The one-time password has to be changed first. `administrators_only`: Only an administrator may do this. `foreign_origin`: The request came from another site. `ip_not_allowed`: Calls from this address are not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `temporarily_unavailable`: The service cannot answer right now. `overloaded`: The service has too much to do right now. `wallet_unavailable`: The wallet cannot be reached. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    revealApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password?: string;
                    /** @description Six digits of the authenticator app, or a recovery code. Each works once. */
                    code?: string;
                };
            };
        };
        responses: {
            /** @description The key */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevealedApiKey"];
                };
            };
            /** @description `malformed_body`: The body cannot be read. `malformed_request`: The request is not HTTP. `invalid_request`: The request breaks a rule. `notification_refused`: The notification is not a valid notification of the wallet. `https_required`: Credentials came over plain HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: The access token is missing or not valid. `sign_in_failed`: The e-mail address or the password is wrong. `two_factor_required`: A code is needed as well. `signed_out`: You are not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `password_wrong`: The password is wrong. `code_wrong`: The code is wrong. `confirmation_required`: This needs your password. `password_change_required`: The one-time password has to be changed first. `administrators_only`: Only an administrator may do this. `foreign_origin`: The request came from another site. `ip_not_allowed`: Calls from this address are not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is nothing here. `invitation_invalid`: The invitation is not valid. `account_unknown`: There is no such account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `conflict`: This is not possible in the current state. `last_administrator`: The last administrator must stay an administrator. `operator_exists`: An operator with this address exists already. `payment_not_approved`: The buyer has not approved the payment yet. `payment_cancelled`: The payment was cancelled. `payment_expired`: The payment has expired. `payment_not_authorized`: The payment is not waiting to be captured. `payment_in_progress`: The payment is being captured right now. `idempotency_in_progress`: The same request is still running. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `rate_limited`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `temporarily_unavailable`: The service cannot answer right now. `overloaded`: The service has too much to do right now. `wallet_unavailable`: The wallet cannot be reached. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    revokeApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Revoked */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `unauthorized`: The access token is missing or not valid. `sign_in_failed`: The e-mail address or the password is wrong. `two_factor_required`: A code is needed as well. `signed_out`: You are not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `password_wrong`: The password is wrong. `code_wrong`: The code is wrong. `confirmation_required`: This needs your password. `password_change_required`: The one-time password has to be changed first. `administrators_only`: Only an administrator may do this. `foreign_origin`: The request came from another site. `ip_not_allowed`: Calls from this address are not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is nothing here. `invitation_invalid`: The invitation is not valid. `account_unknown`: There is no such account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readIpAllowList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list in force */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IpAllowList"];
                };
            };
            /** @description `unauthorized`: The access token is missing or not valid. `sign_in_failed`: The e-mail address or the password is wrong. `two_factor_required`: A code is needed as well. `signed_out`: You are not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `password_wrong`: The password is wrong. `code_wrong`: The code is wrong. `confirmation_required`: This needs your password. `password_change_required`: The one-time password has to be changed first. `administrators_only`: Only an administrator may do this. `foreign_origin`: The request came from another site. `ip_not_allowed`: Calls from this address are not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is nothing here. `invitation_invalid`: The invitation is not valid. `account_unknown`: There is no such account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    replaceIpAllowList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IpAllowListChange"];
            };
        };
        responses: {
            /** @description The list in force */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IpAllowList"];
                };
            };
            /** @description `malformed_body`: The body cannot be read. `malformed_request`: The request is not HTTP. `invalid_request`: The request breaks a rule. `notification_refused`: The notification is not a valid notification of the wallet. `https_required`: Credentials came over plain HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: The access token is missing or not valid. `sign_in_failed`: The e-mail address or the password is wrong. `two_factor_required`: A code is needed as well. `signed_out`: You are not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `password_wrong`: The password is wrong. `code_wrong`: The code is wrong. `confirmation_required`: This needs your password. `password_change_required`: The one-time password has to be changed first. `administrators_only`: Only an administrator may do this. `foreign_origin`: The request came from another site. `ip_not_allowed`: Calls from this address are not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is nothing here. `invitation_invalid`: The invitation is not valid. `account_unknown`: There is no such account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readApiKeyIpAllowList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list in force */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IpAllowList"];
                };
            };
            /** @description `unauthorized`: The access token is missing or not valid. `sign_in_failed`: The e-mail address or the password is wrong. `two_factor_required`: A code is needed as well. `signed_out`: You are not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `password_wrong`: The password is wrong. `code_wrong`: The code is wrong. `confirmation_required`: This needs your password. `password_change_required`: The one-time password has to be changed first. `administrators_only`: Only an administrator may do this. `foreign_origin`: The request came from another site. `ip_not_allowed`: Calls from this address are not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is nothing here. `invitation_invalid`: The invitation is not valid. `account_unknown`: There is no such account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    replaceApiKeyIpAllowList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IpAllowListChange"];
            };
        };
        responses: {
            /** @description The list in force */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IpAllowList"];
                };
            };
            /** @description `malformed_body`: The body cannot be read. `malformed_request`: The request is not HTTP. `invalid_request`: The request breaks a rule. `notification_refused`: The notification is not a valid notification of the wallet. `https_required`: Credentials came over plain HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: The access token is missing or not valid. `sign_in_failed`: The e-mail address or the password is wrong. `two_factor_required`: A code is needed as well. `signed_out`: You are not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `password_wrong`: The password is wrong. `code_wrong`: The code is wrong. `confirmation_required`: This needs your password. `password_change_required`: The one-time password has to be changed first. `administrators_only`: Only an administrator may do this. `foreign_origin`: The request came from another site. `ip_not_allowed`: Calls from this address are not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is nothing here. `invitation_invalid`: The invitation is not valid. `account_unknown`: There is no such account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listAuditLog: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page. */
                after?: string;
                limit?: number;
                /** @description Exactly this actor. */
                actor?: string;
                action?: components["schemas"]["AuditAction"];
                from?: string;
                /** @description Only entries before this time. */
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
                        items: components["schemas"]["AuditEntry"][];
                        /** @description Null: this is the last page. */
                        nextCursor: string | null;
                    };
                };
            };
            /** @description `malformed_body`: The body cannot be read. `malformed_request`: The request is not HTTP. `invalid_request`: The request breaks a rule. `notification_refused`: The notification is not a valid notification of the wallet. `https_required`: Credentials came over plain HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: The access token is missing or not valid. `sign_in_failed`: The e-mail address or the password is wrong. `two_factor_required`: A code is needed as well. `signed_out`: You are not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `password_wrong`: The password is wrong. `code_wrong`: The code is wrong. `confirmation_required`: This needs your password. `password_change_required`: The one-time password has to be changed first. `administrators_only`: Only an administrator may do this. `foreign_origin`: The request came from another site. `ip_not_allowed`: Calls from this address are not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listAuditActions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The actions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["AuditAction"][];
                    };
                };
            };
            /** @description `unauthorized`: The access token is missing or not valid. `sign_in_failed`: The e-mail address or the password is wrong. `two_factor_required`: A code is needed as well. `signed_out`: You are not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `password_wrong`: The password is wrong. `code_wrong`: The code is wrong. `confirmation_required`: This needs your password. `password_change_required`: The one-time password has to be changed first. `administrators_only`: Only an administrator may do this. `foreign_origin`: The request came from another site. `ip_not_allowed`: Calls from this address are not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    verifyAuditLog: {
        parameters: {
            query?: {
                /** @description An `auditHead` from the log of the service, which the chain has to contain. */
                head?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the check found */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditVerification"];
                };
            };
            /** @description `malformed_body`: The body cannot be read. `malformed_request`: The request is not HTTP. `invalid_request`: The request breaks a rule. `notification_refused`: The notification is not a valid notification of the wallet. `https_required`: Credentials came over plain HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: The access token is missing or not valid. `sign_in_failed`: The e-mail address or the password is wrong. `two_factor_required`: A code is needed as well. `signed_out`: You are not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `password_wrong`: The password is wrong. `code_wrong`: The code is wrong. `confirmation_required`: This needs your password. `password_change_required`: The one-time password has to be changed first. `administrators_only`: Only an administrator may do this. `foreign_origin`: The request came from another site. `ip_not_allowed`: Calls from this address are not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readTestClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The time */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestClock"];
                };
            };
            /** @description `unauthorized`: The access token is missing or not valid. `sign_in_failed`: The e-mail address or the password is wrong. `two_factor_required`: A code is needed as well. `signed_out`: You are not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `password_wrong`: The password is wrong. `code_wrong`: The code is wrong. `confirmation_required`: This needs your password. `password_change_required`: The one-time password has to be changed first. `administrators_only`: Only an administrator may do this. `foreign_origin`: The request came from another site. `ip_not_allowed`: Calls from this address are not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is nothing here. `invitation_invalid`: The invitation is not valid. `account_unknown`: There is no such account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    advanceTestClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    advanceSeconds: number;
                };
            };
        };
        responses: {
            /** @description The time */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestClock"];
                };
            };
            /** @description `malformed_body`: The body cannot be read. `malformed_request`: The request is not HTTP. `invalid_request`: The request breaks a rule. `notification_refused`: The notification is not a valid notification of the wallet. `https_required`: Credentials came over plain HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: The access token is missing or not valid. `sign_in_failed`: The e-mail address or the password is wrong. `two_factor_required`: A code is needed as well. `signed_out`: You are not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `password_wrong`: The password is wrong. `code_wrong`: The code is wrong. `confirmation_required`: This needs your password. `password_change_required`: The one-time password has to be changed first. `administrators_only`: Only an administrator may do this. `foreign_origin`: The request came from another site. `ip_not_allowed`: Calls from this address are not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is nothing here. `invitation_invalid`: The invitation is not valid. `account_unknown`: There is no such account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `conflict`: This is not possible in the current state. `last_administrator`: The last administrator must stay an administrator. `operator_exists`: An operator with this address exists already. `payment_not_approved`: The buyer has not approved the payment yet. `payment_cancelled`: The payment was cancelled. `payment_expired`: The payment has expired. `payment_not_authorized`: The payment is not waiting to be captured. `payment_in_progress`: The payment is being captured right now. `idempotency_in_progress`: The same request is still running. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readHome: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current state */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Home"];
                };
            };
            /** @description `unauthorized`: The access token is missing or not valid. `sign_in_failed`: The e-mail address or the password is wrong. `two_factor_required`: A code is needed as well. `signed_out`: You are not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `password_wrong`: The password is wrong. `code_wrong`: The code is wrong. `confirmation_required`: This needs your password. `password_change_required`: The one-time password has to be changed first. `administrators_only`: Only an administrator may do this. `foreign_origin`: The request came from another site. `ip_not_allowed`: Calls from this address are not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listAllPayments: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page. */
                after?: string;
                limit?: number;
                status?: components["schemas"]["PaymentStatus"];
                accountId?: string;
                reference?: string;
                /** @description Started then or later. */
                from?: string;
                /** @description Started before. */
                to?: string;
                currency?: string;
                /** @description Total amount, in the minor unit. */
                amountFrom?: number;
                /** @description Total amount, in the minor unit. */
                amountTo?: number;
                /** @description The wallet was asked, and has not told the outcome yet. */
                inDoubt?: boolean;
                /** @description The wallet contradicts us, and somebody has to decide. */
                contradicted?: boolean;
                /** @description A payment id, an order id of the wallet, or a reference, exactly as it is. */
                search?: string;
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
                        items: components["schemas"]["PaymentSummary"][];
                        /** @description Null: this is the last page. */
                        nextCursor: string | null;
                    };
                };
            };
            /** @description `malformed_body`: The body cannot be read. `malformed_request`: The request is not HTTP. `invalid_request`: The request breaks a rule. `notification_refused`: The notification is not a valid notification of the wallet. `https_required`: Credentials came over plain HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: The access token is missing or not valid. `sign_in_failed`: The e-mail address or the password is wrong. `two_factor_required`: A code is needed as well. `signed_out`: You are not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `password_wrong`: The password is wrong. `code_wrong`: The code is wrong. `confirmation_required`: This needs your password. `password_change_required`: The one-time password has to be changed first. `administrators_only`: Only an administrator may do this. `foreign_origin`: The request came from another site. `ip_not_allowed`: Calls from this address are not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_key_reused`: The idempotency key was used for another request. `search_too_wide`: The search covers too many rows. `balance_too_low`: The account has less than the transfer takes. `wallet_refused`: The wallet refused the order. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readPaymentDetails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment, what was ordered, and what happened to it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentDetails"];
                };
            };
            /** @description `unauthorized`: The access token is missing or not valid. `sign_in_failed`: The e-mail address or the password is wrong. `two_factor_required`: A code is needed as well. `signed_out`: You are not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `password_wrong`: The password is wrong. `code_wrong`: The code is wrong. `confirmation_required`: This needs your password. `password_change_required`: The one-time password has to be changed first. `administrators_only`: Only an administrator may do this. `foreign_origin`: The request came from another site. `ip_not_allowed`: Calls from this address are not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is nothing here. `invitation_invalid`: The invitation is not valid. `account_unknown`: There is no such account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    captureAsOperator: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Capture"];
            };
        };
        responses: {
            /** @description The payment, what was ordered, and what happened to it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentDetails"];
                };
            };
            /** @description The wallet has not told the outcome yet */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentDetails"];
                };
            };
            /** @description `malformed_body`: The body cannot be read. `malformed_request`: The request is not HTTP. `invalid_request`: The request breaks a rule. `notification_refused`: The notification is not a valid notification of the wallet. `https_required`: Credentials came over plain HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: The access token is missing or not valid. `sign_in_failed`: The e-mail address or the password is wrong. `two_factor_required`: A code is needed as well. `signed_out`: You are not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payment_declined`: The wallet declined the payment. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `password_wrong`: The password is wrong. `code_wrong`: The code is wrong. `confirmation_required`: This needs your password. `password_change_required`: The one-time password has to be changed first. `administrators_only`: Only an administrator may do this. `foreign_origin`: The request came from another site. `ip_not_allowed`: Calls from this address are not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is nothing here. `invitation_invalid`: The invitation is not valid. `account_unknown`: There is no such account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `conflict`: This is not possible in the current state. `last_administrator`: The last administrator must stay an administrator. `operator_exists`: An operator with this address exists already. `payment_not_approved`: The buyer has not approved the payment yet. `payment_cancelled`: The payment was cancelled. `payment_expired`: The payment has expired. `payment_not_authorized`: The payment is not waiting to be captured. `payment_in_progress`: The payment is being captured right now. `idempotency_in_progress`: The same request is still running. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    cancelAsOperator: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment, what was ordered, and what happened to it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentDetails"];
                };
            };
            /** @description The wallet has not told the outcome yet */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentDetails"];
                };
            };
            /** @description `malformed_body`: The body cannot be read. `malformed_request`: The request is not HTTP. `invalid_request`: The request breaks a rule. `notification_refused`: The notification is not a valid notification of the wallet. `https_required`: Credentials came over plain HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: The access token is missing or not valid. `sign_in_failed`: The e-mail address or the password is wrong. `two_factor_required`: A code is needed as well. `signed_out`: You are not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payment_declined`: The wallet declined the payment. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `password_wrong`: The password is wrong. `code_wrong`: The code is wrong. `confirmation_required`: This needs your password. `password_change_required`: The one-time password has to be changed first. `administrators_only`: Only an administrator may do this. `foreign_origin`: The request came from another site. `ip_not_allowed`: Calls from this address are not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is nothing here. `invitation_invalid`: The invitation is not valid. `account_unknown`: There is no such account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `conflict`: This is not possible in the current state. `last_administrator`: The last administrator must stay an administrator. `operator_exists`: An operator with this address exists already. `payment_not_approved`: The buyer has not approved the payment yet. `payment_cancelled`: The payment was cancelled. `payment_expired`: The payment has expired. `payment_not_authorized`: The payment is not waiting to be captured. `payment_in_progress`: The payment is being captured right now. `idempotency_in_progress`: The same request is still running. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    askWallet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment, what was ordered, and what happened to it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentDetails"];
                };
            };
            /** @description The wallet has not told the outcome yet */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentDetails"];
                };
            };
            /** @description `malformed_body`: The body cannot be read. `malformed_request`: The request is not HTTP. `invalid_request`: The request breaks a rule. `notification_refused`: The notification is not a valid notification of the wallet. `https_required`: Credentials came over plain HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: The access token is missing or not valid. `sign_in_failed`: The e-mail address or the password is wrong. `two_factor_required`: A code is needed as well. `signed_out`: You are not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `payment_declined`: The wallet declined the payment. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `password_wrong`: The password is wrong. `code_wrong`: The code is wrong. `confirmation_required`: This needs your password. `password_change_required`: The one-time password has to be changed first. `administrators_only`: Only an administrator may do this. `foreign_origin`: The request came from another site. `ip_not_allowed`: Calls from this address are not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is nothing here. `invitation_invalid`: The invitation is not valid. `account_unknown`: There is no such account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `conflict`: This is not possible in the current state. `last_administrator`: The last administrator must stay an administrator. `operator_exists`: An operator with this address exists already. `payment_not_approved`: The buyer has not approved the payment yet. `payment_cancelled`: The payment was cancelled. `payment_expired`: The payment has expired. `payment_not_authorized`: The payment is not waiting to be captured. `payment_in_progress`: The payment is being captured right now. `idempotency_in_progress`: The same request is still running. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readWalletStatement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Captures and authorisations at the wallet */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WalletStatement"];
                };
            };
            /** @description `unauthorized`: The access token is missing or not valid. `sign_in_failed`: The e-mail address or the password is wrong. `two_factor_required`: A code is needed as well. `signed_out`: You are not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `password_wrong`: The password is wrong. `code_wrong`: The code is wrong. `confirmation_required`: This needs your password. `password_change_required`: The one-time password has to be changed first. `administrators_only`: Only an administrator may do this. `foreign_origin`: The request came from another site. `ip_not_allowed`: Calls from this address are not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is nothing here. `invitation_invalid`: The invitation is not valid. `account_unknown`: There is no such account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `temporarily_unavailable`: The service cannot answer right now. `overloaded`: The service has too much to do right now. `wallet_unavailable`: The wallet cannot be reached. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    resolvePayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentResolution"];
            };
        };
        responses: {
            /** @description The payment, what was ordered, and what happened to it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentDetails"];
                };
            };
            /** @description `malformed_body`: The body cannot be read. `malformed_request`: The request is not HTTP. `invalid_request`: The request breaks a rule. `notification_refused`: The notification is not a valid notification of the wallet. `https_required`: Credentials came over plain HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: The access token is missing or not valid. `sign_in_failed`: The e-mail address or the password is wrong. `two_factor_required`: A code is needed as well. `signed_out`: You are not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `password_wrong`: The password is wrong. `code_wrong`: The code is wrong. `confirmation_required`: This needs your password. `password_change_required`: The one-time password has to be changed first. `administrators_only`: Only an administrator may do this. `foreign_origin`: The request came from another site. `ip_not_allowed`: Calls from this address are not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is nothing here. `invitation_invalid`: The invitation is not valid. `account_unknown`: There is no such account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `conflict`: This is not possible in the current state. `last_administrator`: The last administrator must stay an administrator. `operator_exists`: An operator with this address exists already. `payment_not_approved`: The buyer has not approved the payment yet. `payment_cancelled`: The payment was cancelled. `payment_expired`: The payment has expired. `payment_not_authorized`: The payment is not waiting to be captured. `payment_in_progress`: The payment is being captured right now. `idempotency_in_progress`: The same request is still running. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `temporarily_unavailable`: The service cannot answer right now. `overloaded`: The service has too much to do right now. `wallet_unavailable`: The wallet cannot be reached. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    exportPayments: {
        parameters: {
            query?: {
                status?: components["schemas"]["PaymentStatus"];
                accountId?: string;
                reference?: string;
                /** @description Started then or later. */
                from?: string;
                /** @description Started before. */
                to?: string;
                currency?: string;
                /** @description Total amount, in the minor unit. */
                amountFrom?: number;
                /** @description Total amount, in the minor unit. */
                amountTo?: number;
                /** @description The wallet was asked, and has not told the outcome yet. */
                inDoubt?: boolean;
                /** @description The wallet contradicts us, and somebody has to decide. */
                contradicted?: boolean;
                /** @description A payment id, an order id of the wallet, or a reference, exactly as it is. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    /** @description How many payments matched at the start. */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description `malformed_body`: The body cannot be read. `malformed_request`: The request is not HTTP. `invalid_request`: The request breaks a rule. `notification_refused`: The notification is not a valid notification of the wallet. `https_required`: Credentials came over plain HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: The access token is missing or not valid. `sign_in_failed`: The e-mail address or the password is wrong. `two_factor_required`: A code is needed as well. `signed_out`: You are not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `password_wrong`: The password is wrong. `code_wrong`: The code is wrong. `confirmation_required`: This needs your password. `password_change_required`: The one-time password has to be changed first. `administrators_only`: Only an administrator may do this. `foreign_origin`: The request came from another site. `ip_not_allowed`: Calls from this address are not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_key_reused`: The idempotency key was used for another request. `search_too_wide`: The search covers too many rows. `balance_too_low`: The account has less than the transfer takes. `wallet_refused`: The wallet refused the order. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listAccounts: {
        parameters: {
            query?: {
                after?: string;
                limit?: number;
                /** @description What the id begins with. */
                search?: string;
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
                        items: components["schemas"]["Account"][];
                        /** @description Null: this is the last page. */
                        nextCursor: string | null;
                    };
                };
            };
            /** @description `malformed_body`: The body cannot be read. `malformed_request`: The request is not HTTP. `invalid_request`: The request breaks a rule. `notification_refused`: The notification is not a valid notification of the wallet. `https_required`: Credentials came over plain HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: The access token is missing or not valid. `sign_in_failed`: The e-mail address or the password is wrong. `two_factor_required`: A code is needed as well. `signed_out`: You are not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `password_wrong`: The password is wrong. `code_wrong`: The code is wrong. `confirmation_required`: This needs your password. `password_change_required`: The one-time password has to be changed first. `administrators_only`: Only an administrator may do this. `foreign_origin`: The request came from another site. `ip_not_allowed`: Calls from this address are not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    openAccountAsOperator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                };
            };
        };
        responses: {
            /** @description It was open already */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            /** @description Opened */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            /** @description `malformed_body`: The body cannot be read. `malformed_request`: The request is not HTTP. `invalid_request`: The request breaks a rule. `notification_refused`: The notification is not a valid notification of the wallet. `https_required`: Credentials came over plain HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: The access token is missing or not valid. `sign_in_failed`: The e-mail address or the password is wrong. `two_factor_required`: A code is needed as well. `signed_out`: You are not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `password_wrong`: The password is wrong. `code_wrong`: The code is wrong. `confirmation_required`: This needs your password. `password_change_required`: The one-time password has to be changed first. `administrators_only`: Only an administrator may do this. `foreign_origin`: The request came from another site. `ip_not_allowed`: Calls from this address are not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readOperatorAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was earned, and what the wallet has captured and owes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorAccounts"];
                };
            };
            /** @description `unauthorized`: The access token is missing or not valid. `sign_in_failed`: The e-mail address or the password is wrong. `two_factor_required`: A code is needed as well. `signed_out`: You are not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `password_wrong`: The password is wrong. `code_wrong`: The code is wrong. `confirmation_required`: This needs your password. `password_change_required`: The one-time password has to be changed first. `administrators_only`: Only an administrator may do this. `foreign_origin`: The request came from another site. `ip_not_allowed`: Calls from this address are not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    "application/json": components["schemas"]["Account"];
                };
            };
            /** @description `unauthorized`: The access token is missing or not valid. `sign_in_failed`: The e-mail address or the password is wrong. `two_factor_required`: A code is needed as well. `signed_out`: You are not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `password_wrong`: The password is wrong. `code_wrong`: The code is wrong. `confirmation_required`: This needs your password. `password_change_required`: The one-time password has to be changed first. `administrators_only`: Only an administrator may do this. `foreign_origin`: The request came from another site. `ip_not_allowed`: Calls from this address are not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is nothing here. `invitation_invalid`: The invitation is not valid. `account_unknown`: There is no such account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listAccountPostings: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page. */
                after?: string;
                limit?: number;
            };
            header?: never;
            path: {
                id: string;
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
                        items: components["schemas"]["AccountPosting"][];
                        /** @description Null: this is the last page. */
                        nextCursor: string | null;
                    };
                };
            };
            /** @description `malformed_body`: The body cannot be read. `malformed_request`: The request is not HTTP. `invalid_request`: The request breaks a rule. `notification_refused`: The notification is not a valid notification of the wallet. `https_required`: Credentials came over plain HTTP. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unauthorized`: The access token is missing or not valid. `sign_in_failed`: The e-mail address or the password is wrong. `two_factor_required`: A code is needed as well. `signed_out`: You are not signed in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `password_wrong`: The password is wrong. `code_wrong`: The code is wrong. `confirmation_required`: This needs your password. `password_change_required`: The one-time password has to be changed first. `administrators_only`: Only an administrator may do this. `foreign_origin`: The request came from another site. `ip_not_allowed`: Calls from this address are not allowed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found`: There is nothing here. `invitation_invalid`: The invitation is not valid. `account_unknown`: There is no such account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
