// Written by `npm run openapi` from docs/openapi.json, and compared with it by a test. Do not edit.

export interface paths {
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
    "/disputes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Disputes of every payment, newest first */
        get: operations["listDisputes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reconciliations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Comparisons of what moved at the wallet with what is booked here, newest first */
        get: operations["listReconciliations"];
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
        AuditAction: "signed_in" | "sign_in_failed" | "signed_out" | "session_ended" | "other_sessions_ended" | "password_changed" | "password_confirmation_failed" | "password_reset" | "two_factor_begun" | "two_factor_turned_on" | "two_factor_removed" | "two_factor_reset" | "two_factor_code_failed" | "recovery_codes_replaced" | "recovery_code_used" | "operator_added" | "operator_disabled" | "operator_enabled" | "operator_role_changed" | "operator_invited" | "invitation_withdrawn" | "invitation_accepted" | "api_key_generated" | "api_key_revealed" | "api_key_revoked" | "allow_list_changed" | "account_opened" | "payment_capture_ordered" | "refund_ordered" | "payment_cancel_ordered" | "payment_adopted" | "payment_closed" | "transaction_adopted" | "wallet_asked" | "payments_exported" | "test_clock_advanced";
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
        Dispute: {
            /** @description The wallet's id of it. */
            id: string;
            /** @description The payment that it is about. */
            transactionId: string;
            /** @description open: the buyer waits for the seller's first answer. other: the wallet has a word that Florin does not know. */
            status: components["schemas"]["DisputeStatus"];
            stage: components["schemas"]["DisputeStage"];
            /** @description The wallet's own word. */
            reason: string;
            outcome: string | null;
            /** @description What is disputed, in the minor unit of the currency. */
            amount: number;
            currency: string;
            /** @description The seller has to answer, at the site of the wallet. */
            waitsForSeller: boolean;
            sellerDueAt: string | null;
            /** Format: date-time */
            openedAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        /** @enum {unknown} */
        DisputeStage: "inquiry" | "chargeback" | "pre_arbitration" | "arbitration" | "other";
        /** @enum {unknown} */
        DisputeStatus: "open" | "waiting_for_seller" | "waiting_for_buyer" | "under_review" | "resolved" | "other";
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
            /** @description Disputes that the seller has to answer at the wallet's site, and by when. */
            disputes: {
                count: number;
                nearestDueAt: string | null;
            };
            reconciliation: {
                /** Format: date-time */
                endedAt: string;
                differenceCount: number;
            } | null;
            /** @description The wallet, from the point of view of Florin */
            wallet: {
                /**
                 * @description Unknown: Florin has not called the wallet in the last 15 minutes.
                 * @enum {unknown}
                 */
                state: "well" | "failing" | "unknown";
                lastAnswerAt: string | null;
                /** @description In the last 15 minutes, the newest 10,000 at most. */
                recentCalls: number;
                /** @description There were more than 10,000. The other figures are about the newest 10,000. */
                hasMoreCalls: boolean;
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
        LinkedDispute: {
            /** @description The wallet's id of it. */
            id: string;
            /** @description The payment that it is about. */
            transactionId: string;
            /** @description open: the buyer waits for the seller's first answer. other: the wallet has a word that Florin does not know. */
            status: components["schemas"]["DisputeStatus"];
            stage: components["schemas"]["DisputeStage"];
            /** @description The wallet's own word. */
            reason: string;
            outcome: string | null;
            /** @description What is disputed, in the minor unit of the currency. */
            amount: number;
            currency: string;
            /** @description The seller has to answer, at the site of the wallet. */
            waitsForSeller: boolean;
            sellerDueAt: string | null;
            /** Format: date-time */
            openedAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** @description The page of the wallet's site on which the seller answers it. */
            walletUrl: string;
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
            /**
             * @description Stable; programs may rely on it.
             * @enum {unknown}
             */
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
        OperationKind: "capture" | "authorize" | "capture_authorization" | "release" | "refund" | "review";
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
        OrderedOperation: {
            /** Format: date-time */
            at: string;
            kind: components["schemas"]["OperationKind"];
            amount: number;
            /** @description platform: the key of the payment. buyer: came back from the wallet. wallet: a notification. service: Florin looked by itself. */
            orderedBy: components["schemas"]["Orderer"];
            operator: string | null;
            verdict: string | null;
        };
        /** @enum {unknown} */
        Orderer: "platform" | "operator" | "buyer" | "wallet" | "service";
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
        Payer: {
            name: string | null;
            email: string | null;
            accountId: string | null;
            instrument: string | null;
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
            /** @description What has gone back to the buyer. */
            refundedAmount: number;
            /** @description What can still be refunded: captured, less what has gone back or is on its way back. */
            refundableAmount: number;
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
            /** @description What has gone back to the buyer. */
            refundedAmount: number;
            /** @description What can still be refunded: captured, less what has gone back or is on its way back. */
            refundableAmount: number;
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
            payer: components["schemas"]["Payer"] | null;
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
            /** @description What was ordered at the wallet, and by whom: the newest hundred, the oldest of them first. */
            operations: components["schemas"]["OrderedOperation"][];
            postings: components["schemas"]["PaymentPosting"][];
            /** @description Its disputes, the oldest first. */
            disputes: components["schemas"]["LinkedDispute"][];
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
            /** @description What has gone back to the buyer. */
            refundedAmount: number;
            /** @description What can still be refunded: captured, less what has gone back or is on its way back. */
            refundableAmount: number;
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
            payer: components["schemas"]["Payer"] | null;
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
            /** @description What has gone back to the buyer. */
            refundedAmount: number;
            /** @description What can still be refunded: captured, less what has gone back or is on its way back. */
            refundableAmount: number;
            captureMode: string;
            declineIssue: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            expiresAt: string;
            /** @description Its refunds, the oldest first, whoever made them. */
            refunds: components["schemas"]["Refund"][];
            /** @description Its disputes, the oldest first. */
            disputes: components["schemas"]["Dispute"][];
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
            code: "malformed_body" | "malformed_request" | "expectation_failed" | "headers_too_large" | "request_timeout" | "invalid_request" | "notification_refused" | "https_required" | "unauthorized" | "sign_in_failed" | "two_factor_required" | "signed_out" | "password_wrong" | "code_wrong" | "confirmation_required" | "password_change_required" | "administrators_only" | "foreign_origin" | "ip_not_allowed" | "not_found" | "invitation_invalid" | "method_not_allowed" | "conflict" | "last_administrator" | "operator_exists" | "body_too_large" | "unsupported_media_type" | "rate_limited" | "internal_error" | "temporarily_unavailable" | "overloaded" | "payment_declined" | "account_unknown" | "payment_not_approved" | "payment_cancelled" | "payment_expired" | "payment_not_authorized" | "payment_in_progress" | "payment_not_captured" | "nothing_to_refund" | "refund_in_progress" | "payment_disputed" | "refund_too_large" | "refund_refused" | "idempotency_in_progress" | "idempotency_key_reused" | "search_too_wide" | "balance_too_low" | "wallet_refused" | "wallet_answer_unusable" | "wallet_unavailable";
            /** @description The same as in X-Request-Id. */
            requestId: string;
            /** @description Only of `payment_declined`: where to send the buyer now. */
            redirectionUrl?: string;
            /** @description Of `payment_declined`. True: the buyer may choose another instrument and approve again. False: the payment is over. Of `refund_refused`: whether another refund may succeed later. */
            retryable?: boolean;
            /** @description Only of `refund_refused`: the refund. */
            refundId?: string;
            /** @description Only of `refund_refused`: the wallet's name for why. */
            issue?: string;
            /** @description The faults of the request; 50 at most. */
            errors?: {
                /** @description Where: a JSON pointer (RFC 6901) into the body, such as `/items/0/quantity`. In the query, a header or the path, the place stands before it: `query/limit`, `header/idempotency-key`, `path/accountId`. */
                pointer: string;
                /** @description What is wrong there. */
                detail: string;
            }[];
        };
        Reconciliation: {
            id: string;
            /**
             * @description `service`: the daily one.
             * @enum {unknown}
             */
            orderedBy: "service" | "operator";
            /** Format: date-time */
            from: string;
            /** Format: date-time */
            to: string;
            /**
             * Format: date-time
             * @description The wallet's reports did not go further than this.
             */
            comparedUntil: string;
            /** Format: date-time */
            endedAt: string;
            /** @description How many transactions of the wallet were compared. */
            walletTransactions: number;
            /** @description How many entries of ours were compared. */
            ownEntries: number;
            /** @description Entries of ours that the wallet did not say anything about. */
            unchecked: number;
            /** @description All of them, also those that are not listed. */
            differenceCount: number;
            /** @description The first 100. */
            differences: components["schemas"]["ReconciliationDifference"][];
        };
        ReconciliationDifference: {
            /**
             * @description `missing_here`: at the wallet and not booked here. `missing_there`: the reverse.
             * @enum {unknown}
             */
            kind: "missing_here" | "missing_there" | "other_amount" | "other_state";
            /** @enum {unknown} */
            subject: "capture" | "refund";
            /** @description The id of the capture or refund at the wallet. */
            walletId: string;
            paymentId: string | null;
            wallet: {
                status: string | null;
                amount: number | null;
                currency: string | null;
                at: string | null;
            };
            here: {
                status: string | null;
                amount: number | null;
                currency: string | null;
            };
        };
        RecoveryCodes: {
            /** @description Ten. Each works for one sign-in. */
            recoveryCodes: string[];
        };
        Refund: {
            /** @description The id of the refund. */
            id: string;
            /** @description The payment that it belongs to. */
            transactionId: string;
            /** @description under_way: the wallet has not answered yet. pending: it has accepted the refund and decides later, perhaps in days. */
            status: components["schemas"]["RefundStatus"];
            /** @description What goes back to the buyer, in the minor unit of the currency. */
            amount: number;
            /** @description What the commission account gives of it. The account gives the rest. */
            commissionAmount: number;
            /** @description The currency of the payment. */
            currency: string;
            /** @description Who made it. wallet: somebody at the wallet's own site. reversal: the wallet took the money back. outside: it was made elsewhere and booked by hand. */
            origin: components["schemas"]["RefundOrigin"];
            comment: string | null;
            issue: string | null;
            /** @description After a failure: whether a new refund may succeed later. */
            retryable: boolean;
            /** Format: date-time */
            createdAt: string;
            endedAt: string | null;
        };
        RefundAnswer: {
            /** @description The id of the refund. */
            id: string;
            /** @description The payment that it belongs to. */
            transactionId: string;
            /** @description under_way: the wallet has not answered yet. pending: it has accepted the refund and decides later, perhaps in days. */
            status: components["schemas"]["RefundStatus"];
            /** @description What goes back to the buyer, in the minor unit of the currency. */
            amount: number;
            /** @description What the commission account gives of it. The account gives the rest. */
            commissionAmount: number;
            /** @description The currency of the payment. */
            currency: string;
            /** @description Who made it. wallet: somebody at the wallet's own site. reversal: the wallet took the money back. outside: it was made elsewhere and booked by hand. */
            origin: components["schemas"]["RefundOrigin"];
            comment: string | null;
            issue: string | null;
            /** @description After a failure: whether a new refund may succeed later. */
            retryable: boolean;
            /** Format: date-time */
            createdAt: string;
            endedAt: string | null;
            /** @description What is left of the payment after it. */
            refundableAmount: number;
        };
        RefundOrder: {
            /** @description Left out: all that is left. */
            amountToRefund?: number;
            /** @description Kept with the refund, for you. The buyer does not see it. */
            comment?: string;
            /** @description false: the account gives everything, and the commission is kept. Otherwise the commission account gives its part. */
            refundCommission?: boolean;
        };
        /** @enum {unknown} */
        RefundOrigin: "platform" | "operator" | "wallet" | "reversal" | "outside";
        /** @enum {unknown} */
        RefundStatus: "under_way" | "pending" | "completed" | "failed" | "cancelled";
        RefundWithTimeline: {
            /** @description The id of the refund. */
            id: string;
            /** @description The payment that it belongs to. */
            transactionId: string;
            /** @description under_way: the wallet has not answered yet. pending: it has accepted the refund and decides later, perhaps in days. */
            status: components["schemas"]["RefundStatus"];
            /** @description What goes back to the buyer, in the minor unit of the currency. */
            amount: number;
            /** @description What the commission account gives of it. The account gives the rest. */
            commissionAmount: number;
            /** @description The currency of the payment. */
            currency: string;
            /** @description Who made it. wallet: somebody at the wallet's own site. reversal: the wallet took the money back. outside: it was made elsewhere and booked by hand. */
            origin: components["schemas"]["RefundOrigin"];
            comment: string | null;
            issue: string | null;
            /** @description After a failure: whether a new refund may succeed later. */
            retryable: boolean;
            /** Format: date-time */
            createdAt: string;
            endedAt: string | null;
            /** @description The newest thousand entries, the oldest of them first. */
            timeline: components["schemas"]["TimelineStep"][];
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
    responses: {
        /** @description `malformed_request`: The request is not HTTP. `invalid_request`: The request breaks a rule. */
        "malformed_request.invalid_request": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `temporarily_unavailable`: The service cannot answer right now. */
        temporarily_unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `rate_limited`: Too many requests. */
        rate_limited: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `internal_error`: An error in the service. */
        internal_error: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `overloaded`: The service has too much to do right now. */
        overloaded: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `malformed_request`: The request is not HTTP. `invalid_request`: The request breaks a rule. `https_required`: Credentials came over plain HTTP. */
        "malformed_request.invalid_request.https_required": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `unauthorized`: The access token is missing or not valid. */
        unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `ip_not_allowed`: Calls from this address are not allowed. */
        ip_not_allowed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `overloaded`: The service has too much to do right now. `temporarily_unavailable`: The service cannot answer right now. */
        "overloaded.temporarily_unavailable": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `malformed_request`: The request is not HTTP. `invalid_request`: The request breaks a rule. `malformed_body`: The body cannot be read. `https_required`: Credentials came over plain HTTP. */
        "malformed_request.invalid_request.malformed_body.https_required": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `account_unknown`: There is no such account. */
        account_unknown: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `idempotency_in_progress`: The same request is still running. */
        idempotency_in_progress: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `body_too_large`: The body is too large. */
        body_too_large: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `unsupported_media_type`: The type of the body is not supported. */
        unsupported_media_type: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `idempotency_key_reused`: The idempotency key was used for another request. `wallet_refused`: The wallet refused the order. */
        "idempotency_key_reused.wallet_refused": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `wallet_answer_unusable`: The wallet's answer cannot be used. */
        wallet_answer_unusable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `overloaded`: The service has too much to do right now. `temporarily_unavailable`: The service cannot answer right now. `wallet_unavailable`: The wallet cannot be reached. */
        "overloaded.temporarily_unavailable.wallet_unavailable": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `payment_declined`: The wallet declined the payment. */
        payment_declined: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `not_found`: There is nothing here. */
        not_found: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `idempotency_in_progress`: The same request is still running. `payment_not_approved`: The buyer has not approved the payment yet. `payment_cancelled`: The payment was cancelled. `payment_expired`: The payment has expired. */
        "idempotency_in_progress.payment_not_approved.payment_cancelled.payment_expired": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `idempotency_key_reused`: The idempotency key was used for another request. */
        idempotency_key_reused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `idempotency_in_progress`: The same request is still running. `payment_not_authorized`: The payment is not waiting to be captured. */
        "idempotency_in_progress.payment_not_authorized": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `idempotency_in_progress`: The same request is still running. `payment_expired`: The payment has expired. `payment_in_progress`: The payment is being captured right now. `conflict`: This is not possible in the current state. */
        "idempotency_in_progress.payment_expired.payment_in_progress.conflict": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `idempotency_in_progress`: The same request is still running. `payment_not_captured`: Nothing was captured. `nothing_to_refund`: Nothing is left to refund. `refund_in_progress`: Something else is under way for the payment. `payment_disputed`: The buyer disputes the payment. */
        "idempotency_in_progress.payment_not_captured.nothing_to_refund.refund_in_progress.payment_disputed": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `idempotency_key_reused`: The idempotency key was used for another request. `refund_too_large`: The refund is larger than what is left. `refund_refused`: The wallet did not make the refund. */
        "idempotency_key_reused.refund_too_large.refund_refused": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `search_too_wide`: The search covers too many rows. */
        search_too_wide: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `not_found`: There is nothing here. `account_unknown`: There is no such account. */
        "not_found.account_unknown": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `idempotency_key_reused`: The idempotency key was used for another request. `balance_too_low`: The account has less than the transfer takes. */
        "idempotency_key_reused.balance_too_low": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `signed_out`: You are not signed in. */
        signed_out: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `foreign_origin`: The request came from another site. `password_change_required`: The one-time password has to be changed first. */
        "foreign_origin.password_change_required": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `malformed_request`: The request is not HTTP. `invalid_request`: The request breaks a rule. `malformed_body`: The body cannot be read. */
        "malformed_request.invalid_request.malformed_body": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `foreign_origin`: The request came from another site. `password_change_required`: The one-time password has to be changed first. `administrators_only`: Only an administrator may do this. */
        "foreign_origin.password_change_required.administrators_only": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `conflict`: This is not possible in the current state. */
        conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `foreign_origin`: The request came from another site. */
        foreign_origin: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `sign_in_failed`: The e-mail address or the password is wrong. `two_factor_required`: A code is needed as well. */
        "sign_in_failed.two_factor_required": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `foreign_origin`: The request came from another site. `password_wrong`: The password is wrong. */
        "foreign_origin.password_wrong": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `signed_out`: You are not signed in. `two_factor_required`: A code is needed as well. */
        "signed_out.two_factor_required": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `foreign_origin`: The request came from another site. `password_change_required`: The one-time password has to be changed first. `password_wrong`: The password is wrong. `code_wrong`: The code is wrong. */
        "foreign_origin.password_change_required.password_wrong.code_wrong": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `foreign_origin`: The request came from another site. `password_change_required`: The one-time password has to be changed first. `password_wrong`: The password is wrong. */
        "foreign_origin.password_change_required.password_wrong": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `foreign_origin`: The request came from another site. `password_change_required`: The one-time password has to be changed first. `code_wrong`: The code is wrong. */
        "foreign_origin.password_change_required.code_wrong": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `foreign_origin`: The request came from another site. `password_change_required`: The one-time password has to be changed first. `administrators_only`: Only an administrator may do this. `confirmation_required`: This needs your password. */
        "foreign_origin.password_change_required.administrators_only.confirmation_required": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `last_administrator`: The last administrator must stay an administrator. */
        last_administrator: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `operator_exists`: An operator with this address exists already. */
        operator_exists: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `invitation_invalid`: The invitation is not valid. */
        invitation_invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `foreign_origin`: The request came from another site. `password_change_required`: The one-time password has to be changed first. `administrators_only`: Only an administrator may do this. `confirmation_required`: This needs your password. `password_wrong`: The password is wrong. `code_wrong`: The code is wrong. */
        "foreign_origin.password_change_required.administrators_only.confirmation_required.password_wrong.code_wrong": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `payment_not_authorized`: The payment is not waiting to be captured. */
        payment_not_authorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `payment_expired`: The payment has expired. `payment_in_progress`: The payment is being captured right now. `conflict`: This is not possible in the current state. */
        "payment_expired.payment_in_progress.conflict": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
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
export type Dispute = components['schemas']['Dispute'];
export type DisputeStage = components['schemas']['DisputeStage'];
export type DisputeStatus = components['schemas']['DisputeStatus'];
export type Environment = components['schemas']['Environment'];
export type Home = components['schemas']['Home'];
export type Installation = components['schemas']['Installation'];
export type Invitation = components['schemas']['Invitation'];
export type IpAllowList = components['schemas']['IpAllowList'];
export type IpAllowListChange = components['schemas']['IpAllowListChange'];
export type IpRange = components['schemas']['IpRange'];
export type LinkedDispute = components['schemas']['LinkedDispute'];
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
export type OrderedOperation = components['schemas']['OrderedOperation'];
export type Orderer = components['schemas']['Orderer'];
export type OwnSession = components['schemas']['OwnSession'];
export type Payer = components['schemas']['Payer'];
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
export type Reconciliation = components['schemas']['Reconciliation'];
export type ReconciliationDifference = components['schemas']['ReconciliationDifference'];
export type RecoveryCodes = components['schemas']['RecoveryCodes'];
export type Refund = components['schemas']['Refund'];
export type RefundAnswer = components['schemas']['RefundAnswer'];
export type RefundOrder = components['schemas']['RefundOrder'];
export type RefundOrigin = components['schemas']['RefundOrigin'];
export type RefundStatus = components['schemas']['RefundStatus'];
export type RefundWithTimeline = components['schemas']['RefundWithTimeline'];
export type RevealedApiKey = components['schemas']['RevealedApiKey'];
export type Role = components['schemas']['Role'];
export type Session = components['schemas']['Session'];
export type SignedIn = components['schemas']['SignedIn'];
export type StatedPayment = components['schemas']['StatedPayment'];
export type TestClock = components['schemas']['TestClock'];
export type TimelineStep = components['schemas']['TimelineStep'];
export type TransferOrder = components['schemas']['TransferOrder'];
export type TwoFactorSecret = components['schemas']['TwoFactorSecret'];
export type WalletStatement = components['schemas']['WalletStatement'];
export type ResponseMalformedRequestInvalidRequest = components['responses']['malformed_request.invalid_request'];
export type ResponseTemporarilyUnavailable = components['responses']['temporarily_unavailable'];
export type ResponseRateLimited = components['responses']['rate_limited'];
export type ResponseInternalError = components['responses']['internal_error'];
export type ResponseOverloaded = components['responses']['overloaded'];
export type ResponseMalformedRequestInvalidRequestHttpsRequired = components['responses']['malformed_request.invalid_request.https_required'];
export type ResponseUnauthorized = components['responses']['unauthorized'];
export type ResponseIpNotAllowed = components['responses']['ip_not_allowed'];
export type ResponseOverloadedTemporarilyUnavailable = components['responses']['overloaded.temporarily_unavailable'];
export type ResponseMalformedRequestInvalidRequestMalformedBodyHttpsRequired = components['responses']['malformed_request.invalid_request.malformed_body.https_required'];
export type ResponseAccountUnknown = components['responses']['account_unknown'];
export type ResponseIdempotencyInProgress = components['responses']['idempotency_in_progress'];
export type ResponseBodyTooLarge = components['responses']['body_too_large'];
export type ResponseUnsupportedMediaType = components['responses']['unsupported_media_type'];
export type ResponseIdempotencyKeyReusedWalletRefused = components['responses']['idempotency_key_reused.wallet_refused'];
export type ResponseWalletAnswerUnusable = components['responses']['wallet_answer_unusable'];
export type ResponseOverloadedTemporarilyUnavailableWalletUnavailable = components['responses']['overloaded.temporarily_unavailable.wallet_unavailable'];
export type ResponsePaymentDeclined = components['responses']['payment_declined'];
export type ResponseNotFound = components['responses']['not_found'];
export type ResponseIdempotencyInProgressPaymentNotApprovedPaymentCancelledPaymentExpired = components['responses']['idempotency_in_progress.payment_not_approved.payment_cancelled.payment_expired'];
export type ResponseIdempotencyKeyReused = components['responses']['idempotency_key_reused'];
export type ResponseIdempotencyInProgressPaymentNotAuthorized = components['responses']['idempotency_in_progress.payment_not_authorized'];
export type ResponseIdempotencyInProgressPaymentExpiredPaymentInProgressConflict = components['responses']['idempotency_in_progress.payment_expired.payment_in_progress.conflict'];
export type ResponseIdempotencyInProgressPaymentNotCapturedNothingToRefundRefundInProgressPaymentDisputed = components['responses']['idempotency_in_progress.payment_not_captured.nothing_to_refund.refund_in_progress.payment_disputed'];
export type ResponseIdempotencyKeyReusedRefundTooLargeRefundRefused = components['responses']['idempotency_key_reused.refund_too_large.refund_refused'];
export type ResponseSearchTooWide = components['responses']['search_too_wide'];
export type ResponseNotFoundAccountUnknown = components['responses']['not_found.account_unknown'];
export type ResponseIdempotencyKeyReusedBalanceTooLow = components['responses']['idempotency_key_reused.balance_too_low'];
export type ResponseSignedOut = components['responses']['signed_out'];
export type ResponseForeignOriginPasswordChangeRequired = components['responses']['foreign_origin.password_change_required'];
export type ResponseMalformedRequestInvalidRequestMalformedBody = components['responses']['malformed_request.invalid_request.malformed_body'];
export type ResponseForeignOriginPasswordChangeRequiredAdministratorsOnly = components['responses']['foreign_origin.password_change_required.administrators_only'];
export type ResponseConflict = components['responses']['conflict'];
export type ResponseForeignOrigin = components['responses']['foreign_origin'];
export type ResponseSignInFailedTwoFactorRequired = components['responses']['sign_in_failed.two_factor_required'];
export type ResponseForeignOriginPasswordWrong = components['responses']['foreign_origin.password_wrong'];
export type ResponseSignedOutTwoFactorRequired = components['responses']['signed_out.two_factor_required'];
export type ResponseForeignOriginPasswordChangeRequiredPasswordWrongCodeWrong = components['responses']['foreign_origin.password_change_required.password_wrong.code_wrong'];
export type ResponseForeignOriginPasswordChangeRequiredPasswordWrong = components['responses']['foreign_origin.password_change_required.password_wrong'];
export type ResponseForeignOriginPasswordChangeRequiredCodeWrong = components['responses']['foreign_origin.password_change_required.code_wrong'];
export type ResponseForeignOriginPasswordChangeRequiredAdministratorsOnlyConfirmationRequired = components['responses']['foreign_origin.password_change_required.administrators_only.confirmation_required'];
export type ResponseLastAdministrator = components['responses']['last_administrator'];
export type ResponseOperatorExists = components['responses']['operator_exists'];
export type ResponseInvitationInvalid = components['responses']['invitation_invalid'];
export type ResponseForeignOriginPasswordChangeRequiredAdministratorsOnlyConfirmationRequiredPasswordWrongCodeWrong = components['responses']['foreign_origin.password_change_required.administrators_only.confirmation_required.password_wrong.code_wrong'];
export type ResponsePaymentNotAuthorized = components['responses']['payment_not_authorized'];
export type ResponsePaymentExpiredPaymentInProgressConflict = components['responses']['payment_expired.payment_in_progress.conflict'];
export type $defs = Record<string, never>;
export interface operations {
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
            400: components["responses"]["malformed_request.invalid_request"];
            401: components["responses"]["signed_out"];
            403: components["responses"]["foreign_origin.password_change_required"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable"];
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
            400: components["responses"]["malformed_request.invalid_request.malformed_body"];
            401: components["responses"]["signed_out"];
            403: components["responses"]["foreign_origin.password_change_required.administrators_only"];
            409: components["responses"]["conflict"];
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable"];
        };
    };
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
            400: components["responses"]["malformed_request.invalid_request.https_required"];
            403: components["responses"]["foreign_origin"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded"];
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
            400: components["responses"]["malformed_request.invalid_request.https_required"];
            401: components["responses"]["signed_out"];
            403: components["responses"]["foreign_origin"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable"];
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
            400: components["responses"]["malformed_request.invalid_request.malformed_body.https_required"];
            401: components["responses"]["sign_in_failed.two_factor_required"];
            403: components["responses"]["foreign_origin"];
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable"];
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
            400: components["responses"]["malformed_request.invalid_request.malformed_body.https_required"];
            401: components["responses"]["signed_out"];
            403: components["responses"]["foreign_origin"];
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable"];
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
            400: components["responses"]["malformed_request.invalid_request.malformed_body.https_required"];
            401: components["responses"]["signed_out"];
            403: components["responses"]["foreign_origin.password_wrong"];
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable"];
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
            400: components["responses"]["malformed_request.invalid_request.https_required"];
            401: components["responses"]["signed_out"];
            403: components["responses"]["foreign_origin.password_change_required"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable"];
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
            400: components["responses"]["malformed_request.invalid_request.malformed_body.https_required"];
            401: components["responses"]["signed_out"];
            403: components["responses"]["foreign_origin.password_change_required"];
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable"];
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
            400: components["responses"]["malformed_request.invalid_request.malformed_body.https_required"];
            401: components["responses"]["signed_out"];
            403: components["responses"]["foreign_origin.password_change_required"];
            404: components["responses"]["not_found"];
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable"];
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
            400: components["responses"]["malformed_request.invalid_request.malformed_body.https_required"];
            401: components["responses"]["signed_out.two_factor_required"];
            403: components["responses"]["foreign_origin.password_change_required.password_wrong.code_wrong"];
            409: components["responses"]["conflict"];
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable"];
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
            400: components["responses"]["malformed_request.invalid_request.malformed_body.https_required"];
            401: components["responses"]["signed_out"];
            403: components["responses"]["foreign_origin.password_change_required.password_wrong"];
            409: components["responses"]["conflict"];
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable"];
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
            400: components["responses"]["malformed_request.invalid_request.malformed_body.https_required"];
            401: components["responses"]["signed_out"];
            403: components["responses"]["foreign_origin.password_change_required.code_wrong"];
            409: components["responses"]["conflict"];
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable"];
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
            400: components["responses"]["malformed_request.invalid_request.malformed_body.https_required"];
            401: components["responses"]["signed_out"];
            403: components["responses"]["foreign_origin.password_change_required.password_wrong.code_wrong"];
            409: components["responses"]["conflict"];
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable"];
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
            400: components["responses"]["malformed_request.invalid_request.malformed_body.https_required"];
            401: components["responses"]["signed_out"];
            403: components["responses"]["foreign_origin.password_change_required.password_wrong.code_wrong"];
            409: components["responses"]["conflict"];
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable"];
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
            400: components["responses"]["malformed_request.invalid_request.https_required"];
            401: components["responses"]["signed_out"];
            403: components["responses"]["foreign_origin.password_change_required.administrators_only"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable"];
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
            400: components["responses"]["malformed_request.invalid_request.malformed_body.https_required"];
            401: components["responses"]["signed_out"];
            403: components["responses"]["foreign_origin.password_change_required.administrators_only.confirmation_required"];
            404: components["responses"]["not_found"];
            409: components["responses"]["last_administrator"];
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable"];
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
            400: components["responses"]["malformed_request.invalid_request.malformed_body.https_required"];
            401: components["responses"]["signed_out"];
            403: components["responses"]["foreign_origin.password_change_required.administrators_only"];
            404: components["responses"]["not_found"];
            409: components["responses"]["last_administrator"];
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable"];
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
            400: components["responses"]["malformed_request.invalid_request.malformed_body.https_required"];
            401: components["responses"]["signed_out"];
            403: components["responses"]["foreign_origin.password_change_required.administrators_only.confirmation_required"];
            404: components["responses"]["not_found"];
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable"];
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
            400: components["responses"]["malformed_request.invalid_request.malformed_body.https_required"];
            401: components["responses"]["signed_out"];
            403: components["responses"]["foreign_origin.password_change_required.administrators_only.confirmation_required"];
            404: components["responses"]["not_found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable"];
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
            400: components["responses"]["malformed_request.invalid_request.https_required"];
            401: components["responses"]["signed_out"];
            403: components["responses"]["foreign_origin.password_change_required.administrators_only"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable"];
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
            400: components["responses"]["malformed_request.invalid_request.malformed_body.https_required"];
            401: components["responses"]["signed_out"];
            403: components["responses"]["foreign_origin.password_change_required.administrators_only.confirmation_required"];
            409: components["responses"]["operator_exists"];
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable"];
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
            400: components["responses"]["malformed_request.invalid_request.malformed_body.https_required"];
            401: components["responses"]["signed_out"];
            403: components["responses"]["foreign_origin.password_change_required.administrators_only"];
            404: components["responses"]["not_found"];
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable"];
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
            400: components["responses"]["malformed_request.invalid_request.malformed_body.https_required"];
            403: components["responses"]["foreign_origin"];
            404: components["responses"]["invitation_invalid"];
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable"];
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
            400: components["responses"]["malformed_request.invalid_request.malformed_body.https_required"];
            403: components["responses"]["foreign_origin"];
            404: components["responses"]["invitation_invalid"];
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable"];
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
            400: components["responses"]["malformed_request.invalid_request.https_required"];
            401: components["responses"]["signed_out"];
            403: components["responses"]["foreign_origin.password_change_required.administrators_only"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable"];
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
            400: components["responses"]["malformed_request.invalid_request.malformed_body.https_required"];
            401: components["responses"]["signed_out.two_factor_required"];
            403: components["responses"]["foreign_origin.password_change_required.administrators_only.confirmation_required.password_wrong.code_wrong"];
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable"];
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
            400: components["responses"]["malformed_request.invalid_request.malformed_body.https_required"];
            401: components["responses"]["signed_out.two_factor_required"];
            403: components["responses"]["foreign_origin.password_change_required.administrators_only.confirmation_required.password_wrong.code_wrong"];
            404: components["responses"]["not_found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable"];
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
            400: components["responses"]["malformed_request.invalid_request.malformed_body.https_required"];
            401: components["responses"]["signed_out"];
            403: components["responses"]["foreign_origin.password_change_required.administrators_only"];
            404: components["responses"]["not_found"];
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable"];
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
            400: components["responses"]["malformed_request.invalid_request.https_required"];
            401: components["responses"]["signed_out"];
            403: components["responses"]["foreign_origin.password_change_required.administrators_only"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable"];
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
            400: components["responses"]["malformed_request.invalid_request.malformed_body.https_required"];
            401: components["responses"]["signed_out"];
            403: components["responses"]["foreign_origin.password_change_required.administrators_only.confirmation_required"];
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable"];
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
            400: components["responses"]["malformed_request.invalid_request.https_required"];
            401: components["responses"]["signed_out"];
            403: components["responses"]["foreign_origin.password_change_required.administrators_only"];
            404: components["responses"]["not_found"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable"];
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
            400: components["responses"]["malformed_request.invalid_request.malformed_body.https_required"];
            401: components["responses"]["signed_out"];
            403: components["responses"]["foreign_origin.password_change_required.administrators_only.confirmation_required"];
            404: components["responses"]["not_found"];
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable"];
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
            400: components["responses"]["malformed_request.invalid_request.https_required"];
            401: components["responses"]["signed_out"];
            403: components["responses"]["foreign_origin.password_change_required.administrators_only"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable"];
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
            400: components["responses"]["malformed_request.invalid_request.https_required"];
            401: components["responses"]["signed_out"];
            403: components["responses"]["foreign_origin.password_change_required.administrators_only"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable"];
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
            400: components["responses"]["malformed_request.invalid_request.malformed_body.https_required"];
            401: components["responses"]["signed_out"];
            403: components["responses"]["foreign_origin.password_change_required.administrators_only"];
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable"];
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
            400: components["responses"]["malformed_request.invalid_request.https_required"];
            401: components["responses"]["signed_out"];
            403: components["responses"]["foreign_origin.password_change_required"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable"];
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
                /** @description The beginning of a payment id, of an order id of the wallet, of a reference, of an account id, or of the name or e-mail address of who has paid; or an amount, such as 10.50 or 10.50 EUR. */
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
            400: components["responses"]["malformed_request.invalid_request.https_required"];
            401: components["responses"]["signed_out"];
            403: components["responses"]["foreign_origin.password_change_required"];
            422: components["responses"]["search_too_wide"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable"];
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
            400: components["responses"]["malformed_request.invalid_request.https_required"];
            401: components["responses"]["signed_out"];
            403: components["responses"]["foreign_origin.password_change_required"];
            404: components["responses"]["not_found"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable"];
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
            400: components["responses"]["malformed_request.invalid_request.malformed_body.https_required"];
            401: components["responses"]["signed_out"];
            402: components["responses"]["payment_declined"];
            403: components["responses"]["foreign_origin.password_change_required.administrators_only"];
            404: components["responses"]["not_found"];
            409: components["responses"]["payment_not_authorized"];
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable.wallet_unavailable"];
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
            400: components["responses"]["malformed_request.invalid_request.malformed_body.https_required"];
            401: components["responses"]["signed_out"];
            403: components["responses"]["foreign_origin.password_change_required.administrators_only"];
            404: components["responses"]["not_found"];
            409: components["responses"]["payment_expired.payment_in_progress.conflict"];
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable.wallet_unavailable"];
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
            400: components["responses"]["malformed_request.invalid_request.malformed_body.https_required"];
            401: components["responses"]["signed_out"];
            403: components["responses"]["foreign_origin.password_change_required.administrators_only"];
            404: components["responses"]["not_found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable.wallet_unavailable"];
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
            400: components["responses"]["malformed_request.invalid_request.https_required"];
            401: components["responses"]["signed_out"];
            403: components["responses"]["foreign_origin.password_change_required"];
            404: components["responses"]["not_found"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable.wallet_unavailable"];
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
            400: components["responses"]["malformed_request.invalid_request.malformed_body.https_required"];
            401: components["responses"]["signed_out.two_factor_required"];
            403: components["responses"]["foreign_origin.password_change_required.administrators_only.confirmation_required.password_wrong.code_wrong"];
            404: components["responses"]["not_found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable.wallet_unavailable"];
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
                /** @description The beginning of a payment id, of an order id of the wallet, of a reference, of an account id, or of the name or e-mail address of who has paid; or an amount, such as 10.50 or 10.50 EUR. */
                search?: string;
                /** @description In which times are written, such as Europe/Paris. Left out: in UTC. */
                timeZone?: string;
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
            400: components["responses"]["malformed_request.invalid_request.https_required"];
            401: components["responses"]["signed_out"];
            403: components["responses"]["foreign_origin.password_change_required"];
            422: components["responses"]["search_too_wide"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable"];
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
            400: components["responses"]["malformed_request.invalid_request.https_required"];
            401: components["responses"]["signed_out"];
            403: components["responses"]["foreign_origin.password_change_required"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable"];
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
            400: components["responses"]["malformed_request.invalid_request.malformed_body.https_required"];
            401: components["responses"]["signed_out"];
            403: components["responses"]["foreign_origin.password_change_required.administrators_only"];
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable"];
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
            400: components["responses"]["malformed_request.invalid_request.https_required"];
            401: components["responses"]["signed_out"];
            403: components["responses"]["foreign_origin.password_change_required"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable"];
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
            400: components["responses"]["malformed_request.invalid_request.https_required"];
            401: components["responses"]["signed_out"];
            403: components["responses"]["foreign_origin.password_change_required"];
            404: components["responses"]["not_found.account_unknown"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable"];
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
            400: components["responses"]["malformed_request.invalid_request.https_required"];
            401: components["responses"]["signed_out"];
            403: components["responses"]["foreign_origin.password_change_required"];
            404: components["responses"]["not_found.account_unknown"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable"];
        };
    };
    listDisputes: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page. */
                after?: string;
                limit?: number;
                /** @description true: only those that are not resolved. */
                open?: boolean;
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
                        items: components["schemas"]["LinkedDispute"][];
                        /** @description Null: this is the last page. */
                        nextCursor: string | null;
                    };
                };
            };
            400: components["responses"]["malformed_request.invalid_request.https_required"];
            401: components["responses"]["signed_out"];
            403: components["responses"]["foreign_origin.password_change_required"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable"];
        };
    };
    listReconciliations: {
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
                        items: components["schemas"]["Reconciliation"][];
                        /** @description Null: this is the last page. */
                        nextCursor: string | null;
                    };
                };
            };
            400: components["responses"]["malformed_request.invalid_request.https_required"];
            401: components["responses"]["signed_out"];
            403: components["responses"]["foreign_origin.password_change_required"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable"];
        };
    };
}
