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
        /**
         * Change your own password; ends your other sessions
         * @description Where two-factor sign-in is on, send a code as well. The next sign-in says that the password was changed.
         */
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
    "/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which role may do what, in this environment */
        get: operations["listRoles"];
        put?: never;
        post?: never;
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
         * Give an operator another role
         * @description Needs a confirmed session. Ends their sessions. When they are no administrator any more, the invitations that they gave end as well. The last administrator who is not disabled keeps the role.
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
    "/access-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What gives or widens access and waits for a second administrator, newest first
         * @description Only with `ACCESS_APPROVAL=other`. Otherwise the list is empty.
         */
        get: operations["listAccessRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/access-requests/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let another operator do this, once, within a day
         * @description Needs a confirmed session. Nobody can approve what they asked for themselves.
         */
        post: operations["approveAccessRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/access-requests/{id}/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Refuse a request or take back an approval; who asked can withdraw it */
        post: operations["refuseAccessRequest"];
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
         * @description Needs a confirmed session. The link works once, for 7 days, and only while the operator who invited is an administrator. A new invitation to the same address replaces the old one. Where `SMTP_URL` is set, Florin mails the link, in the language of `Accept-Language`; otherwise send it yourself.
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
    "/platforms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The platforms, the oldest first */
        get: operations["listPlatforms"];
        put?: never;
        /** Add a platform, with the password or in a confirmed session */
        post: operations["addPlatform"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/platforms/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Give a platform another name */
        patch: operations["renamePlatform"];
        trace?: never;
    };
    "/api-keys/{id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replace an API key: a new one with the same rights, and the old one works beside it for a while */
        post: operations["rotateApiKey"];
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
    "/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Refunds, disputes, transfers, payouts and their runs, calls of the wallet, transactions that a comparison with it has listed, events, deliveries, endpoints and API keys by any of their ids
         * @description Three of each kind at most. Endpoints are also found by a part of their address, transfers by their reference, API keys by a part of their name. Calls are found by their debug id among the newest 50,000, and API keys only by those whose role lets them see API keys. Payments and accounts have lists that can be searched.
         */
        get: operations["search"];
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
        /** Payments of every platform, newest first */
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
        /** Capture an authorised payment, all or part of it, at once or in parts */
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
         * End a mismatch between the wallet and Florin
         * @description adopt: the capture that the wallet has counts, with its postings. correct: refunds whose booking doesn't match the wallet are booked anew, after an entry that reverses the wrong one. return: a capture that is not booked is refunded at the wallet; until the wallet has answered, the payment stays quarantined, and a refusal is a conflict. close: the payment is not paid, or what the wallet reported is dealt with. The wallet is asked again first.
         */
        post: operations["resolvePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/{id}/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refund all or part of a captured payment
         * @description A refund that the wallet has refused is an answer, too: its `status` says so. The session has to be confirmed.
         */
        post: operations["refundAsOperator"];
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
        /** Refunds of every payment, newest first */
        get: operations["listAllRefunds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/refunds/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One refund with its timeline */
        get: operations["readRefundDetails"];
        put?: never;
        post?: never;
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
    "/journal.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The journal of a month in double entry, as a file for the operator's bookkeeping
         * @description Every movement of money in the ledger in one currency, each with its debit and its credit account, so that both sides add up to the same. The account numbers are those of the setting `JOURNAL_ACCOUNTS`. `datev` is the DATEV format (EXTF, Windows-1252), at most 99,999 lines; `quickbooks`, `xero` and `odoo` are what these import; `csv` has everything that is known of a line.
         */
        get: operations["exportJournal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A month of the whole ledger, a line for each account, as a file for spreadsheets
         * @description The operator's own accounts and those of all platforms, in every currency: what each had before the month, what moved it, and what it had after. All of it is read from one state of the database. The month has been over for a minute. Amounts are decimals with the signs of the ledger, so each column adds up to zero in each currency. At most 100,000 accounts.
         */
        get: operations["exportReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A month of the whole ledger on a few pages, for people
         * @description The operator's own accounts and those of all platforms, in every currency: what each had before the month, what moved it, and what it had after. All of it is read from one state of the database. The month has been over for a minute. In English, with at most 1,000 accounts.
         */
        get: operations["exportReportPdf"];
        put?: never;
        post?: never;
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
        /** Payouts of every platform, newest first */
        get: operations["listAllPayouts"];
        put?: never;
        /**
         * Pay an account out to its bank account
         * @description The account has to be open, with a name and a bank account of at least a day. The session has to be confirmed.
         */
        post: operations["payOutAsOperator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payout-runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Runs of payouts, newest first */
        get: operations["listPayoutRuns"];
        put?: never;
        /**
         * Collect the payouts that are due
         * @description The oldest first, at most 1,000. The session has to be confirmed.
         */
        post: operations["makePayoutRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payout-runs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One run of payouts */
        get: operations["readPayoutRun"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payout-runs/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a run, and make its file
         * @description Who made a run can approve it only with `PAYOUT_APPROVAL=same`. The session has to be confirmed.
         */
        post: operations["approvePayoutRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payout-runs/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a run before its approval, and free its payouts
         * @description The session has to be confirmed.
         */
        post: operations["cancelPayoutRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank-statements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take in what the operator's bank has done
         * @description A statement of the account of `PAYOUT_IBAN`, camt.053. Marks payouts as paid or returned, by `EndToEndId` and amount. Taken in again, it changes nothing. The session has to be confirmed.
         */
        post: operations["takeInBankStatement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payout-runs/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The file of an approved run, for the bank
         * @description SEPA credit transfers, pain.001.001.09. The same bytes each time. The session has to be confirmed.
         */
        get: operations["downloadPayoutRun"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payouts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One payout of any platform */
        get: operations["readPayoutAsOperator"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payouts/{id}/cancel": {
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
         * @description Until the run that it is in is approved. The session has to be confirmed.
         */
        post: operations["cancelPayoutAsOperator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payouts/{id}/settle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say what the bank has done with a payout, where no statement does
         * @description For a payout in an approved file, or one that the bank has sent. `returned` gives its whole amount back to the account. The session has to be confirmed.
         */
        post: operations["settlePayout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{id}/payout-balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What an account can be paid out, and what is on its way */
        get: operations["readPayoutBalance"];
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
        get: operations["listAllAccounts"];
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
        /**
         * Change an account: who it belongs to, its bank account, its status, its reserve, its payouts
         * @description The session has to be confirmed.
         */
        patch: operations["changeAccountAsOperator"];
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
    "/accounts/{id}/statement.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An account's statement as a file for spreadsheets, oldest first
         * @description UTF-8 with a byte order mark, RFC 4180, every cell quoted. Amounts are decimals of the currency. What a spreadsheet would take for a formula begins with an apostrophe.
         */
        get: operations["exportAccountPostings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{id}/statement.ofx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An account's statement of a month as a bank writes it: OFX 2.2
         * @description As OFX 2.2: one currency and a period that is over, with its opening and its closing balance. Entries and the statement have the same ids whenever you ask for them, so a program sees what it has imported already.
         */
        get: operations["exportAccountPostingsOfx"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{id}/statement.xml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An account's statement of a month as a bank writes it: camt.053.001.08 (ISO 20022)
         * @description As camt.053.001.08 (ISO 20022): one currency and a period that is over, with its opening and its closing balance. Entries and the statement have the same ids whenever you ask for them, so a program sees what it has imported already.
         */
        get: operations["exportAccountPostingsCamt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{id}/statement.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An account's statement of a month on one page, for people
         * @description One currency and a period that is over: the balance before, how many captures, refunds, transfers and payouts there were and what they add up to, and the balance after. In English. Characters of other scripts than Latin, Greek and Cyrillic are question marks.
         */
        get: operations["exportAccountPostingsPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{id}/balance-days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What an account had at the end of each of the last 30 days */
        get: operations["readBalanceDays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transfers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Transfers between accounts of every platform and operator, newest first */
        get: operations["listAllTransfers"];
        put?: never;
        /**
         * Move money from one account to another
         * @description Both accounts have to be open, and the session has to be confirmed.
         */
        post: operations["transferAsOperator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transfers/{id}/reversal": {
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
         * @description The session has to be confirmed.
         */
        post: operations["reverseAsOperator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/commission/transfers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move commission that was earned with a platform to one of its accounts
         * @description The account has to be open, and the session has to be confirmed.
         */
        post: operations["transferCommission"];
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
        get: operations["listAllDisputes"];
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
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Events of every platform, newest first */
        get: operations["listAllEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One event, as receivers get it */
        get: operations["readEventDetails"];
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
        /** The webhook endpoints of every platform, newest first */
        get: operations["listAllWebhookEndpoints"];
        put?: never;
        /** Send the events of one platform, or of all, to a URL */
        post: operations["addWebhookEndpointAsOperator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-endpoints/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One webhook endpoint */
        get: operations["readWebhookEndpointDetails"];
        put?: never;
        post?: never;
        /** Remove a webhook endpoint */
        delete: operations["removeWebhookEndpointAsOperator"];
        options?: never;
        head?: never;
        /** Change where a webhook endpoint is, what it receives, or its description */
        patch: operations["changeWebhookEndpointAsOperator"];
        trace?: never;
    };
    "/webhook-endpoints/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was sent to a webhook endpoint in the last 30 days, newest first */
        get: operations["listAllWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/event-deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which endpoints the events of a transaction, or one event, were sent to in the last 30 days */
        get: operations["listEventDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-endpoints/{id}/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send events to a webhook endpoint again; what waited goes at once */
        post: operations["enableWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-endpoints/{id}/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send nothing more to a webhook endpoint */
        post: operations["disableWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-endpoints/{id}/reveal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Show the secret of a webhook endpoint, with the password again or in a confirmed session */
        post: operations["revealWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-endpoints/{id}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a webhook endpoint a new secret; both sign for a while */
        post: operations["rotateWebhookSecretAsOperator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-endpoints/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a test event now, and see the answer */
        post: operations["testWebhookEndpointAsOperator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-endpoints/{id}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send one event again now, and see the answer */
        post: operations["sendEventAsOperator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-endpoints/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send chosen events again, as the endpoint takes them
         * @description Of one payment, what happened between two chosen events is sent as well: a receiver gets them in their order.
         */
        post: operations["resendEventsAsOperator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-endpoints/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send events again from a time or behind an event, in their order */
        post: operations["replayEventsAsOperator"];
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
        AccessRequest: {
            /**
             * @description To approve or refuse it.
             * @example 5f0c6a52-6d0c-4c5e-9a53-3d5a4d1c8a11
             */
            id: string;
            /**
             * @description What is asked for, as the audit log names it.
             * @example operator_invited
             */
            action: string;
            /**
             * @description What or whom it is done to.
             * @example bob@example.com
             */
            subject: string;
            /**
             * @description More about it, as in the audit log.
             * @example {
             *       "role": "administrator"
             *     }
             */
            details: {
                [key: string]: unknown;
            };
            /**
             * @description Who asks.
             * @example ada@example.com
             */
            requestedBy: string;
            /**
             * Format: date-time
             * @description When they asked.
             * @example 2026-11-15T12:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When they asked or, once it is approved, when that was.
             * @example 2026-11-15T12:00:00.000Z
             */
            updatedAt: string;
            /**
             * @description Who has approved it. Null: nobody yet.
             * @example null
             */
            approvedBy: string | null;
            /**
             * Format: date-time
             * @description Until when it can be approved or, once it is, done.
             * @example 2026-11-15T12:00:00.000Z
             */
            expiresAt: string;
            /** @description The operator who asks is the one of this request. */
            isYours: boolean;
        };
        AccessToken: {
            /** @description How the token is sent: `Authorization: Bearer`. */
            token_Type: components["schemas"]["TokenType"];
            /** @description The same value under the standard name. */
            token_type: components["schemas"]["TokenType"];
            /**
             * @description Send it with every other call. The same until it expires.
             * @example florin_sandbox_token_AAAAAAAAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
             */
            access_token: string;
            /**
             * @description Remaining lifetime in seconds.
             * @example 7776000
             */
            expires_in: number;
        };
        Account: {
            /**
             * @description The platform whose account it is.
             * @example 1
             */
            platformId: number;
            /**
             * @description The id that the platform or an operator gave it.
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
            /** @description One for each currency that was ever posted or is expected. */
            balances: components["schemas"]["BalanceOfAccount"][];
        };
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
        AccountPosting: {
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
             * @description The payment that it was posted for. Null for a transfer.
             * @example pay_mi0c3k2x5f0c6a526d0c4c5e9a533d5a4d1c8a11
             */
            paymentId: string | null;
            /**
             * @description The platform's reference of the payment.
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
             * @description ISO 4217.
             * @example EUR
             */
            currency: string;
            /**
             * Format: int64
             * @description In the minor unit of the currency. Positive: the account has more.
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
        ApiKey: {
            /**
             * @description The first half of the key, which is no secret.
             * @example florin_sandbox_AAAAAAAAAAAAAAAAAAAAAA
             */
            id: string;
            /**
             * @description The platform whose key it is.
             * @example 1
             */
            platformId: number;
            /**
             * @description What the key is for.
             * @example my shop
             */
            label: string;
            /**
             * @description What it may do: `everything`, only `read`, `payments` without refunds and transfers, or `accounting`: read and transfer.
             * @example everything
             * @enum {unknown}
             */
            rights: "everything" | "read" | "payments" | "accounting";
            /**
             * @description Whether it may book refunds that were made outside.
             * @example false
             */
            mayBookRefunds: boolean;
            /**
             * Format: date-time
             * @description When it was generated.
             * @example 2026-11-15T12:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last replaced or revoked. Uses do not count.
             * @example 2026-11-15T12:00:00.000Z
             */
            updatedAt: string;
            /**
             * @description The administrator who generated it.
             * @example ada@example.com
             */
            createdBy: string;
            /**
             * @description When it was revoked. Null: it is in force.
             * @example null
             */
            revokedAt: string | null;
            /**
             * @description It was replaced, and works until then. Null: it was not.
             * @example null
             */
            retiresAt: string | null;
            /**
             * @description The key that took its place.
             * @example null
             */
            replacedBy: string | null;
            /**
             * @description The key whose place it took.
             * @example null
             */
            replaces: string | null;
            /**
             * @description When it or its token was last used, to the minute. Null: never.
             * @example 2026-11-15T12:00:00.000Z
             */
            lastUsedAt: string | null;
            /**
             * @description The address of that call. Null: never used.
             * @example 192.0.2.7
             */
            lastUsedFrom: string | null;
        };
        /** @enum {unknown} */
        AuditAction: "signed_in" | "sign_in_failed" | "signed_out" | "session_ended" | "other_sessions_ended" | "password_changed" | "password_confirmation_failed" | "password_reset" | "two_factor_begun" | "two_factor_turned_on" | "two_factor_removed" | "two_factor_reset" | "two_factor_code_failed" | "recovery_codes_replaced" | "recovery_code_used" | "operator_added" | "operator_disabled" | "operator_enabled" | "operator_role_changed" | "operator_invited" | "invitation_withdrawn" | "invitation_accepted" | "access_requested" | "access_approved" | "access_refused" | "api_key_generated" | "api_key_revealed" | "api_key_rotated" | "api_key_revoked" | "platform_added" | "platform_renamed" | "allow_list_changed" | "webhook_endpoint_added" | "webhook_endpoint_changed" | "webhook_endpoint_removed" | "webhook_secret_revealed" | "webhook_secret_rotated" | "webhook_test_sent" | "event_sent_again" | "events_replayed" | "account_opened" | "account_changed" | "account_bank_changed" | "account_status_changed" | "transfer_made" | "transfer_reversed" | "payout_requested" | "payout_scheduled" | "payout_cancelled" | "payout_settled" | "payout_run_made" | "payout_run_approved" | "payout_run_cancelled" | "payout_file_downloaded" | "bank_statement_taken_in" | "payment_capture_requested" | "refund_requested" | "payment_cancel_requested" | "payment_adopted" | "payment_corrected" | "payment_return_requested" | "payment_closed" | "transaction_adopted" | "wallet_asked" | "payments_exported" | "test_clock_advanced" | "installation_set_up" | "buyer_data_erased";
        AuditEntry: {
            /**
             * @description Its number, without gaps.
             * @example 17
             */
            sequence: number;
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-11-15T12:00:00.000Z
             */
            createdAt: string;
            /**
             * @description Who did it: an e-mail address, or `command line`.
             * @example ada@example.com
             */
            actor: string;
            /**
             * @description The address that the request came from.
             * @example 192.0.2.7
             */
            address: string;
            /**
             * @description One of the known actions, unless the row was altered.
             * @example api_key_generated
             */
            action: string;
            /**
             * @description What or whom it was done to.
             * @example florin_sandbox_AAAAAAAAAAAAAAAAAAAAAA
             */
            subject: string;
            /**
             * @description More about it, by action.
             * @example {
             *       "label": "my shop"
             *     }
             */
            details: {
                [key: string]: unknown;
            };
            /**
             * @description HMAC-SHA-256 of the hash before it and this entry, under a secret of the service.
             * @example a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1
             */
            hash: string;
        };
        AuditVerification: {
            /**
             * @description Whether every entry fits the one before it.
             * @example true
             */
            intact: boolean;
            /**
             * @description How many were checked.
             * @example 17
             */
            entries?: number;
            /**
             * @description The first entry that does not fit.
             * @example 12
             */
            brokenAt?: number;
            /**
             * @description `altered`: it was altered, removed or put in. `secret_missing`: its hash is made with a secret that the service no longer has. `head_missing`: the given head is not in the log, so entries were cut off or written anew.
             * @enum {unknown}
             */
            cause?: "altered" | "secret_missing" | "head_missing";
        };
        Balance: {
            /**
             * @description ISO 4217.
             * @example EUR
             */
            currency: string;
            /**
             * Format: int64
             * @description In the minor unit of the currency.
             * @example 85000
             */
            amount: number;
        };
        BalanceDay: {
            /**
             * @description In UTC.
             * @example 2026-11-15
             */
            day: string;
            /**
             * Format: int64
             * @description In the minor unit of the currency.
             * @example 85000
             */
            amount: number;
        };
        BalanceDays: {
            /**
             * @description ISO 4217.
             * @example EUR
             */
            currency: string;
            /** @description The oldest first. The last one is today. */
            days: components["schemas"]["BalanceDay"][];
        };
        BalanceOfAccount: {
            /**
             * @description ISO 4217.
             * @example EUR
             */
            currency: string;
            /**
             * Format: int64
             * @description In the minor unit of the currency.
             * @example 85000
             */
            amount: number;
            /**
             * Format: int64
             * @description What its reserve holds back of it.
             * @example 0
             */
            held: number;
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
        BankStatementRequest: {
            /**
             * @description The XML, as the bank gave it.
             * @example <Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Acct><Id><IBAN>FR1420041010050500013M02606</IBAN></Id></Acct></Stmt></BkToCstmrStmt></Document>
             */
            statement: string;
        };
        BankStatementTakenIn: {
            /**
             * @description Payouts that the bank has sent.
             * @example 2
             */
            paid: number;
            /**
             * @description Payouts that came back.
             * @example 0
             */
            returned: number;
            /**
             * @description Entries that an earlier statement had, too.
             * @example 0
             */
            known: number;
            /** @description Entries that changed nothing. Look at them yourself. */
            doubtful: components["schemas"]["DoubtfulEntry"][];
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
        CommissionTransferRequest: {
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
             * @description The platform whose it is. Left out: the first one.
             * @example 1
             */
            platformId?: number;
            /**
             * @description A UUID of your own. Sent again, it answers the same transfer and makes no other; with another order, 409.
             * @example 3d5a4d1c-8a11-4c5e-9a53-6f1c7a526d0c
             */
            attempt: string;
        };
        Conversion: {
            /**
             * @description In which the wallet keeps the money.
             * @example EUR
             */
            currency: string;
            /**
             * Format: int64
             * @description What the account at the wallet got, or what a refund took from it, in the minor unit.
             * @example 1574
             */
            amount: number;
            /**
             * @description The wallet's fee, where it was charged in this currency.
             * @example null
             */
            fee: number | null;
            /**
             * @description The wallet's rate, as it writes it.
             * @example 1.0803
             */
            rate: string | null;
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
        DoubtfulEntry: {
            /**
             * @description `unknown`: it has no id of a payout. `other_amount`: the payout has another one. `not_approved`: the payout was in no file. `no_return`: money came or went, and the bank doesn't say that it is a return. `settled`: someone has said that the bank never sent this payout.
             * @example unknown
             * @enum {unknown}
             */
            doubt: "unknown" | "other_amount" | "not_approved" | "no_return" | "settled";
            /**
             * @description The payout whose id it has.
             * @example null
             */
            payoutId: string | null;
            /**
             * @description Whether money left your account or came to it.
             * @example debit
             * @enum {unknown}
             */
            direction: "debit" | "credit";
            /**
             * @description As the bank wrote it.
             * @example 12.50
             */
            statedAmount: string;
            /**
             * @description As the bank wrote it.
             * @example EUR
             */
            currency: string;
            /**
             * @description As the bank wrote it.
             * @example null
             */
            endToEndId: string | null;
            /**
             * @description The bank's own.
             * @example null
             */
            bankReference: string | null;
            /**
             * @description The day.
             * @example 2026-11-19
             */
            bookedOn: string | null;
        };
        /** @enum {unknown} */
        Environment: "sandbox" | "production";
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
        EventDeliveries: {
            /** @description The earliest event first, 500 at most. */
            items: components["schemas"]["EventDelivery"][];
        };
        EventDelivery: {
            /**
             * @description The event.
             * @example evt_pay_mi0c3k2x5f0c6a526d0c4c5e9a533d5a4d1c8a11_2
             */
            eventId: string;
            /**
             * @description The endpoint.
             * @example whe_5f0c6a526d0c4c5e9a533d5a4d1c8a11
             */
            endpointId: string;
            /**
             * @description Where the endpoint is now.
             * @example https://shop.example.com/hooks
             */
            url: string;
            /**
             * @description What it is for.
             * @example The shop
             */
            description: string;
            /**
             * @description Waiting: it is tried, or tried again. Failed: it is not tried again.
             * @enum {unknown}
             */
            status: "accepted" | "waiting" | "failed";
            /**
             * @description How often it was sent.
             * @example 1
             */
            tries: number;
            /**
             * @description When it was sent last. Null: not yet.
             * @example 2026-11-15T12:00:00.000Z
             */
            lastTryAt: string | null;
            /**
             * @description The HTTP status of the last answer. Null: none came.
             * @example 204
             */
            answerStatus: number | null;
            /**
             * @description Why no answer came.
             * @example null
             */
            error: string | null;
            /**
             * @description When it is tried again. Null: not.
             * @example null
             */
            nextTryAt: string | null;
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
        ForeignTransaction: {
            /**
             * @description Its id at the wallet.
             * @example 8YB23456XK901234L
             */
            walletId: string;
            /**
             * @description What it is.
             * @enum {unknown}
             */
            category: "payment" | "donation" | "payment_sent" | "refund" | "reversal" | "withdrawal" | "deposit" | "conversion" | "hold" | "fee" | "other";
            /**
             * @description The wallet's own word for what it is.
             * @example T0400
             */
            code: string;
            /**
             * @description In the minor unit of the currency. What left the account is below zero.
             * @example -25000
             */
            amount: number | null;
            /**
             * @description ISO 4217.
             * @example EUR
             */
            currency: string | null;
            /**
             * @description When it moved.
             * @example 2026-11-15T12:00:00.000Z
             */
            createdAt: string | null;
        };
        Home: {
            /**
             * Format: date-time
             * @description The service's clock.
             * @example 2026-11-15T12:00:00.000Z
             */
            now: string;
            /**
             * @description YYYY-MM-DD, of UTC.
             * @example 2026-11-15
             */
            day: string;
            /** @description Since midnight UTC */
            today: {
                /**
                 * @description Payments started today. The next counts are the outcomes of these payments.
                 * @example 83
                 */
                started: number;
                /**
                 * @description Approved by the buyer at the wallet, whatever happened afterwards.
                 * @example 71
                 */
                approved: number;
                /**
                 * @description Not approved yet, or declined and waiting for another approval.
                 * @example 5
                 */
                waiting: number;
                /**
                 * @description Paid.
                 * @example 67
                 */
                captured: number;
                /**
                 * @description Finally declined. Cancelled and expired payments are counted separately.
                 * @example 3
                 */
                failed: number;
                /**
                 * @description Given up by the buyer, the platform or an operator.
                 * @example 3
                 */
                cancelled: number;
                /**
                 * @description Not approved in time.
                 * @example 3
                 */
                expired: number;
                /**
                 * @description Not finished yet.
                 * @example 3
                 */
                underWay: number;
                /** @description Why buyers who approved did not pay: the five most common reasons. */
                declines: {
                    /**
                     * @description The wallet's own word.
                     * @example INSTRUMENT_DECLINED
                     */
                    issue: string;
                    /**
                     * @description How many of these payments it declined for this reason, and that are not paid since.
                     * @example 3
                     */
                    count: number;
                }[];
                /**
                 * @description captured / (captured + failed). Null: neither.
                 * @example 0.957
                 */
                successShare: number | null;
                /** @description Captured today, also from payments started earlier. From the ledger. */
                volumes: {
                    /**
                     * @description ISO 4217.
                     * @example EUR
                     */
                    currency: string;
                    /**
                     * Format: int64
                     * @description In the minor unit of the currency.
                     * @example 294280
                     */
                    capturedAmount: number;
                    /**
                     * Format: int64
                     * @description How many payments were captured.
                     * @example 57
                     */
                    count: number;
                }[];
            };
            /** @description The same day of last week, until the same time. */
            lastWeek: {
                /**
                 * @description Payments started.
                 * @example 79
                 */
                started: number;
                /**
                 * @description How many of them are paid.
                 * @example 64
                 */
                captured: number;
            };
            /** @description Captured on each of the last 30 days, including today. From the ledger. */
            days: {
                /**
                 * @description YYYY-MM-DD, of UTC.
                 * @example 2026-11-15
                 */
                day: string;
                /**
                 * @description ISO 4217.
                 * @example EUR
                 */
                currency: string;
                /**
                 * Format: int64
                 * @description In the minor unit of the currency.
                 * @example 294280
                 */
                capturedAmount: number;
                /**
                 * Format: int64
                 * @description How many payments were captured.
                 * @example 57
                 */
                count: number;
            }[];
            /** @description Where captured money has gone, the currency with the most first. From the ledger, which takes withdrawals, conversions and other fees from the wallet's reports. */
            flow: {
                /**
                 * @description ISO 4217.
                 * @example EUR
                 */
                currency: string;
                /**
                 * Format: int64
                 * @description Everything that was ever captured, in the minor unit.
                 * @example 294280
                 */
                capturedAmount: number;
                /**
                 * Format: int64
                 * @description Of it, what buyers got back.
                 * @example 4000
                 */
                refundedAmount: number;
                /**
                 * Format: int64
                 * @description Of it, what platforms' accounts have.
                 * @example 278380
                 */
                accountsAmount: number;
                /**
                 * Format: int64
                 * @description Of it, your commission.
                 * @example 11900
                 */
                commissionAmount: number;
                /**
                 * Format: int64
                 * @description Of it, what is on its way to sellers' bank accounts.
                 * @example 0
                 */
                payoutAmount: number;
                /**
                 * Format: int64
                 * @description Of it, what the bank has sent to sellers. With the four before it, this is all of it.
                 * @example 0
                 */
                paidOutAmount: number;
                /**
                 * Format: int64
                 * @description What the wallet kept as its fees, less what it returned.
                 * @example 8300
                 */
                walletFeeAmount: number;
                /**
                 * Format: int64
                 * @description What the wallet owes you: not refunded, no fee, and not withdrawn.
                 * @example 81980
                 */
                atWalletAmount: number;
                /**
                 * Format: int64
                 * @description What you withdrew to your bank, less what you sent to the wallet and what was paid out.
                 * @example 200000
                 */
                atBankAmount: number;
                /**
                 * Format: int64
                 * @description What the wallet changed into other currencies; below zero: into this one.
                 * @example 0
                 */
                convertedAmount: number;
            }[];
            /** @description The wallet has not reported the outcome yet. Florin keeps asking. */
            inDoubt: {
                /**
                 * @description How many payments.
                 * @example 3
                 */
                count: number;
                /**
                 * @description Since when the oldest one waits.
                 * @example 2026-11-15T12:00:00.000Z
                 */
                oldestAt: string | null;
            };
            /** @description A mismatch: the wallet and Florin disagree. A person has to check. */
            quarantined: {
                /**
                 * @description How many payments.
                 * @example 3
                 */
                count: number;
            };
            /** @description Disputes that the seller has to answer at the wallet's site, and by when. */
            disputes: {
                /**
                 * @description How many disputes.
                 * @example 3
                 */
                count: number;
                /**
                 * @description Until when the first of them has to be answered.
                 * @example null
                 */
                nearestDueAt: string | null;
            };
            /** @description Refunds that someone has to look after. */
            refunds: {
                /**
                 * @description Refused by the wallet in the last 7 days for a reason that may pass, and not ordered again.
                 * @example 0
                 */
                refused: number;
                /**
                 * @description Accepted by the wallet more than 7 days ago, and not decided.
                 * @example 0
                 */
                undecided: number;
            };
            /** @description The last comparison of the wallet with what is booked. */
            reconciliation: {
                /**
                 * Format: date-time
                 * @description When it was done.
                 * @example 2026-11-15T12:00:00.000Z
                 */
                endedAt: string;
                /**
                 * @description What differs.
                 * @example 3
                 */
                differenceCount: number;
                /**
                 * @description What could not be compared.
                 * @example 3
                 */
                unchecked: number;
            } | null;
            /** @description How the deliveries of events are doing. */
            webhooks: {
                /**
                 * @description Endpoints that have accepted nothing for a minute or longer.
                 * @example 0
                 */
                failing: number;
                /**
                 * @description Endpoints that were disabled because they failed, or said so.
                 * @example 0
                 */
                givenUp: number;
                /**
                 * @description How long the oldest event waits for an endpoint. Null: none waits.
                 * @example null
                 */
                lagSeconds: number | null;
            };
            /** @description What is wrong around the service, as its processes found it within 3 minutes, the worst first. */
            warnings: components["schemas"]["SurroundingsWarning"][];
            /** @description The wallet, from the point of view of Florin */
            wallet: {
                /**
                 * @description Unknown: Florin has not called the wallet in the last 15 minutes.
                 * @enum {unknown}
                 */
                state: "well" | "failing" | "unknown";
                /**
                 * @description When it answered last. Null: it never did.
                 * @example 2026-11-15T12:00:00.000Z
                 */
                lastAnswerAt: string | null;
                /**
                 * @description In the last 15 minutes, the newest 10,000 at most.
                 * @example 3
                 */
                recentCalls: number;
                /** @description There were more than 10,000. The other figures are about the newest 10,000. */
                hasMoreCalls: boolean;
                /**
                 * @description How many of these had no usable answer. A refusal is an answer.
                 * @example 3
                 */
                recentFailures: number;
                /**
                 * @description Half of these calls were answered faster.
                 * @example 41.5
                 */
                medianMs: number | null;
                /** @description What someone has to repair, the worst first, ten at most. Shown for a day. */
                troubles: components["schemas"]["WalletTrouble"][];
            };
        };
        Installation: {
            /** @description Whether money is real. */
            environment: components["schemas"]["Environment"];
            /**
             * Format: uri
             * @description The address of this service.
             * @example http://localhost:8080
             */
            publicUrl: string;
            /**
             * @description ISO 4217. The currency of payments that do not name one.
             * @example EUR
             */
            currency: string;
            /**
             * @description The version of this service.
             * @example 0.1.0
             */
            version: string;
        };
        Invitation: {
            /**
             * @description Who is invited.
             * @example bob@example.com
             */
            email: string;
            /** @description What the person may do: `GET /dashboard/api/roles` says it. */
            role: components["schemas"]["Role"];
            /** @description What the person will be an operator of. */
            environment: components["schemas"]["Environment"];
            /**
             * Format: date-time
             * @description Until when the link works.
             * @example 2026-11-15T12:00:00.000Z
             */
            expiresAt: string;
        };
        IpAllowList: {
            /** @description Empty: every address is allowed. */
            ranges: components["schemas"]["IpRange"][];
            /**
             * @description Changes with the list. Send it with your change.
             * @example T1PNoYwrqgwDVLtfmj7L5e0Sq02OEbqHPC8RFhICuUU
             */
            version: string;
            /**
             * @description The address that this request came from.
             * @example 192.0.2.7
             */
            yourAddress: string;
        };
        IpAllowListChange: {
            /** @description The whole list. Empty: every address is allowed. */
            ranges: {
                /**
                 * @description An address or a CIDR range.
                 * @example 192.0.2.0/24
                 */
                range: string;
                /**
                 * @description Whose it is.
                 * @example our data centre
                 */
                note?: string;
            }[];
            /**
             * @description The version of the list that you read. If neither that list nor yours is in force by now, nothing changes and the answer is 409. Absent: whatever is in force is replaced.
             * @example T1PNoYwrqgwDVLtfmj7L5e0Sq02OEbqHPC8RFhICuUU
             */
            version?: string;
        };
        IpRange: {
            /**
             * @description An address or a CIDR range.
             * @example 192.0.2.0/24
             */
            range: string;
            /**
             * @description Whose it is.
             * @example our data centre
             */
            note: string;
        };
        LinkedDispute: {
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
            /**
             * @description The page of the wallet's site on which the seller answers it.
             * @example https://wallet.example/disputes/PP-D-12345
             */
            walletUrl: string;
        };
        ListedDispute: {
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
            /**
             * @description The page of the wallet's site on which the seller answers it.
             * @example https://wallet.example/disputes/PP-D-12345
             */
            walletUrl: string;
            /**
             * @description What the platform calls the payment.
             * @example Order 1001
             */
            reference: string | null;
        };
        ListedRefund: {
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
             * @description The platform whose refund it is.
             * @example 1
             */
            platformId: number;
            /**
             * @description The account of the payment, which gives its part.
             * @example my-shop
             */
            accountId: string;
            /**
             * @description Whether the commission account gives its part.
             * @example true
             */
            refundCommission: boolean;
            /**
             * @description The e-mail address, where an operator ordered it.
             * @example ada@example.com
             */
            operator: string | null;
            /**
             * @description The wallet's own id of it.
             * @example 1JU08902781691411
             */
            walletRefundId: string | null;
            /**
             * @description The wallet keeps the money in another currency. Only shown, never booked.
             * @example null
             */
            conversion: components["schemas"]["Conversion"] | null;
            /**
             * @description The platform's own text for the payment.
             * @example order-17
             */
            reference: string | null;
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
        Mismatch: {
            /**
             * @description What does not match.
             * @example the order is over 10.00 EUR, and the wallet shows 9.00 EUR
             */
            detail: string;
            /** @description What does not match, as a code. Null: an earlier version has kept its sentence alone. */
            reason: components["schemas"]["MismatchReason"] | null;
            /**
             * @description What was asked for.
             * @example capture
             */
            kind: string;
            /**
             * Format: int64
             * @description In the minor unit of the currency.
             * @example 1000
             */
            amount: number;
            /**
             * @description The id of our request at the wallet.
             * @example pay_mi0c3k2x5f0c6a526d0c4c5e9a533d5a4d1c8a11-1
             */
            requestId: string;
            /**
             * Format: date-time
             * @description When it was ordered.
             * @example 2026-11-15T12:00:00.000Z
             */
            since: string;
        };
        /** @enum {unknown} */
        MismatchCode: "other_order" | "several_purchase_units" | "other_order_amount" | "order_of_another" | "empty_order" | "several_captures" | "several_authorizations" | "several_refunds" | "other_amount" | "other_link" | "other_capture" | "other_authorization" | "capture_of_another" | "authorized_amount" | "booked_capture" | "unrequested_capture" | "neither_total" | "refund_of_other_capture" | "other_refund" | "refund_link" | "refund_amount" | "refused" | "other_total" | "unbooked_captures" | "no_capture" | "other_captures" | "other_returns" | "refund_vanished" | "refund_shown_otherwise" | "second_capture" | "adopted_after_end" | "return_refused" | "no_answer";
        MismatchReason: {
            /** @description The reason, which stays the same in every version. */
            code: components["schemas"]["MismatchCode"];
            /**
             * @description The ids, amounts and words of the wallet that the reason names.
             * @example {
             *       "booked": "10.00 EUR",
             *       "shown": "9.00 EUR"
             *     }
             */
            values: {
                [key: string]: string;
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
        NewInvitation: {
            /**
             * @description To withdraw it.
             * @example AAAAAAAAAAAAAAAAAAAAAA
             */
            id: string;
            /**
             * Format: uri
             * @description For the person alone. It is not shown again.
             * @example http://localhost:8080/dashboard/invitation#AAAAAAAAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
             */
            link: string;
            /**
             * Format: date-time
             * @description Until when the link works.
             * @example 2026-11-15T12:00:00.000Z
             */
            expiresAt: string;
            /** @description The link is also mailed to the person. False: `SMTP_URL` is not set, too many mails wait, or the address is not a plain one. */
            isMailed: boolean;
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
        OAuthError: {
            /**
             * @description Stable; programs may rely on it.
             * @enum {unknown}
             */
            error: "invalid_request" | "invalid_client" | "unsupported_grant_type" | "server_error";
            /**
             * @description What is wrong, and what to do about it.
             * @example Grant_type is missing. Send Grant_type=client_credentials in the form body.
             */
            error_description: string;
        };
        OAuthMetadata: {
            /**
             * @description The address of this service.
             * @example http://localhost:8080
             */
            issuer: string;
            /**
             * @description Where to request a token.
             * @example http://localhost:8080/oauth/api/v1/oauth/token
             */
            token_endpoint: string;
            /**
             * @description Only client credentials.
             * @example [
             *       "client_credentials"
             *     ]
             */
            grant_types_supported: string[];
            /**
             * @description None: there is no authorization endpoint.
             * @example []
             */
            response_types_supported: string[];
            /**
             * @description The two halves of the API key as client id and secret, in the header.
             * @example [
             *       "client_secret_basic"
             *     ]
             */
            token_endpoint_auth_methods_supported: string[];
            /**
             * @description The API reference.
             * @example http://localhost:8080/docs
             */
            service_documentation: string;
        };
        OpenInvitation: {
            /**
             * @description To withdraw it.
             * @example AAAAAAAAAAAAAAAAAAAAAA
             */
            id: string;
            /**
             * @description Who is invited.
             * @example bob@example.com
             */
            email: string;
            /** @description What the person may do: `GET /dashboard/api/roles` says it. */
            role: components["schemas"]["Role"];
            /**
             * @description The administrator who invited.
             * @example ada@example.com
             */
            invitedBy: string;
            /**
             * Format: date-time
             * @description When the invitation was made.
             * @example 2026-11-15T12:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Until when the link works.
             * @example 2026-11-15T12:00:00.000Z
             */
            expiresAt: string;
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
        Operator: {
            /**
             * @description Names the operator in other calls.
             * @example 5f0c6a52-6d0c-4c5e-9a53-3d5a4d1c8a11
             */
            id: string;
            /**
             * @description With which they sign in.
             * @example ada@example.com
             */
            email: string;
            /** @description What the person may do: `GET /dashboard/api/roles` says it. */
            role: components["schemas"]["Role"];
            /**
             * Format: date-time
             * @description When they became an operator.
             * @example 2026-11-15T12:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When their role, password, second factor or access last changed.
             * @example 2026-11-15T12:00:00.000Z
             */
            updatedAt: string;
            /**
             * @description When their access was ended. Null: they may sign in.
             * @example null
             */
            disabledAt: string | null;
            /**
             * @description When they last did something, to the minute. Null: never.
             * @example 2026-11-15T12:00:00.000Z
             */
            lastSeenAt: string | null;
            /** @description Their sign-in needs a code as well. */
            twoFactor: boolean;
            /** @description The operator who asks. */
            isYou: boolean;
        };
        OperatorAccountChange: {
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
        OperatorAccounts: {
            /** @description One for each currency that was ever posted. */
            commission: components["schemas"]["Balance"][];
            /** @description Below zero: the wallet kept it as its fee. */
            walletFee: components["schemas"]["Balance"][];
            /** @description Below zero: the wallet owes it. */
            walletClearing: components["schemas"]["Balance"][];
            /** @description Below zero: the wallet paid it to the operator's bank, by its reports. */
            bank: components["schemas"]["Balance"][];
            /** @description On its way to sellers' bank accounts. */
            payout: components["schemas"]["Balance"][];
            /** @description Below zero: the wallet changed it into another currency, by its reports; above zero: into this one. */
            walletConversion: components["schemas"]["Balance"][];
        };
        OperatorCapture: {
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
            /**
             * @description A UUID of your own, needed where a payment is captured in parts. Sent again, it captures nothing more.
             * @example 6f1c7a52-6d0c-4c5e-9a53-3d5a4d1c8a11
             */
            attempt?: string;
        };
        OperatorPayoutRequest: {
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
             * @description Whose money it is.
             * @example my-shop
             */
            accountId: string;
            /**
             * @description The platform whose it is. Left out: the first one.
             * @example 1
             */
            platformId?: number;
            /**
             * @description A UUID of your own. Sent again, it answers the same payout and makes no other.
             * @example 6f1c7a52-6d0c-4c5e-9a53-3d5a4d1c8a11
             */
            attempt: string;
        };
        OperatorRefundRequest: {
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
             * @description A UUID of your own. Sent again, it answers the same refund and makes no other; with another order, 409.
             * @example 6f1c7a52-6d0c-4c5e-9a53-3d5a4d1c8a11
             */
            attempt: string;
        };
        OperatorReversalRequest: {
            /**
             * Format: int64
             * @description In the minor unit of the currency.
             * @example 500
             */
            amount: number;
            /**
             * @description Your own text.
             * @example Rent
             */
            comment?: string | null;
            /**
             * @description A UUID of your own. Sent again, it answers the same transfer and makes no other; with another order, 409.
             * @example 0b9d2c44-1f6e-4a8b-8d3c-7e5f9a2b6c10
             */
            attempt: string;
        };
        OperatorTransferRequest: {
            /**
             * @description Where the money is taken from.
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
             * @description The platform whose it is. Left out: the first one.
             * @example 1
             */
            platformId?: number;
            /**
             * @description A UUID of your own. Sent again, it answers the same transfer and makes no other; with another order, 409.
             * @example 6f1c7a52-6d0c-4c5e-9a53-3d5a4d1c8a11
             */
            attempt: string;
        };
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
        OwnSession: {
            /**
             * @description Identifies the session. It cannot be used to sign in.
             * @example 5f0c6a52-6d0c-4c5e-9a53-3d5a4d1c8a11
             */
            id: string;
            /**
             * Format: date-time
             * @description When you signed in.
             * @example 2026-11-15T12:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last used, to the minute.
             * @example 2026-11-15T12:00:00.000Z
             */
            lastSeenAt: string;
            /**
             * Format: date-time
             * @description When it ends, however much it is used.
             * @example 2026-11-15T12:00:00.000Z
             */
            expiresAt: string;
            /**
             * @description The address that you signed in from.
             * @example 192.0.2.7
             */
            address: string;
            /**
             * @description The browser, as it names itself.
             * @example Mozilla/5.0 (X11; Linux x86_64)
             */
            userAgent: string;
            /** @description The session of this request. */
            isCurrent: boolean;
        };
        PasswordChange: {
            /**
             * Format: date-time
             * @description When.
             * @example 2026-11-15T12:00:00.000Z
             */
            changedAt: string;
            /**
             * @description The address that it was changed from.
             * @example 192.0.2.7
             */
            address: string;
        } | null;
        Payer: {
            /**
             * @description As the wallet has it.
             * @example Ada Lovelace
             */
            name: string | null;
            /**
             * @description As the wallet has it.
             * @example ada@buyers.example
             */
            email: string | null;
            /**
             * @description The wallet's id of the person.
             * @example QYR5Z8XDVJNXQ
             */
            accountId: string | null;
            /**
             * @description What they pay with, in the wallet's words.
             * @example card VISA 4417
             */
            instrument: string | null;
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
        /** @enum {unknown} */
        PaymentAction: "capture" | "cancel" | "refund" | "ask_wallet" | "resolve";
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
        PaymentDetails: {
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
             * @description The platform whose payment it is.
             * @example 1
             */
            platformId: number;
            /**
             * @description The API key that started it.
             * @example florin_sandbox_AAAAAAAAAAAAAAAAAAAAAA
             */
            apiKeyId: string;
            /**
             * @description What that key is for.
             * @example my shop
             */
            apiKeyLabel: string;
            /** @description The wallet was asked, and has not reported the outcome yet. */
            inDoubt: boolean;
            /** @description Who pays, as the wallet says it, also while it decides and after it has declined. Null: it has not said. */
            payer: components["schemas"]["Payer"] | null;
            /**
             * @description Where the buyer goes after success.
             * @example http://localhost:8100/thanks
             */
            returnUrl: string;
            /**
             * @description Where the buyer goes after a cancellation.
             * @example http://localhost:8100/cart
             */
            cancelUrl: string;
            /**
             * @description Where the buyer goes after an error.
             * @example http://localhost:8100/sorry
             */
            errorUrl: string | null;
            /**
             * @description The wallet's page for the buyer.
             * @example http://localhost:8090/checkoutnow?token=5O190127TN364715T
             */
            approvalUrl: string;
            /**
             * @description Until when authorised money can be captured.
             * @example null
             */
            authorizationExpiresAt: string | null;
            /**
             * @description The wallet keeps the money in another currency. Only shown, never booked.
             * @example null
             */
            conversion: components["schemas"]["Conversion"] | null;
            /**
             * @description The authorisation at the wallet.
             * @example null
             */
            walletAuthorizationId: string | null;
            /** @description What was bought. */
            items: components["schemas"]["PaymentItem"][];
            /**
             * @description items: each item brings its share to its `merchantAccountId`. Null: `accountId` gets all of it.
             * @example null
             */
            distribution: "items" | null;
            /** @description Who got what, in the order of the items, with `distribution: items`. Otherwise empty. */
            shares: components["schemas"]["PaymentShare"][];
            /** @description Where the goods go. When an item is physical, `address` is required. May be left out when all are digital. */
            delivery: components["schemas"]["Delivery"] | null;
            /** @description What the total is made of. Null: the items and their taxes alone. */
            amountBreakdown: components["schemas"]["AmountBreakdown"] | null;
            /**
             * @description What an administrator has to resolve.
             * @example null
             */
            mismatch: components["schemas"]["Mismatch"] | null;
            /** @description What the platform said of the buyer. */
            buyer: {
                /**
                 * @description PSU-IP-Address.
                 * @example 198.51.100.7
                 */
                ip?: string;
                /**
                 * @description PSU-User-Agent.
                 * @example Mozilla/5.0 (X11; Linux x86_64)
                 */
                userAgent?: string;
                /**
                 * @description PSU-Accept-Language.
                 * @example fr-CH, fr;q=0.9, en;q=0.8
                 */
                language?: string;
            };
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
            /** @description The newest thousand entries, the oldest of them first. */
            timeline: components["schemas"]["TimelineStep"][];
            /** @description What was ordered at the wallet, and by whom: the newest hundred, the oldest of them first. */
            operations: components["schemas"]["RequestedOperation"][];
            /** @description What the ledger has for it. They add up to zero. */
            postings: components["schemas"]["PaymentPosting"][];
            /** @description The oldest first, no matter who made them. */
            refunds: components["schemas"]["RefundForOperators"][];
            /** @description Its disputes, the oldest first. */
            disputes: components["schemas"]["LinkedDispute"][];
            /** @description Transfers that name the payment, and their reversals: the newest 100, the newest first. */
            transfers: components["schemas"]["TransferForOperators"][];
            /** @description What the present state allows an administrator to do. */
            actions: components["schemas"]["PaymentAction"][];
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
        PaymentPosting: {
            /**
             * Format: date-time
             * @description When it was posted.
             * @example 2026-11-15T12:00:00.000Z
             */
            createdAt: string;
            /**
             * @description An account of the platform, or one of the operator's own.
             * @enum {unknown}
             */
            accountKind: "account" | "commission" | "wallet_clearing" | "wallet_fee";
            /**
             * @description Null: one of the operator's own.
             * @example my-shop
             */
            accountId: string | null;
            /**
             * @description ISO 4217.
             * @example EUR
             */
            currency: string;
            /**
             * Format: int64
             * @description Positive: the account has more.
             * @example 1500
             */
            amount: number;
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
        PaymentResolution: {
            /**
             * @description How it ends.
             * @enum {unknown}
             */
            resolution: "adopt" | "correct" | "return" | "close";
            /**
             * @description The capture to adopt or to return, as the wallet names it.
             * @example 3C679366HH908993F
             */
            captureId?: string;
            /**
             * @description Why, for the audit log.
             * @example The wallet has confirmed it by phone.
             */
            note: string;
            /**
             * @description The password of the operator who is signed in, or signs in.
             * @example correct horse battery
             */
            password?: string;
            /**
             * @description Six digits of the authenticator app, or a recovery code. Each works once.
             * @example 123456
             */
            code?: string;
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
        PaymentSummary: {
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
             * @description The platform whose payment it is.
             * @example 1
             */
            platformId: number;
            /**
             * @description The API key that started it.
             * @example florin_sandbox_AAAAAAAAAAAAAAAAAAAAAA
             */
            apiKeyId: string;
            /**
             * @description What that key is for.
             * @example my shop
             */
            apiKeyLabel: string;
            /** @description The wallet was asked, and has not reported the outcome yet. */
            inDoubt: boolean;
            /** @description Who pays, as the wallet says it, also while it decides and after it has declined. Null: it has not said. */
            payer: components["schemas"]["Payer"] | null;
        };
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
        PayoutBalance: {
            /**
             * @description ISO 4217.
             * @example EUR
             */
            currency: string;
            /**
             * Format: int64
             * @description What can be paid out, in the minor unit. Below zero: what it owes.
             * @example 65000
             */
            availableAmount: number;
            /**
             * Format: int64
             * @description What has left the account, and the bank has not sent yet.
             * @example 25000
             */
            onItsWayAmount: number;
        };
        PayoutForOperators: {
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
            /**
             * @description The platform of the account.
             * @example 1
             */
            platformId: number;
            /**
             * @description The run that it is in.
             * @example null
             */
            runId: string | null;
            /**
             * @description Who has settled it by hand.
             * @example null
             */
            settledBy: string | null;
            /**
             * @description How they knew.
             * @example null
             */
            settlementNote: string | null;
            /**
             * @description Who asked for it. Null: the platform, or the schedule of the account.
             * @example null
             */
            operator: string | null;
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
        PayoutRun: {
            /**
             * @description Its id.
             * @example run_6f1c7a526d0c4c5e9a533d5a4d1c
             */
            id: string;
            /**
             * @description `made`: it waits for its approval. `approved`: its file can be downloaded for the bank. `cancelled`: its payouts are free for another run.
             * @example made
             * @enum {unknown}
             */
            status: "made" | "approved" | "cancelled";
            /**
             * @description How many payouts are in it.
             * @example 2
             */
            count: number;
            /**
             * Format: int64
             * @description What they add up to, in the minor unit.
             * @example 1300
             */
            totalAmount: number;
            /**
             * @description ISO 4217.
             * @example EUR
             */
            currency: string;
            /**
             * @description How many of them the bank has sent.
             * @example 1
             */
            paidCount: number;
            /**
             * @description How many of them came back.
             * @example 0
             */
            returnedCount: number;
            /**
             * @description How the bank calls its file.
             * @example run-6f1c7a526d0c4c5e9a533d5a4d1c
             */
            messageId: string;
            /**
             * @description Who made it.
             * @example ada@example.com
             */
            madeBy: string;
            /**
             * @description Whoever made it can't approve it: `PAYOUT_APPROVAL` is `other`.
             * @example true
             */
            needsAnotherApprover: boolean;
            /**
             * @description Who approved or cancelled it.
             * @example grace@example.com
             */
            decidedBy: string | null;
            /**
             * @description When.
             * @example 2026-11-15T12:00:00.000Z
             */
            decidedAt: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             * @example 2026-11-15T12:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was approved or cancelled.
             * @example 2026-11-15T12:00:00.000Z
             */
            updatedAt: string;
        };
        PayoutRunApproval: {
            /**
             * @description How many payouts you have seen in it.
             * @example 2
             */
            count: number;
            /**
             * Format: int64
             * @description What they added up to. If something was cancelled since, nothing is approved.
             * @example 1300
             */
            totalAmount: number;
        };
        PayoutRunRequest: {
            /**
             * @description A UUID of your own. Sent again, it answers the same run and makes no other.
             * @example 6f1c7a52-6d0c-4c5e-9a53-3d5a4d1c8a11
             */
            attempt: string;
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
        PayoutSettlement: {
            /**
             * @description What the bank has done.
             * @example returned
             * @enum {unknown}
             */
            outcome: "paid" | "returned";
            /**
             * @description How you know. Kept with the payout and in the audit log.
             * @example Came back less a fee of 0.50
             */
            note: string;
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
        Platform: {
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
            /**
             * Format: date-time
             * @description When it was added.
             * @example 2026-11-15T12:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last renamed.
             * @example 2026-11-15T12:00:00.000Z
             */
            updatedAt: string;
        };
        Platforms: {
            /** @description All of them. */
            items: components["schemas"]["Platform"][];
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
        Reconciliation: {
            /**
             * @description Its id.
             * @example 5f0c6a52-6d0c-4c5e-9a53-3d5a4d1c8a11
             */
            id: string;
            /**
             * @description `service`: the daily one.
             * @enum {unknown}
             */
            requestedBy: "service" | "operator";
            /**
             * Format: date-time
             * @description The begin of the period.
             * @example 2026-11-14T00:00:00.000Z
             */
            from: string;
            /**
             * Format: date-time
             * @description The end of the period.
             * @example 2026-11-15T00:00:00.000Z
             */
            to: string;
            /**
             * Format: date-time
             * @description The wallet's reports did not go further than this.
             * @example 2026-11-15T00:00:00.000Z
             */
            comparedUntil: string;
            /**
             * Format: date-time
             * @description When it was done.
             * @example 2026-11-15T12:00:00.000Z
             */
            endedAt: string;
            /**
             * @description How many transactions of the wallet were compared.
             * @example 120
             */
            walletTransactions: number;
            /**
             * @description How many entries of ours were compared.
             * @example 120
             */
            ownEntries: number;
            /**
             * @description Entries that could not be compared: the wallet did not say enough about them.
             * @example 0
             */
            unchecked: number;
            /**
             * @description Some of those: rows of the wallet's report that could not be read, by their ids or by where they were. The first 20.
             * @example []
             */
            unreadable: string[];
            /**
             * @description All of them, also those that are not listed.
             * @example 0
             */
            differenceCount: number;
            /** @description The first 100. */
            differences: components["schemas"]["ReconciliationDifference"][];
            /**
             * @description All of them, also those that are not listed.
             * @example 0
             */
            foreignCount: number;
            /** @description What moved at the wallet and is no payment of Florin, such as donations, payouts to the bank, conversions and holds. The first 100. */
            foreign: components["schemas"]["ForeignTransaction"][];
        };
        ReconciliationDifference: {
            /**
             * @description `missing_here`: at the wallet and not booked here. `missing_there`: the reverse.
             * @enum {unknown}
             */
            kind: "missing_here" | "missing_there" | "other_amount" | "other_state" | "other_fee";
            /**
             * @description What it is about.
             * @enum {unknown}
             */
            subject: "capture" | "refund";
            /**
             * @description The id of the capture or refund at the wallet.
             * @example 3C679366HH908993F
             */
            walletId: string;
            /**
             * @description What the wallet was given as our id. There may be no such payment.
             * @example pay_mi0c3k2x5f0c6a526d0c4c5e9a533d5a4d1c8a11
             */
            paymentId: string | null;
            /** @description What the wallet has of it. */
            wallet: {
                /**
                 * @description The wallet's own word.
                 * @example S
                 */
                status: string | null;
                /**
                 * @description In the minor unit of the currency.
                 * @example 1500
                 */
                amount: number | null;
                /**
                 * @description ISO 4217.
                 * @example EUR
                 */
                currency: string | null;
                /**
                 * @description When it moved there.
                 * @example 2026-11-15T12:00:00.000Z
                 */
                createdAt: string | null;
            };
            /** @description What we have of it. */
            here: {
                /**
                 * @description Its status here.
                 * @example awaiting_approval
                 */
                status: string | null;
                /**
                 * @description In the minor unit of the currency.
                 * @example 1500
                 */
                amount: number | null;
                /**
                 * @description ISO 4217.
                 * @example EUR
                 */
                currency: string | null;
            };
        };
        RecoveryCodes: {
            /**
             * @description Ten. Each works for one sign-in.
             * @example [
             *       "abcd-efgh-jkmn-pqrs"
             *     ]
             */
            recoveryCodes: string[];
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
        RefundAnswerForOperators: {
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
             * @description The platform whose refund it is.
             * @example 1
             */
            platformId: number;
            /**
             * @description The account of the payment, which gives its part.
             * @example my-shop
             */
            accountId: string;
            /**
             * @description Whether the commission account gives its part.
             * @example true
             */
            refundCommission: boolean;
            /**
             * @description The e-mail address, where an operator ordered it.
             * @example ada@example.com
             */
            operator: string | null;
            /**
             * @description The wallet's own id of it.
             * @example 1JU08902781691411
             */
            walletRefundId: string | null;
            /**
             * @description The wallet keeps the money in another currency. Only shown, never booked.
             * @example null
             */
            conversion: components["schemas"]["Conversion"] | null;
            /**
             * Format: int64
             * @description What is left of the payment after it.
             * @example 1000
             */
            refundableAmount: number;
        };
        RefundDetails: {
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
             * @description The platform whose refund it is.
             * @example 1
             */
            platformId: number;
            /**
             * @description The account of the payment, which gives its part.
             * @example my-shop
             */
            accountId: string;
            /**
             * @description Whether the commission account gives its part.
             * @example true
             */
            refundCommission: boolean;
            /**
             * @description The e-mail address, where an operator ordered it.
             * @example ada@example.com
             */
            operator: string | null;
            /**
             * @description The wallet's own id of it.
             * @example 1JU08902781691411
             */
            walletRefundId: string | null;
            /**
             * @description The wallet keeps the money in another currency. Only shown, never booked.
             * @example null
             */
            conversion: components["schemas"]["Conversion"] | null;
            /**
             * @description The platform's own text for the payment.
             * @example order-17
             */
            reference: string | null;
            /** @description The newest thousand entries, the oldest of them first. */
            timeline: components["schemas"]["TimelineStep"][];
        };
        RefundForOperators: {
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
             * @description The platform whose refund it is.
             * @example 1
             */
            platformId: number;
            /**
             * @description The account of the payment, which gives its part.
             * @example my-shop
             */
            accountId: string;
            /**
             * @description Whether the commission account gives its part.
             * @example true
             */
            refundCommission: boolean;
            /**
             * @description The e-mail address, where an operator ordered it.
             * @example ada@example.com
             */
            operator: string | null;
            /**
             * @description The wallet's own id of it.
             * @example 1JU08902781691411
             */
            walletRefundId: string | null;
            /**
             * @description The wallet keeps the money in another currency. Only shown, never booked.
             * @example null
             */
            conversion: components["schemas"]["Conversion"] | null;
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
        RequestedOperation: {
            /**
             * Format: date-time
             * @description When it was ordered.
             * @example 2026-11-15T12:00:00.000Z
             */
            createdAt: string;
            /** @description What was ordered. */
            kind: components["schemas"]["OperationKind"];
            /**
             * Format: int64
             * @description In the minor unit of the currency.
             * @example 1500
             */
            amount: number;
            /** @description platform: the key of the payment. buyer: came back from the wallet. wallet: a notification. service: Florin looked by itself. */
            requestedBy: components["schemas"]["Requester"];
            /**
             * @description The e-mail address, where an operator ordered it.
             * @example null
             */
            operator: string | null;
            /**
             * @description What became of it. Null: it is under way.
             * @example captured
             */
            verdict: string | null;
        };
        /** @enum {unknown} */
        Requester: "platform" | "operator" | "buyer" | "wallet" | "service";
        ResendRequest: {
            /** @description The events to send again. The endpoint has to receive their types. */
            eventIds: string[];
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
        RevealedApiKey: {
            /**
             * @description Sent as `Authorization: basic <API_KEY>`.
             * @example ZmxvcmluX3NhbmRib3hfQUFBQUFBQUFBQUFBQUFBQUFBQUFBQTpBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFB
             */
            apiKey: string;
            /**
             * @description The first half, for a standard OAuth 2.0 client.
             * @example florin_sandbox_AAAAAAAAAAAAAAAAAAAAAA
             */
            clientId: string;
            /**
             * @description The second half.
             * @example AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
             */
            clientSecret: string;
        };
        RevealedWebhookSecret: {
            /**
             * @description Checks the `v1` signatures. Keep it secret.
             * @example whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=
             */
            secret: string;
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
        /** @enum {unknown} */
        Right: "read" | "capture_payments" | "cancel_payments" | "refund_payments" | "ask_wallet" | "resolve_mismatches" | "transfer_money" | "pay_out" | "manage_accounts" | "send_webhooks" | "manage_webhooks" | "read_api_keys" | "manage_api_keys" | "manage_allow_lists" | "manage_platforms" | "move_test_clock" | "read_audit_log" | "manage_users";
        /** @enum {unknown} */
        Role: "administrator" | "finance" | "support" | "developer" | "viewer";
        Roles: {
            /** @description One for each right. */
            items: components["schemas"]["RolesWithRight"][];
        };
        RolesWithRight: {
            /** @description What a role may do, as the call that needs it says. */
            right: components["schemas"]["Right"];
            /**
             * @description Who may do it.
             * @example [
             *       "administrator",
             *       "finance"
             *     ]
             */
            roles: components["schemas"]["Role"][];
        };
        RotatedApiKey: {
            /**
             * @description The id of the new key. The key itself is revealed with it.
             * @example florin_sandbox_AAAAAAAAAAAAAAAAAAAAAA
             */
            id: string;
            /**
             * Format: date-time
             * @description Until when the old key works.
             * @example 2026-11-15T12:00:00.000Z
             */
            retiresAt: string;
        };
        SearchHit: {
            /**
             * @description What it is.
             * @enum {unknown}
             */
            kind: "refund" | "dispute" | "transfer" | "payout" | "payout_run" | "wallet_call" | "wallet_transaction" | "event" | "delivery" | "endpoint" | "api_key";
            /**
             * @description Its own id.
             * @example pay_mi0c3k2x5f0c6a526d0c4c5e9a533d5a4d1c8a11-r1
             */
            id: string;
            /**
             * @description What tells it from others of its kind.
             * @example 1JU08902781691411
             */
            about: string;
            /**
             * @description The id of what has the page that shows it: the payment of a dispute or a call, the endpoint of a delivery, an account of a transfer; otherwise its own.
             * @example pay_mi0c3k2x5f0c6a526d0c4c5e9a533d5a4d1c8a11-r1
             */
            shownBy: string;
            /**
             * @description Its platform, where that is a part of the address.
             * @example 1
             */
            platformId: number | null;
            /**
             * @description In the minor unit of the currency.
             * @example 500
             */
            amount: number | null;
            /**
             * @description ISO 4217.
             * @example EUR
             */
            currency: string | null;
        };
        SearchHits: {
            /** @description By kind, three of each at most. */
            items: components["schemas"]["SearchHit"][];
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
        Session: {
            /**
             * @description Of the operator who is signed in.
             * @example ada@example.com
             */
            email: string;
            /** @description What the person may do: `GET /dashboard/api/roles` says it. */
            role: components["schemas"]["Role"];
            /**
             * @description What the role may do here.
             * @example [
             *       "read"
             *     ]
             */
            rights: components["schemas"]["Right"][];
            /** @description True after a sign-in with a one-time password. */
            mustChangePassword: boolean;
            /** @description The sign-in needs a code in addition to the password. */
            twoFactor: boolean;
            /**
             * @description Recovery codes that were not used yet.
             * @example 10
             */
            recoveryCodesLeft: number;
        };
        SignedIn: {
            /**
             * @description Of the operator who is signed in.
             * @example ada@example.com
             */
            email: string;
            /** @description What the person may do: `GET /dashboard/api/roles` says it. */
            role: components["schemas"]["Role"];
            /**
             * @description What the role may do here.
             * @example [
             *       "read"
             *     ]
             */
            rights: components["schemas"]["Right"][];
            /** @description True after a sign-in with a one-time password. */
            mustChangePassword: boolean;
            /** @description The sign-in needs a code in addition to the password. */
            twoFactor: boolean;
            /**
             * @description Recovery codes that were not used yet.
             * @example 10
             */
            recoveryCodesLeft: number;
            /**
             * @description How often someone failed to sign in as this operator since the last sign-in.
             * @example 0
             */
            failedSignIns: number;
            /** @description The last change of the password, if it was changed since the last sign-in. */
            passwordChange: components["schemas"]["PasswordChange"];
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
        StatedPayment: {
            /**
             * @description Its id at the wallet.
             * @example 3C679366HH908993F
             */
            id: string;
            /**
             * @description The wallet's own word.
             * @example COMPLETED
             */
            status: string;
            /**
             * @description In the minor unit of the currency. Null: it cannot be read.
             * @example 1000
             */
            amount: number | null;
            /**
             * @description ISO 4217. Null: it cannot be read.
             * @example EUR
             */
            currency: string | null;
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
        SurroundingsWarning: {
            /**
             * @description `certificate_expired`, `certificate_expires_soon` and `certificate_wrong_name`: about the certificate of `TLS_CERT_FILE`. `clock_database` and `clock_wallet`: the clock differs by more than 30 seconds. `database_settings`: the database role lacks settings that it needs behind a pooler.
             * @enum {unknown}
             */
            kind: "certificate_expired" | "certificate_wrong_name" | "clock_database" | "clock_wallet" | "database_settings" | "certificate_expires_soon";
            /**
             * @description Who found it: the machine and the port.
             * @example florin-1:8080
             */
            process: string;
            /**
             * @description In a sentence, with the figures.
             * @example It is valid until 2026-11-28.
             */
            detail: string;
        };
        TestClock: {
            /**
             * Format: date-time
             * @description The time that the service uses.
             * @example 2026-11-15T12:00:00.000Z
             */
            now: string;
            /**
             * @description How far it is ahead of the real time.
             * @example 3600
             */
            aheadSeconds: number;
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
        /** @enum {string} */
        TokenType: "Bearer";
        TransferForOperators: {
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
            /**
             * @description The platform of both accounts.
             * @example 1
             */
            platformId: number;
            /**
             * @description The e-mail address. Null: a platform ordered it.
             * @example ada@example.com
             */
            operator: string | null;
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
        TwoFactorSecret: {
            /**
             * @description In base32, for typing it in.
             * @example AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
             */
            secret: string;
            /**
             * @description otpauth://, for a QR code.
             * @example otpauth://totp/Florin:ada%40example.com?secret=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA&issuer=Florin
             */
            uri: string;
        };
        WalletStatement: {
            /**
             * @description The order's status, in the wallet's own word.
             * @example COMPLETED
             */
            status: string;
            /** @description Money that the wallet has captured for it. */
            captures: components["schemas"]["StatedPayment"][];
            /** @description Money that the wallet holds for it. */
            authorizations: components["schemas"]["StatedPayment"][];
            /** @description Money that has gone back, or is on its way. */
            refunds: components["schemas"]["StatedPayment"][];
        };
        WalletTrouble: {
            /**
             * @description `credentials`: the wallet does not accept ours. `permission`: they do not allow the call. `account`: the account at the wallet lacks something. `request`: the wallet does not accept what Florin sends. `unknown_issue`: it answered three times or more with something that Florin does not know. `notification`: something was refused that was sent as a notification of the wallet; `issue` says why.
             * @enum {unknown}
             */
            kind: "credentials" | "permission" | "account" | "request" | "unknown_issue" | "notification";
            /**
             * @description The call of the wallet.
             * @example capture_order
             */
            operation: string;
            /**
             * @description The wallet's own word.
             * @example PERMISSION_DENIED
             */
            issue: string;
            /**
             * @description How often it happened.
             * @example 3
             */
            times: number;
            /**
             * Format: date-time
             * @description When it happened first.
             * @example 2026-11-15T12:00:00.000Z
             */
            firstAt: string;
            /**
             * Format: date-time
             * @description When it happened last.
             * @example 2026-11-15T12:00:00.000Z
             */
            lastAt: string;
        };
        WatchedWebhookEndpoint: {
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
             * @description The platform whose events it receives. Null: those of all platforms.
             * @example 1
             */
            platformId: number | null;
            /**
             * @description The API key that it was made with. Null: an operator made it.
             * @example florin_sandbox_AAAAAAAAAAAAAAAAAAAAAA
             */
            apiKeyId: string | null;
            /**
             * @description What that key is for.
             * @example my shop
             */
            apiKeyLabel: string | null;
            /**
             * @description How long the oldest event waits for it. Null: none waits.
             * @example null
             */
            lagSeconds: number | null;
            /**
             * @description Whether earlier events are being sent again.
             * @example false
             */
            isReplaying: boolean;
            /**
             * @description Whether it accepted what was sent last, a test or an event sent by hand too. Null: nothing was sent in the last 30 days.
             * @example true
             */
            acceptedLast: boolean | null;
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
    responses: {
        /** @description `malformed_request`: The request is not HTTP. `invalid_request`: The request is not valid. */
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
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `internal_error`: Something went wrong in the service. */
        internal_error: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `overloaded`: The service is too busy right now. */
        overloaded: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `malformed_request`: The request is not HTTP. `invalid_request`: The request is not valid. `https_required`: Credentials were sent over plain HTTP. */
        "malformed_request.invalid_request.https_required": {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `unauthorized`: The access token is missing or not valid. */
        unauthorized: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `ip_not_allowed`: Calls from this address are not allowed. */
        ip_not_allowed: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `overloaded`: The service is too busy right now. `temporarily_unavailable`: The service cannot answer right now. */
        "overloaded.temporarily_unavailable": {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `malformed_request`: The request is not HTTP. `invalid_request`: The request is not valid. `malformed_body`: The body cannot be read. `https_required`: Credentials were sent over plain HTTP. */
        "malformed_request.invalid_request.malformed_body.https_required": {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `ip_not_allowed`: Calls from this address are not allowed. `right_missing`: The API key does not have this right. */
        "ip_not_allowed.right_missing": {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `account_unknown`: Account not found. */
        account_unknown: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `idempotency_in_progress`: The same request is still running. `account_closed`: The account is closed. */
        "idempotency_in_progress.account_closed": {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `body_too_large`: The body is too large. */
        body_too_large: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `unsupported_media_type`: The media type of the body is not supported. */
        unsupported_media_type: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `idempotency_key_reused`: The idempotency key was used for another request. `wallet_refused`: The wallet refused the order. */
        "idempotency_key_reused.wallet_refused": {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `wallet_answer_unusable`: The wallet's answer cannot be used. */
        wallet_answer_unusable: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `overloaded`: The service is too busy right now. `temporarily_unavailable`: The service cannot answer right now. `wallet_unavailable`: The wallet cannot be reached. */
        "overloaded.temporarily_unavailable.wallet_unavailable": {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `not_found`: Not found. `account_unknown`: Account not found. */
        "not_found.account_unknown": {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `idempotency_in_progress`: The same request is still running. `payment_in_progress`: The wallet is working on the payment right now. `payment_not_changeable`: The payment can no longer be changed. */
        "idempotency_in_progress.payment_in_progress.payment_not_changeable": {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `idempotency_key_reused`: The idempotency key was used for another request. */
        idempotency_key_reused: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `not_found`: Not found. */
        not_found: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `idempotency_in_progress`: The same request is still running. */
        idempotency_in_progress: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `payment_declined`: The wallet declined the payment. */
        payment_declined: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `idempotency_in_progress`: The same request is still running. `payment_not_approved`: The buyer has not approved the payment yet. `payment_cancelled`: The payment was cancelled. `payment_expired`: The payment has expired. */
        "idempotency_in_progress.payment_not_approved.payment_cancelled.payment_expired": {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `idempotency_in_progress`: The same request is still running. `payment_not_authorized`: The payment is not waiting to be captured. `payment_in_progress`: The wallet is working on the payment right now. */
        "idempotency_in_progress.payment_not_authorized.payment_in_progress": {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `idempotency_in_progress`: The same request is still running. `payment_expired`: The payment has expired. `payment_in_progress`: The wallet is working on the payment right now. `conflict`: This is not possible in the current state. */
        "idempotency_in_progress.payment_expired.payment_in_progress.conflict": {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `idempotency_in_progress`: The same request is still running. `payment_not_captured`: Nothing was captured. `nothing_to_refund`: Nothing is left to refund. `refund_in_progress`: Another operation is in progress for the payment. `payment_under_review`: The payment is under review: the wallet does not match our records. `payment_disputed`: The buyer disputes the payment. */
        "idempotency_in_progress.payment_not_captured.nothing_to_refund.refund_in_progress.payment_under_review.payment_disputed": {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `idempotency_key_reused`: The idempotency key was used for another request. `refund_too_large`: The refund is larger than what is left. `refund_refused`: The wallet refused the refund. */
        "idempotency_key_reused.refund_too_large.refund_refused": {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `search_too_wide`: The search covers too many rows. */
        search_too_wide: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `idempotency_in_progress`: The same request is still running. `payment_not_captured`: Nothing was captured. `nothing_to_refund`: Nothing is left to refund. */
        "idempotency_in_progress.payment_not_captured.nothing_to_refund": {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `idempotency_key_reused`: The idempotency key was used for another request. `refund_too_large`: The refund is larger than what is left. */
        "idempotency_key_reused.refund_too_large": {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `idempotency_in_progress`: The same request is still running. `account_not_empty`: The account still has money, or will get some. `conflict`: This is not possible in the current state. */
        "idempotency_in_progress.account_not_empty.conflict": {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `rate_limited`: Too many requests. `too_many_downloads`: Too many downloads at once. */
        "rate_limited.too_many_downloads": {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `conflict`: This is not possible in the current state. */
        conflict: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `account_unknown`: Account not found. `not_found`: Not found. */
        "account_unknown.not_found": {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `idempotency_in_progress`: The same request is still running. `account_closed`: The account is closed. `account_on_hold`: The account is on hold. */
        "idempotency_in_progress.account_closed.account_on_hold": {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `idempotency_key_reused`: The idempotency key was used for another request. `balance_too_low`: The account balance is too low. */
        "idempotency_key_reused.balance_too_low": {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `idempotency_in_progress`: The same request is still running. `nothing_to_reverse`: Nothing is left to reverse. `account_closed`: The account is closed. */
        "idempotency_in_progress.nothing_to_reverse.account_closed": {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `idempotency_key_reused`: The idempotency key was used for another request. `reversal_too_large`: The reversal is larger than what is left. `balance_too_low`: The account balance is too low. */
        "idempotency_key_reused.reversal_too_large.balance_too_low": {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `idempotency_in_progress`: The same request is still running. `payment_not_captured`: Nothing was captured. `account_closed`: The account is closed. `account_on_hold`: The account is on hold. */
        "idempotency_in_progress.payment_not_captured.account_closed.account_on_hold": {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `idempotency_key_reused`: The idempotency key was used for another request. `distribution_too_large`: The distribution is larger than what is left. `balance_too_low`: The account balance is too low. */
        "idempotency_key_reused.distribution_too_large.balance_too_low": {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `idempotency_in_progress`: The same request is still running. `account_closed`: The account is closed. `account_on_hold`: The account is on hold. `bank_account_missing`: The account has no name or no bank account to be paid out to. `bank_account_too_new`: The bank account was given less than a day ago. */
        "idempotency_in_progress.account_closed.account_on_hold.bank_account_missing.bank_account_too_new": {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `idempotency_in_progress`: The same request is still running. `conflict`: This is not possible in the current state. */
        "idempotency_in_progress.conflict": {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `cursor_expired`: The cursor is too old: its event has been deleted. */
        cursor_expired: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
        /** @description `password_change_required`: The one-time password has to be changed first. `foreign_origin`: The request came from another site. */
        "password_change_required.foreign_origin": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `malformed_request`: The request is not HTTP. `invalid_request`: The request is not valid. `malformed_body`: The body cannot be read. */
        "malformed_request.invalid_request.malformed_body": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `password_change_required`: The one-time password has to be changed first. `role_not_allowed`: Your role may not do this. `foreign_origin`: The request came from another site. */
        "password_change_required.role_not_allowed.foreign_origin": {
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
        /** @description `sign_in_failed`: The e-mail address, the password or the code is wrong. `one_time_password_expired`: The one-time password has expired. `two_factor_required`: A two-factor code is needed too. */
        "sign_in_failed.one_time_password_expired.two_factor_required": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `signed_out`: You are not signed in. `two_factor_required`: A two-factor code is needed too. */
        "signed_out.two_factor_required": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `foreign_origin`: The request came from another site. `password_wrong`: The password is wrong. `code_wrong`: The code is wrong. */
        "foreign_origin.password_wrong.code_wrong": {
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
        /** @description `foreign_origin`: The request came from another site. `password_change_required`: The one-time password has to be changed first. `role_not_allowed`: Your role may not do this. */
        "foreign_origin.password_change_required.role_not_allowed": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `foreign_origin`: The request came from another site. `password_change_required`: The one-time password has to be changed first. `role_not_allowed`: Your role may not do this. `confirmation_required`: This needs your password. `approval_required`: Another administrator has to approve this. */
        "foreign_origin.password_change_required.role_not_allowed.confirmation_required.approval_required": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `last_administrator`: There must be at least one administrator. */
        last_administrator: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `foreign_origin`: The request came from another site. `password_change_required`: The one-time password has to be changed first. `role_not_allowed`: Your role may not do this. `confirmation_required`: This needs your password. */
        "foreign_origin.password_change_required.role_not_allowed.confirmation_required": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `operator_exists`: There is already an operator with this address. */
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
        /** @description `foreign_origin`: The request came from another site. `password_change_required`: The one-time password has to be changed first. `role_not_allowed`: Your role may not do this. `confirmation_required`: This needs your password. `password_wrong`: The password is wrong. `code_wrong`: The code is wrong. */
        "foreign_origin.password_change_required.role_not_allowed.confirmation_required.password_wrong.code_wrong": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `foreign_origin`: The request came from another site. `password_change_required`: The one-time password has to be changed first. `role_not_allowed`: Your role may not do this. `confirmation_required`: This needs your password. `password_wrong`: The password is wrong. `code_wrong`: The code is wrong. `approval_required`: Another administrator has to approve this. */
        "foreign_origin.password_change_required.role_not_allowed.confirmation_required.password_wrong.code_wrong.approval_required": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `payment_not_authorized`: The payment is not waiting to be captured. `payment_in_progress`: The wallet is working on the payment right now. */
        "payment_not_authorized.payment_in_progress": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `payment_expired`: The payment has expired. `payment_in_progress`: The wallet is working on the payment right now. `conflict`: This is not possible in the current state. */
        "payment_expired.payment_in_progress.conflict": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `payment_not_captured`: Nothing was captured. `nothing_to_refund`: Nothing is left to refund. `refund_in_progress`: Another operation is in progress for the payment. `payment_under_review`: The payment is under review: the wallet does not match our records. `conflict`: This is not possible in the current state. */
        "payment_not_captured.nothing_to_refund.refund_in_progress.payment_under_review.conflict": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `refund_too_large`: The refund is larger than what is left. */
        refund_too_large: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `account_closed`: The account is closed. `account_on_hold`: The account is on hold. `bank_account_missing`: The account has no name or no bank account to be paid out to. `bank_account_too_new`: The bank account was given less than a day ago. `conflict`: This is not possible in the current state. */
        "account_closed.account_on_hold.bank_account_missing.bank_account_too_new.conflict": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `balance_too_low`: The account balance is too low. */
        balance_too_low: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `account_not_empty`: The account still has money, or will get some. `conflict`: This is not possible in the current state. */
        "account_not_empty.conflict": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `account_closed`: The account is closed. `conflict`: This is not possible in the current state. */
        "account_closed.conflict": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `nothing_to_reverse`: Nothing is left to reverse. `account_closed`: The account is closed. `conflict`: This is not possible in the current state. */
        "nothing_to_reverse.account_closed.conflict": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `reversal_too_large`: The reversal is larger than what is left. `balance_too_low`: The account balance is too low. */
        "reversal_too_large.balance_too_low": {
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
    headers: {
        /**
         * @description How many requests are left (`r`), and in how many seconds there are more (`t`), for the key and for its platform. A 429 names the limit that was reached. Missing where nobody was authenticated.
         * @example "key";r=11999;t=60, "platform";r=35999;t=60
         */
        RateLimit: string;
        /**
         * @description The limits: so many requests (`q`) in so many seconds (`w`). Missing where nobody was authenticated.
         * @example "key";q=12000;w=60, "platform";q=36000;w=60
         */
        "RateLimit-Policy": string;
        /**
         * @description `true` if this is the first answer to the same `Idempotency-Key`, given again. Otherwise missing.
         * @example true
         */
        "Idempotency-Replayed": string;
    };
    pathItems: never;
}
export type AccessRequest = components['schemas']['AccessRequest'];
export type AccessToken = components['schemas']['AccessToken'];
export type Account = components['schemas']['Account'];
export type AccountBalance = components['schemas']['AccountBalance'];
export type AccountChange = components['schemas']['AccountChange'];
export type AccountPosting = components['schemas']['AccountPosting'];
export type AccountTransfer = components['schemas']['AccountTransfer'];
export type AccountWithBalances = components['schemas']['AccountWithBalances'];
export type AmountBreakdown = components['schemas']['AmountBreakdown'];
export type ApiKey = components['schemas']['ApiKey'];
export type AuditAction = components['schemas']['AuditAction'];
export type AuditEntry = components['schemas']['AuditEntry'];
export type AuditVerification = components['schemas']['AuditVerification'];
export type Balance = components['schemas']['Balance'];
export type BalanceDay = components['schemas']['BalanceDay'];
export type BalanceDays = components['schemas']['BalanceDays'];
export type BalanceOfAccount = components['schemas']['BalanceOfAccount'];
export type BankAccount = components['schemas']['BankAccount'];
export type BankAccountGiven = components['schemas']['BankAccountGiven'];
export type BankStatementRequest = components['schemas']['BankStatementRequest'];
export type BankStatementTakenIn = components['schemas']['BankStatementTakenIn'];
export type Capture = components['schemas']['Capture'];
export type CommissionTransferRequest = components['schemas']['CommissionTransferRequest'];
export type Conversion = components['schemas']['Conversion'];
export type Delivery = components['schemas']['Delivery'];
export type Dispute = components['schemas']['Dispute'];
export type DisputeStage = components['schemas']['DisputeStage'];
export type DisputeStatus = components['schemas']['DisputeStatus'];
export type DistributionPart = components['schemas']['DistributionPart'];
export type DistributionRequest = components['schemas']['DistributionRequest'];
export type DoubtfulEntry = components['schemas']['DoubtfulEntry'];
export type Environment = components['schemas']['Environment'];
export type Event = components['schemas']['Event'];
export type EventDeliveries = components['schemas']['EventDeliveries'];
export type EventDelivery = components['schemas']['EventDelivery'];
export type Events = components['schemas']['Events'];
export type ForeignTransaction = components['schemas']['ForeignTransaction'];
export type Home = components['schemas']['Home'];
export type Installation = components['schemas']['Installation'];
export type Invitation = components['schemas']['Invitation'];
export type IpAllowList = components['schemas']['IpAllowList'];
export type IpAllowListChange = components['schemas']['IpAllowListChange'];
export type IpRange = components['schemas']['IpRange'];
export type LinkedDispute = components['schemas']['LinkedDispute'];
export type ListedDispute = components['schemas']['ListedDispute'];
export type ListedRefund = components['schemas']['ListedRefund'];
export type MetadataChange = components['schemas']['MetadataChange'];
export type Mismatch = components['schemas']['Mismatch'];
export type MismatchCode = components['schemas']['MismatchCode'];
export type MismatchReason = components['schemas']['MismatchReason'];
export type NewAccount = components['schemas']['NewAccount'];
export type NewAmountBreakdown = components['schemas']['NewAmountBreakdown'];
export type NewInvitation = components['schemas']['NewInvitation'];
export type NewPayment = components['schemas']['NewPayment'];
export type NewPaymentItem = components['schemas']['NewPaymentItem'];
export type NextPayout = components['schemas']['NextPayout'];
export type OAuthError = components['schemas']['OAuthError'];
export type OAuthMetadata = components['schemas']['OAuthMetadata'];
export type OpenInvitation = components['schemas']['OpenInvitation'];
export type Operation = components['schemas']['Operation'];
export type OperationKind = components['schemas']['OperationKind'];
export type OperationProgress = components['schemas']['OperationProgress'];
export type Operator = components['schemas']['Operator'];
export type OperatorAccountChange = components['schemas']['OperatorAccountChange'];
export type OperatorAccounts = components['schemas']['OperatorAccounts'];
export type OperatorCapture = components['schemas']['OperatorCapture'];
export type OperatorPayoutRequest = components['schemas']['OperatorPayoutRequest'];
export type OperatorRefundRequest = components['schemas']['OperatorRefundRequest'];
export type OperatorReversalRequest = components['schemas']['OperatorReversalRequest'];
export type OperatorTransferRequest = components['schemas']['OperatorTransferRequest'];
export type OutsideRefund = components['schemas']['OutsideRefund'];
export type OwnSession = components['schemas']['OwnSession'];
export type PasswordChange = components['schemas']['PasswordChange'];
export type Payer = components['schemas']['Payer'];
export type Payment = components['schemas']['Payment'];
export type PaymentAction = components['schemas']['PaymentAction'];
export type PaymentCapture = components['schemas']['PaymentCapture'];
export type PaymentChange = components['schemas']['PaymentChange'];
export type PaymentDetails = components['schemas']['PaymentDetails'];
export type PaymentItem = components['schemas']['PaymentItem'];
export type PaymentPosting = components['schemas']['PaymentPosting'];
export type PaymentRedirection = components['schemas']['PaymentRedirection'];
export type PaymentResolution = components['schemas']['PaymentResolution'];
export type PaymentShare = components['schemas']['PaymentShare'];
export type PaymentStatus = components['schemas']['PaymentStatus'];
export type PaymentSummary = components['schemas']['PaymentSummary'];
export type PaymentWithTimeline = components['schemas']['PaymentWithTimeline'];
export type Payout = components['schemas']['Payout'];
export type PayoutBalance = components['schemas']['PayoutBalance'];
export type PayoutForOperators = components['schemas']['PayoutForOperators'];
export type PayoutRequest = components['schemas']['PayoutRequest'];
export type PayoutRun = components['schemas']['PayoutRun'];
export type PayoutRunApproval = components['schemas']['PayoutRunApproval'];
export type PayoutRunRequest = components['schemas']['PayoutRunRequest'];
export type PayoutSchedule = components['schemas']['PayoutSchedule'];
export type PayoutSettlement = components['schemas']['PayoutSettlement'];
export type Ping = components['schemas']['Ping'];
export type Platform = components['schemas']['Platform'];
export type Platforms = components['schemas']['Platforms'];
export type Problem = components['schemas']['Problem'];
export type Reconciliation = components['schemas']['Reconciliation'];
export type ReconciliationDifference = components['schemas']['ReconciliationDifference'];
export type RecoveryCodes = components['schemas']['RecoveryCodes'];
export type Redirections = components['schemas']['Redirections'];
export type Refund = components['schemas']['Refund'];
export type RefundAnswerForOperators = components['schemas']['RefundAnswerForOperators'];
export type RefundDetails = components['schemas']['RefundDetails'];
export type RefundForOperators = components['schemas']['RefundForOperators'];
export type RefundOrigin = components['schemas']['RefundOrigin'];
export type RefundRequest = components['schemas']['RefundRequest'];
export type RefundShare = components['schemas']['RefundShare'];
export type RefundStatus = components['schemas']['RefundStatus'];
export type RefundWithTimeline = components['schemas']['RefundWithTimeline'];
export type RefundedAccount = components['schemas']['RefundedAccount'];
export type RefundedItem = components['schemas']['RefundedItem'];
export type ReplayRequest = components['schemas']['ReplayRequest'];
export type RequestedOperation = components['schemas']['RequestedOperation'];
export type Requester = components['schemas']['Requester'];
export type ResendRequest = components['schemas']['ResendRequest'];
export type Reserve = components['schemas']['Reserve'];
export type RevealedApiKey = components['schemas']['RevealedApiKey'];
export type RevealedWebhookSecret = components['schemas']['RevealedWebhookSecret'];
export type ReversalRequest = components['schemas']['ReversalRequest'];
export type Right = components['schemas']['Right'];
export type Role = components['schemas']['Role'];
export type Roles = components['schemas']['Roles'];
export type RolesWithRight = components['schemas']['RolesWithRight'];
export type RotatedApiKey = components['schemas']['RotatedApiKey'];
export type SearchHit = components['schemas']['SearchHit'];
export type SearchHits = components['schemas']['SearchHits'];
export type SecretRotation = components['schemas']['SecretRotation'];
export type SendRequest = components['schemas']['SendRequest'];
export type Session = components['schemas']['Session'];
export type SignedIn = components['schemas']['SignedIn'];
export type SkippedPayout = components['schemas']['SkippedPayout'];
export type StatedPayment = components['schemas']['StatedPayment'];
export type StatementLine = components['schemas']['StatementLine'];
export type SurroundingsWarning = components['schemas']['SurroundingsWarning'];
export type TestClock = components['schemas']['TestClock'];
export type TimelineStep = components['schemas']['TimelineStep'];
export type TokenType = components['schemas']['TokenType'];
export type TransferForOperators = components['schemas']['TransferForOperators'];
export type TransferRequest = components['schemas']['TransferRequest'];
export type TwoFactorSecret = components['schemas']['TwoFactorSecret'];
export type WalletStatement = components['schemas']['WalletStatement'];
export type WalletTrouble = components['schemas']['WalletTrouble'];
export type WatchedWebhookEndpoint = components['schemas']['WatchedWebhookEndpoint'];
export type WebhookDelivery = components['schemas']['WebhookDelivery'];
export type WebhookEndpoint = components['schemas']['WebhookEndpoint'];
export type WebhookEndpointChange = components['schemas']['WebhookEndpointChange'];
export type WebhookEndpointRequest = components['schemas']['WebhookEndpointRequest'];
export type WebhookEndpointWithSecret = components['schemas']['WebhookEndpointWithSecret'];
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
export type ResponseIpNotAllowedRightMissing = components['responses']['ip_not_allowed.right_missing'];
export type ResponseAccountUnknown = components['responses']['account_unknown'];
export type ResponseIdempotencyInProgressAccountClosed = components['responses']['idempotency_in_progress.account_closed'];
export type ResponseBodyTooLarge = components['responses']['body_too_large'];
export type ResponseUnsupportedMediaType = components['responses']['unsupported_media_type'];
export type ResponseIdempotencyKeyReusedWalletRefused = components['responses']['idempotency_key_reused.wallet_refused'];
export type ResponseWalletAnswerUnusable = components['responses']['wallet_answer_unusable'];
export type ResponseOverloadedTemporarilyUnavailableWalletUnavailable = components['responses']['overloaded.temporarily_unavailable.wallet_unavailable'];
export type ResponseNotFoundAccountUnknown = components['responses']['not_found.account_unknown'];
export type ResponseIdempotencyInProgressPaymentInProgressPaymentNotChangeable = components['responses']['idempotency_in_progress.payment_in_progress.payment_not_changeable'];
export type ResponseIdempotencyKeyReused = components['responses']['idempotency_key_reused'];
export type ResponseNotFound = components['responses']['not_found'];
export type ResponseIdempotencyInProgress = components['responses']['idempotency_in_progress'];
export type ResponsePaymentDeclined = components['responses']['payment_declined'];
export type ResponseIdempotencyInProgressPaymentNotApprovedPaymentCancelledPaymentExpired = components['responses']['idempotency_in_progress.payment_not_approved.payment_cancelled.payment_expired'];
export type ResponseIdempotencyInProgressPaymentNotAuthorizedPaymentInProgress = components['responses']['idempotency_in_progress.payment_not_authorized.payment_in_progress'];
export type ResponseIdempotencyInProgressPaymentExpiredPaymentInProgressConflict = components['responses']['idempotency_in_progress.payment_expired.payment_in_progress.conflict'];
export type ResponseIdempotencyInProgressPaymentNotCapturedNothingToRefundRefundInProgressPaymentUnderReviewPaymentDisputed = components['responses']['idempotency_in_progress.payment_not_captured.nothing_to_refund.refund_in_progress.payment_under_review.payment_disputed'];
export type ResponseIdempotencyKeyReusedRefundTooLargeRefundRefused = components['responses']['idempotency_key_reused.refund_too_large.refund_refused'];
export type ResponseSearchTooWide = components['responses']['search_too_wide'];
export type ResponseIdempotencyInProgressPaymentNotCapturedNothingToRefund = components['responses']['idempotency_in_progress.payment_not_captured.nothing_to_refund'];
export type ResponseIdempotencyKeyReusedRefundTooLarge = components['responses']['idempotency_key_reused.refund_too_large'];
export type ResponseIdempotencyInProgressAccountNotEmptyConflict = components['responses']['idempotency_in_progress.account_not_empty.conflict'];
export type ResponseRateLimitedTooManyDownloads = components['responses']['rate_limited.too_many_downloads'];
export type ResponseConflict = components['responses']['conflict'];
export type ResponseAccountUnknownNotFound = components['responses']['account_unknown.not_found'];
export type ResponseIdempotencyInProgressAccountClosedAccountOnHold = components['responses']['idempotency_in_progress.account_closed.account_on_hold'];
export type ResponseIdempotencyKeyReusedBalanceTooLow = components['responses']['idempotency_key_reused.balance_too_low'];
export type ResponseIdempotencyInProgressNothingToReverseAccountClosed = components['responses']['idempotency_in_progress.nothing_to_reverse.account_closed'];
export type ResponseIdempotencyKeyReusedReversalTooLargeBalanceTooLow = components['responses']['idempotency_key_reused.reversal_too_large.balance_too_low'];
export type ResponseIdempotencyInProgressPaymentNotCapturedAccountClosedAccountOnHold = components['responses']['idempotency_in_progress.payment_not_captured.account_closed.account_on_hold'];
export type ResponseIdempotencyKeyReusedDistributionTooLargeBalanceTooLow = components['responses']['idempotency_key_reused.distribution_too_large.balance_too_low'];
export type ResponseIdempotencyInProgressAccountClosedAccountOnHoldBankAccountMissingBankAccountTooNew = components['responses']['idempotency_in_progress.account_closed.account_on_hold.bank_account_missing.bank_account_too_new'];
export type ResponseIdempotencyInProgressConflict = components['responses']['idempotency_in_progress.conflict'];
export type ResponseCursorExpired = components['responses']['cursor_expired'];
export type ResponseSignedOut = components['responses']['signed_out'];
export type ResponsePasswordChangeRequiredForeignOrigin = components['responses']['password_change_required.foreign_origin'];
export type ResponseMalformedRequestInvalidRequestMalformedBody = components['responses']['malformed_request.invalid_request.malformed_body'];
export type ResponsePasswordChangeRequiredRoleNotAllowedForeignOrigin = components['responses']['password_change_required.role_not_allowed.foreign_origin'];
export type ResponseForeignOrigin = components['responses']['foreign_origin'];
export type ResponseSignInFailedOneTimePasswordExpiredTwoFactorRequired = components['responses']['sign_in_failed.one_time_password_expired.two_factor_required'];
export type ResponseSignedOutTwoFactorRequired = components['responses']['signed_out.two_factor_required'];
export type ResponseForeignOriginPasswordWrongCodeWrong = components['responses']['foreign_origin.password_wrong.code_wrong'];
export type ResponseForeignOriginPasswordChangeRequired = components['responses']['foreign_origin.password_change_required'];
export type ResponseForeignOriginPasswordChangeRequiredPasswordWrongCodeWrong = components['responses']['foreign_origin.password_change_required.password_wrong.code_wrong'];
export type ResponseForeignOriginPasswordChangeRequiredPasswordWrong = components['responses']['foreign_origin.password_change_required.password_wrong'];
export type ResponseForeignOriginPasswordChangeRequiredCodeWrong = components['responses']['foreign_origin.password_change_required.code_wrong'];
export type ResponseForeignOriginPasswordChangeRequiredRoleNotAllowed = components['responses']['foreign_origin.password_change_required.role_not_allowed'];
export type ResponseForeignOriginPasswordChangeRequiredRoleNotAllowedConfirmationRequiredApprovalRequired = components['responses']['foreign_origin.password_change_required.role_not_allowed.confirmation_required.approval_required'];
export type ResponseLastAdministrator = components['responses']['last_administrator'];
export type ResponseForeignOriginPasswordChangeRequiredRoleNotAllowedConfirmationRequired = components['responses']['foreign_origin.password_change_required.role_not_allowed.confirmation_required'];
export type ResponseOperatorExists = components['responses']['operator_exists'];
export type ResponseInvitationInvalid = components['responses']['invitation_invalid'];
export type ResponseForeignOriginPasswordChangeRequiredRoleNotAllowedConfirmationRequiredPasswordWrongCodeWrong = components['responses']['foreign_origin.password_change_required.role_not_allowed.confirmation_required.password_wrong.code_wrong'];
export type ResponseForeignOriginPasswordChangeRequiredRoleNotAllowedConfirmationRequiredPasswordWrongCodeWrongApprovalRequired = components['responses']['foreign_origin.password_change_required.role_not_allowed.confirmation_required.password_wrong.code_wrong.approval_required'];
export type ResponsePaymentNotAuthorizedPaymentInProgress = components['responses']['payment_not_authorized.payment_in_progress'];
export type ResponsePaymentExpiredPaymentInProgressConflict = components['responses']['payment_expired.payment_in_progress.conflict'];
export type ResponsePaymentNotCapturedNothingToRefundRefundInProgressPaymentUnderReviewConflict = components['responses']['payment_not_captured.nothing_to_refund.refund_in_progress.payment_under_review.conflict'];
export type ResponseRefundTooLarge = components['responses']['refund_too_large'];
export type ResponseAccountClosedAccountOnHoldBankAccountMissingBankAccountTooNewConflict = components['responses']['account_closed.account_on_hold.bank_account_missing.bank_account_too_new.conflict'];
export type ResponseBalanceTooLow = components['responses']['balance_too_low'];
export type ResponseAccountNotEmptyConflict = components['responses']['account_not_empty.conflict'];
export type ResponseAccountClosedConflict = components['responses']['account_closed.conflict'];
export type ResponseNothingToReverseAccountClosedConflict = components['responses']['nothing_to_reverse.account_closed.conflict'];
export type ResponseReversalTooLargeBalanceTooLow = components['responses']['reversal_too_large.balance_too_low'];
export type HeaderRateLimit = components['headers']['RateLimit'];
export type HeaderRateLimitPolicy = components['headers']['RateLimit-Policy'];
export type HeaderIdempotencyReplayed = components['headers']['Idempotency-Replayed'];
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
            403: components["responses"]["password_change_required.foreign_origin"];
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
                    /**
                     * @description How far to move it, at most a year.
                     * @example 60
                     */
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
            403: components["responses"]["password_change_required.role_not_allowed.foreign_origin"];
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
                    /**
                     * @description Upper and lower case are the same.
                     * @example ada@example.com
                     */
                    email: string;
                    /**
                     * @description The password of the operator who is signed in, or signs in.
                     * @example correct horse battery
                     */
                    password: string;
                    /**
                     * @description Six digits of the authenticator app, or a recovery code. Each works once.
                     * @example 123456
                     */
                    code?: string;
                    /** @description True: the new session is confirmed at once, as by `POST /dashboard/api/session/confirmation`. A page whose session has ended sends it, so that nobody is asked twice, and nobody has to wait for a second code. */
                    confirm?: boolean;
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
            401: components["responses"]["sign_in_failed.one_time_password_expired.two_factor_required"];
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
                    /**
                     * @description The password of the operator who is signed in, or signs in.
                     * @example correct horse battery
                     */
                    password: string;
                    /**
                     * @description Six digits of the authenticator app, or a recovery code. Each works once.
                     * @example 123456
                     */
                    code?: string;
                    /**
                     * @description Your new password. Not the e-mail address.
                     * @example another horse battery
                     */
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
            401: components["responses"]["signed_out.two_factor_required"];
            403: components["responses"]["foreign_origin.password_wrong.code_wrong"];
            409: components["responses"]["conflict"];
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
                        /** @description Sessions that are open. */
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
                /**
                 * @description The id of the session.
                 * @example 5f0c6a52-6d0c-4c5e-9a53-3d5a4d1c8a11
                 */
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
                    /**
                     * @description The password of the operator who is signed in, or signs in.
                     * @example correct horse battery
                     */
                    password: string;
                    /**
                     * @description Six digits of the authenticator app, or a recovery code. Each works once.
                     * @example 123456
                     */
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
                    /**
                     * @description The password of the operator who is signed in, or signs in.
                     * @example correct horse battery
                     */
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
                    /**
                     * @description Six digits of the authenticator app, or a recovery code. Each works once.
                     * @example 123456
                     */
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
                    /**
                     * @description The password of the operator who is signed in, or signs in.
                     * @example correct horse battery
                     */
                    password: string;
                    /**
                     * @description Six digits of the authenticator app, or a recovery code. Each works once.
                     * @example 123456
                     */
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
                    /**
                     * @description The password of the operator who is signed in, or signs in.
                     * @example correct horse battery
                     */
                    password: string;
                    /**
                     * @description Six digits of the authenticator app, or a recovery code. Each works once.
                     * @example 123456
                     */
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
    listRoles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The table */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Roles"];
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
    listOperators: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page. */
                after?: string;
                /** @description How many items a page has. */
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
                        /** @description The items of this page. */
                        items: components["schemas"]["Operator"][];
                        /**
                         * @description Send it as `after` to get the next page. Null: this is the last page.
                         * @example WyIyMDI2LTExLTE1VDEyOjAwOjAwLjAwMFoiLCJhIl0
                         */
                        nextCursor: string | null;
                    };
                };
            };
            400: components["responses"]["malformed_request.invalid_request.https_required"];
            401: components["responses"]["signed_out"];
            403: components["responses"]["foreign_origin.password_change_required.role_not_allowed"];
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
                /**
                 * @description The id of the operator.
                 * @example 5f0c6a52-6d0c-4c5e-9a53-3d5a4d1c8a11
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What the person may do: `GET /dashboard/api/roles` says it. */
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
            403: components["responses"]["foreign_origin.password_change_required.role_not_allowed.confirmation_required.approval_required"];
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
                /**
                 * @description The id of the operator.
                 * @example 5f0c6a52-6d0c-4c5e-9a53-3d5a4d1c8a11
                 */
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
            403: components["responses"]["foreign_origin.password_change_required.role_not_allowed"];
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
                /**
                 * @description The id of the operator.
                 * @example 5f0c6a52-6d0c-4c5e-9a53-3d5a4d1c8a11
                 */
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
            403: components["responses"]["foreign_origin.password_change_required.role_not_allowed.confirmation_required.approval_required"];
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
                /**
                 * @description The id of the operator.
                 * @example 5f0c6a52-6d0c-4c5e-9a53-3d5a4d1c8a11
                 */
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
            403: components["responses"]["foreign_origin.password_change_required.role_not_allowed.confirmation_required.approval_required"];
            404: components["responses"]["not_found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable"];
        };
    };
    listAccessRequests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Open requests */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Requests that have not expired and were not used. */
                        items: components["schemas"]["AccessRequest"][];
                    };
                };
            };
            400: components["responses"]["malformed_request.invalid_request.https_required"];
            401: components["responses"]["signed_out"];
            403: components["responses"]["foreign_origin.password_change_required.role_not_allowed"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable"];
        };
    };
    approveAccessRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the request.
                 * @example 5f0c6a52-6d0c-4c5e-9a53-3d5a4d1c8a11
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Approved */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed_request.invalid_request.malformed_body.https_required"];
            401: components["responses"]["signed_out"];
            403: components["responses"]["foreign_origin.password_change_required.role_not_allowed.confirmation_required"];
            404: components["responses"]["not_found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable"];
        };
    };
    refuseAccessRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the request.
                 * @example 5f0c6a52-6d0c-4c5e-9a53-3d5a4d1c8a11
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refused */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed_request.invalid_request.malformed_body.https_required"];
            401: components["responses"]["signed_out"];
            403: components["responses"]["foreign_origin.password_change_required.role_not_allowed"];
            404: components["responses"]["not_found"];
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
                        /** @description Invitations that can be accepted. */
                        items: components["schemas"]["OpenInvitation"][];
                    };
                };
            };
            400: components["responses"]["malformed_request.invalid_request.https_required"];
            401: components["responses"]["signed_out"];
            403: components["responses"]["foreign_origin.password_change_required.role_not_allowed"];
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
                    /**
                     * @description With which the person will sign in.
                     * @example bob@example.com
                     */
                    email: string;
                    /** @description What the person may do: `GET /dashboard/api/roles` says it. */
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
            403: components["responses"]["foreign_origin.password_change_required.role_not_allowed.confirmation_required.approval_required"];
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
                /**
                 * @description The id of the invitation.
                 * @example AAAAAAAAAAAAAAAAAAAAAA
                 */
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
            403: components["responses"]["foreign_origin.password_change_required.role_not_allowed"];
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
                    /**
                     * @description The part of the link after the #.
                     * @example AAAAAAAAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
                     */
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
                    /**
                     * @description The part of the link after the #.
                     * @example AAAAAAAAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
                     */
                    token: string;
                    /**
                     * @description Your new password. Not the e-mail address.
                     * @example another horse battery
                     */
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
    listPlatforms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The platforms */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Platforms"];
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
    addPlatform: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Its name. Operators see it, and the platform itself.
                     * @example Second marketplace
                     */
                    name: string;
                    /**
                     * @description The password of the operator who is signed in, or signs in.
                     * @example correct horse battery
                     */
                    password?: string;
                    /**
                     * @description Six digits of the authenticator app, or a recovery code. Each works once.
                     * @example 123456
                     */
                    code?: string;
                };
            };
        };
        responses: {
            /** @description Added */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Platform"];
                };
            };
            400: components["responses"]["malformed_request.invalid_request.malformed_body.https_required"];
            401: components["responses"]["signed_out.two_factor_required"];
            403: components["responses"]["foreign_origin.password_change_required.role_not_allowed.confirmation_required.password_wrong.code_wrong"];
            409: components["responses"]["conflict"];
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable"];
        };
    };
    renamePlatform: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the platform.
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Its name. Operators see it, and the platform itself.
                     * @example First marketplace
                     */
                    name: string;
                };
            };
        };
        responses: {
            /** @description An owner of payments, accounts and API keys */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Platform"];
                };
            };
            400: components["responses"]["malformed_request.invalid_request.malformed_body.https_required"];
            401: components["responses"]["signed_out"];
            403: components["responses"]["foreign_origin.password_change_required.role_not_allowed"];
            404: components["responses"]["not_found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable"];
        };
    };
    rotateApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the API key.
                 * @example florin_sandbox_AAAAAAAAAAAAAAAAAAAAAA
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description How long the old key still works. 0: it is revoked at once. Left out: 7 days.
                     * @example 168
                     */
                    keepHours?: number;
                    /**
                     * @description The password of the operator who is signed in, or signs in.
                     * @example correct horse battery
                     */
                    password?: string;
                    /**
                     * @description Six digits of the authenticator app, or a recovery code. Each works once.
                     * @example 123456
                     */
                    code?: string;
                };
            };
        };
        responses: {
            /** @description Replaced */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RotatedApiKey"];
                };
            };
            400: components["responses"]["malformed_request.invalid_request.malformed_body.https_required"];
            401: components["responses"]["signed_out.two_factor_required"];
            403: components["responses"]["foreign_origin.password_change_required.role_not_allowed.confirmation_required.password_wrong.code_wrong.approval_required"];
            404: components["responses"]["not_found"];
            409: components["responses"]["conflict"];
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
                /** @description How many items a page has. */
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
                        /** @description The items of this page. */
                        items: components["schemas"]["ApiKey"][];
                        /**
                         * @description Send it as `after` to get the next page. Null: this is the last page.
                         * @example WyIyMDI2LTExLTE1VDEyOjAwOjAwLjAwMFoiLCJhIl0
                         */
                        nextCursor: string | null;
                    };
                };
            };
            400: components["responses"]["malformed_request.invalid_request.https_required"];
            401: components["responses"]["signed_out"];
            403: components["responses"]["foreign_origin.password_change_required.role_not_allowed"];
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
                    /**
                     * @description What the key is for.
                     * @example my shop
                     */
                    label: string;
                    /**
                     * @description The platform whose key it is. Left out: the first one.
                     * @example 1
                     */
                    platformId?: number;
                    /**
                     * @description What it may do. Left out: everything.
                     * @example everything
                     * @enum {unknown}
                     */
                    rights?: "everything" | "read" | "payments" | "accounting";
                    /**
                     * @description Whether it may book refunds that were made outside, which nobody can check at the wallet.
                     * @example false
                     */
                    mayBookRefunds?: boolean;
                    /**
                     * @description The password of the operator who is signed in, or signs in.
                     * @example correct horse battery
                     */
                    password?: string;
                    /**
                     * @description Six digits of the authenticator app, or a recovery code. Each works once.
                     * @example 123456
                     */
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
                        /**
                         * @description The id of the new key. The key itself is revealed with it.
                         * @example florin_sandbox_AAAAAAAAAAAAAAAAAAAAAA
                         */
                        id: string;
                    };
                };
            };
            400: components["responses"]["malformed_request.invalid_request.malformed_body.https_required"];
            401: components["responses"]["signed_out.two_factor_required"];
            403: components["responses"]["foreign_origin.password_change_required.role_not_allowed.confirmation_required.password_wrong.code_wrong.approval_required"];
            404: components["responses"]["not_found"];
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
                /**
                 * @description The id of the API key.
                 * @example florin_sandbox_AAAAAAAAAAAAAAAAAAAAAA
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The password of the operator who is signed in, or signs in.
                     * @example correct horse battery
                     */
                    password?: string;
                    /**
                     * @description Six digits of the authenticator app, or a recovery code. Each works once.
                     * @example 123456
                     */
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
            403: components["responses"]["foreign_origin.password_change_required.role_not_allowed.confirmation_required.password_wrong.code_wrong.approval_required"];
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
                /**
                 * @description The id of the API key.
                 * @example florin_sandbox_AAAAAAAAAAAAAAAAAAAAAA
                 */
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
            403: components["responses"]["foreign_origin.password_change_required.role_not_allowed"];
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
            403: components["responses"]["foreign_origin.password_change_required.role_not_allowed"];
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
            403: components["responses"]["foreign_origin.password_change_required.role_not_allowed.confirmation_required.approval_required"];
            409: components["responses"]["conflict"];
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
                /**
                 * @description The id of the API key.
                 * @example florin_sandbox_AAAAAAAAAAAAAAAAAAAAAA
                 */
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
            403: components["responses"]["foreign_origin.password_change_required.role_not_allowed"];
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
                /**
                 * @description The id of the API key.
                 * @example florin_sandbox_AAAAAAAAAAAAAAAAAAAAAA
                 */
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
            403: components["responses"]["foreign_origin.password_change_required.role_not_allowed.confirmation_required.approval_required"];
            404: components["responses"]["not_found"];
            409: components["responses"]["conflict"];
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
                /** @description How many items a page has. */
                limit?: number;
                /** @description Exactly this actor. */
                actor?: string;
                /** @description Only this action. */
                action?: components["schemas"]["AuditAction"];
                /** @description Only entries of this time or later. */
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
                        /** @description The items of this page. */
                        items: components["schemas"]["AuditEntry"][];
                        /**
                         * @description Send it as `after` to get the next page. Null: this is the last page.
                         * @example WyIyMDI2LTExLTE1VDEyOjAwOjAwLjAwMFoiLCJhIl0
                         */
                        nextCursor: string | null;
                    };
                };
            };
            400: components["responses"]["malformed_request.invalid_request.https_required"];
            401: components["responses"]["signed_out"];
            403: components["responses"]["foreign_origin.password_change_required.role_not_allowed"];
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
                        /** @description Their names. */
                        items: components["schemas"]["AuditAction"][];
                    };
                };
            };
            400: components["responses"]["malformed_request.invalid_request.https_required"];
            401: components["responses"]["signed_out"];
            403: components["responses"]["foreign_origin.password_change_required.role_not_allowed"];
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
            403: components["responses"]["foreign_origin.password_change_required.role_not_allowed"];
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
    search: {
        parameters: {
            query: {
                /**
                 * @description An id, as any page or answer has it.
                 * @example PP-D-12345
                 */
                search: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By kind */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchHits"];
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
    listAllPayments: {
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
                /** @description Only of this platform. */
                platformId?: number;
                /** @description Total amount, in the minor unit: at least this. */
                amountFrom?: number;
                /** @description Total amount, in the minor unit: at most this. */
                amountTo?: number;
                /** @description The wallet was asked, and has not reported the outcome yet. */
                inDoubt?: boolean;
                /** @description There is a mismatch, and someone has to decide. */
                mismatch?: boolean;
                /** @description The buyer approved it at the wallet, whatever happened afterwards. As Home counts it. */
                approved?: boolean;
                /** @description The wallet's word for why it declined. Payments that were paid since are left out. */
                declineIssue?: string;
                /** @description A part of a reference, of an account id, or of the name or e-mail address of the payer; the beginning of the id of the payment or its order; any other id of the payment, its refunds, disputes or events; or an amount, such as 10.50 or 10.50 EUR. */
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
                        /** @description The items of this page. */
                        items: components["schemas"]["PaymentSummary"][];
                        /**
                         * @description Send it as `after` to get the next page. Null: this is the last page.
                         * @example WyIyMDI2LTExLTE1VDEyOjAwOjAwLjAwMFoiLCJhIl0
                         */
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
                /**
                 * @description The id of the payment.
                 * @example pay_mi0c3k2x5f0c6a526d0c4c5e9a533d5a4d1c8a11
                 */
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
                /**
                 * @description The id of the payment.
                 * @example pay_mi0c3k2x5f0c6a526d0c4c5e9a533d5a4d1c8a11
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OperatorCapture"];
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
            /** @description The wallet has not reported the outcome yet */
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
            403: components["responses"]["foreign_origin.password_change_required.role_not_allowed"];
            404: components["responses"]["not_found"];
            409: components["responses"]["payment_not_authorized.payment_in_progress"];
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["idempotency_key_reused"];
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
                /**
                 * @description The id of the payment.
                 * @example pay_mi0c3k2x5f0c6a526d0c4c5e9a533d5a4d1c8a11
                 */
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
            /** @description The wallet has not reported the outcome yet */
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
            403: components["responses"]["foreign_origin.password_change_required.role_not_allowed"];
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
                /**
                 * @description The id of the payment.
                 * @example pay_mi0c3k2x5f0c6a526d0c4c5e9a533d5a4d1c8a11
                 */
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
            /** @description The wallet has not reported the outcome yet */
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
            403: components["responses"]["foreign_origin.password_change_required.role_not_allowed"];
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
                /**
                 * @description The id of the payment.
                 * @example pay_mi0c3k2x5f0c6a526d0c4c5e9a533d5a4d1c8a11
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Captures, authorisations and refunds at the wallet */
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
                /**
                 * @description The id of the payment.
                 * @example pay_mi0c3k2x5f0c6a526d0c4c5e9a533d5a4d1c8a11
                 */
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
            403: components["responses"]["foreign_origin.password_change_required.role_not_allowed.confirmation_required.password_wrong.code_wrong"];
            404: components["responses"]["not_found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable.wallet_unavailable"];
        };
    };
    refundAsOperator: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the payment.
                 * @example pay_mi0c3k2x5f0c6a526d0c4c5e9a533d5a4d1c8a11
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amountToRefund": 500,
                 *       "attempt": "6f1c7a52-6d0c-4c5e-9a53-3d5a4d1c8a11"
                 *     }
                 */
                "application/json": components["schemas"]["OperatorRefundRequest"];
            };
        };
        responses: {
            /** @description How the refund ended, and what is left */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundAnswerForOperators"];
                };
            };
            /** @description The wallet has not decided yet */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundAnswerForOperators"];
                };
            };
            400: components["responses"]["malformed_request.invalid_request.malformed_body.https_required"];
            401: components["responses"]["signed_out"];
            403: components["responses"]["foreign_origin.password_change_required.role_not_allowed.confirmation_required"];
            404: components["responses"]["not_found"];
            409: components["responses"]["payment_not_captured.nothing_to_refund.refund_in_progress.payment_under_review.conflict"];
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["refund_too_large"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable.wallet_unavailable"];
        };
    };
    listAllRefunds: {
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
                        items: components["schemas"]["ListedRefund"][];
                        /**
                         * @description Send it as `after` to get the next page. Null: this is the last page.
                         * @example WyIyMDI2LTExLTE1VDEyOjAwOjAwLjAwMFoiLCJhIl0
                         */
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
    readRefundDetails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the refund.
                 * @example pay_mi0c3k2x5f0c6a526d0c4c5e9a533d5a4d1c8a11-r1
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The refund, and what happened to it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundDetails"];
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
    exportPayments: {
        parameters: {
            query?: {
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
                /** @description Only of this platform. */
                platformId?: number;
                /** @description Total amount, in the minor unit: at least this. */
                amountFrom?: number;
                /** @description Total amount, in the minor unit: at most this. */
                amountTo?: number;
                /** @description The wallet was asked, and has not reported the outcome yet. */
                inDoubt?: boolean;
                /** @description There is a mismatch, and someone has to decide. */
                mismatch?: boolean;
                /** @description The buyer approved it at the wallet, whatever happened afterwards. As Home counts it. */
                approved?: boolean;
                /** @description The wallet's word for why it declined. Payments that were paid since are left out. */
                declineIssue?: string;
                /** @description A part of a reference, of an account id, or of the name or e-mail address of the payer; the beginning of the id of the payment or its order; any other id of the payment, its refunds, disputes or events; or an amount, such as 10.50 or 10.50 EUR. */
                search?: string;
                /** @description Only these payments: at most 100 ids, with commas between them. */
                ids?: string;
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
            429: components["responses"]["rate_limited.too_many_downloads"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable"];
        };
    };
    exportJournal: {
        parameters: {
            query: {
                /**
                 * @description A month: 2026-11.
                 * @example 2026-11
                 */
                month: string;
                /** @description For which program. */
                format?: "csv" | "datev" | "quickbooks" | "xero" | "odoo";
                /** @description ISO 4217. Left out: the default currency of payments. */
                currency?: string;
                /** @description `transfer`: a line for each. `day`: those of a day that move money between the same accounts are one line. */
                by?: "transfer" | "day";
                /** @description Where days and the month begin, such as Europe/Paris. Left out: in UTC. */
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
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["malformed_request.invalid_request.https_required"];
            401: components["responses"]["signed_out"];
            403: components["responses"]["foreign_origin.password_change_required"];
            409: components["responses"]["conflict"];
            422: components["responses"]["search_too_wide"];
            429: components["responses"]["rate_limited.too_many_downloads"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable"];
        };
    };
    exportReport: {
        parameters: {
            query: {
                /**
                 * @description A month: 2025-11.
                 * @example 2025-11
                 */
                month: string;
                /** @description Where days and the month begin, such as Europe/Paris. Left out: in UTC. */
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
                    [name: string]: unknown;
                };
                content: {
                    "text/csv; charset=utf-8": string;
                };
            };
            400: components["responses"]["malformed_request.invalid_request.https_required"];
            401: components["responses"]["signed_out"];
            403: components["responses"]["foreign_origin.password_change_required"];
            409: components["responses"]["conflict"];
            422: components["responses"]["search_too_wide"];
            429: components["responses"]["rate_limited.too_many_downloads"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable"];
        };
    };
    exportReportPdf: {
        parameters: {
            query: {
                /**
                 * @description A month: 2025-11.
                 * @example 2025-11
                 */
                month: string;
                /** @description Where days and the month begin, such as Europe/Paris. Left out: in UTC. */
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
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["malformed_request.invalid_request.https_required"];
            401: components["responses"]["signed_out"];
            403: components["responses"]["foreign_origin.password_change_required"];
            409: components["responses"]["conflict"];
            422: components["responses"]["search_too_wide"];
            429: components["responses"]["rate_limited.too_many_downloads"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable"];
        };
    };
    listAllPayouts: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page. */
                after?: string;
                /** @description How many items a page has. */
                limit?: number;
                /** @description Only of this platform. */
                platformId?: number;
                /** @description Of this account. */
                accountId?: string;
                /** @description In this run. */
                runId?: string;
                /** @description That are this now. */
                status?: "reserved" | "in_run" | "approved" | "paid" | "returned" | "cancelled";
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
                        items: components["schemas"]["PayoutForOperators"][];
                        /**
                         * @description Send it as `after` to get the next page. Null: this is the last page.
                         * @example WyIyMDI2LTExLTE1VDEyOjAwOjAwLjAwMFoiLCJhIl0
                         */
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
    payOutAsOperator: {
        parameters: {
            query?: never;
            header?: never;
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
                 *       "reference": "november",
                 *       "attempt": "6f1c7a52-6d0c-4c5e-9a53-3d5a4d1c8a11"
                 *     }
                 */
                "application/json": components["schemas"]["OperatorPayoutRequest"];
            };
        };
        responses: {
            /** @description Made, by this call or by the same one before */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutForOperators"];
                };
            };
            400: components["responses"]["malformed_request.invalid_request.malformed_body.https_required"];
            401: components["responses"]["signed_out"];
            403: components["responses"]["foreign_origin.password_change_required.role_not_allowed.confirmation_required"];
            404: components["responses"]["account_unknown"];
            409: components["responses"]["account_closed.account_on_hold.bank_account_missing.bank_account_too_new.conflict"];
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["balance_too_low"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable"];
        };
    };
    listPayoutRuns: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page. */
                after?: string;
                /** @description How many items a page has. */
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
                        /** @description The items of this page. */
                        items: components["schemas"]["PayoutRun"][];
                        /**
                         * @description Send it as `after` to get the next page. Null: this is the last page.
                         * @example WyIyMDI2LTExLTE1VDEyOjAwOjAwLjAwMFoiLCJhIl0
                         */
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
    makePayoutRun: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayoutRunRequest"];
            };
        };
        responses: {
            /** @description Made, by this call or by the same one before */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutRun"];
                };
            };
            400: components["responses"]["malformed_request.invalid_request.malformed_body.https_required"];
            401: components["responses"]["signed_out"];
            403: components["responses"]["foreign_origin.password_change_required.role_not_allowed.confirmation_required"];
            409: components["responses"]["conflict"];
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable"];
        };
    };
    readPayoutRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the run.
                 * @example run_6f1c7a526d0c4c5e9a533d5a4d1c
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Payouts that go to the bank in one file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutRun"];
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
    approvePayoutRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the run.
                 * @example run_6f1c7a526d0c4c5e9a533d5a4d1c
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayoutRunApproval"];
            };
        };
        responses: {
            /** @description Payouts that go to the bank in one file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutRun"];
                };
            };
            400: components["responses"]["malformed_request.invalid_request.malformed_body.https_required"];
            401: components["responses"]["signed_out"];
            403: components["responses"]["foreign_origin.password_change_required.role_not_allowed.confirmation_required"];
            404: components["responses"]["not_found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable"];
        };
    };
    cancelPayoutRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the run.
                 * @example run_6f1c7a526d0c4c5e9a533d5a4d1c
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Payouts that go to the bank in one file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutRun"];
                };
            };
            400: components["responses"]["malformed_request.invalid_request.malformed_body.https_required"];
            401: components["responses"]["signed_out"];
            403: components["responses"]["foreign_origin.password_change_required.role_not_allowed.confirmation_required"];
            404: components["responses"]["not_found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable"];
        };
    };
    takeInBankStatement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BankStatementRequest"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankStatementTakenIn"];
                };
            };
            400: components["responses"]["malformed_request.invalid_request.malformed_body.https_required"];
            401: components["responses"]["signed_out"];
            403: components["responses"]["foreign_origin.password_change_required.role_not_allowed.confirmation_required"];
            409: components["responses"]["conflict"];
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable"];
        };
    };
    downloadPayoutRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the run.
                 * @example run_6f1c7a526d0c4c5e9a533d5a4d1c
                 */
                id: string;
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
            400: components["responses"]["malformed_request.invalid_request.https_required"];
            401: components["responses"]["signed_out"];
            403: components["responses"]["foreign_origin.password_change_required.role_not_allowed.confirmation_required"];
            404: components["responses"]["not_found"];
            409: components["responses"]["conflict"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable"];
        };
    };
    readPayoutAsOperator: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the payout.
                 * @example po_mi0c3k2x5f0c6a526d0c4c5e9a533d5a
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Money of an account that goes to its bank account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutForOperators"];
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
    cancelPayoutAsOperator: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the payout.
                 * @example po_mi0c3k2x5f0c6a526d0c4c5e9a533d5a
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Money of an account that goes to its bank account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutForOperators"];
                };
            };
            400: components["responses"]["malformed_request.invalid_request.malformed_body.https_required"];
            401: components["responses"]["signed_out"];
            403: components["responses"]["foreign_origin.password_change_required.role_not_allowed.confirmation_required"];
            404: components["responses"]["not_found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable"];
        };
    };
    settlePayout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the payout.
                 * @example po_mi0c3k2x5f0c6a526d0c4c5e9a533d5a
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayoutSettlement"];
            };
        };
        responses: {
            /** @description Money of an account that goes to its bank account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutForOperators"];
                };
            };
            400: components["responses"]["malformed_request.invalid_request.malformed_body.https_required"];
            401: components["responses"]["signed_out"];
            403: components["responses"]["foreign_origin.password_change_required.role_not_allowed.confirmation_required"];
            404: components["responses"]["not_found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable"];
        };
    };
    readPayoutBalance: {
        parameters: {
            query?: {
                /** @description The platform whose it is. Left out: the first one. */
                platformId?: number;
            };
            header?: never;
            path: {
                /**
                 * @description The id of the account.
                 * @example my-shop
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutBalance"];
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
    listAllAccounts: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page. */
                after?: string;
                /** @description How many items a page has. */
                limit?: number;
                /** @description Only of this platform. */
                platformId?: number;
                /** @description A part of the id; of one or two characters, its beginning. */
                search?: string;
                /** @description What the id begins with. */
                idStart?: string;
                /** @description `skipped`: only those that their schedule paid nothing the last time. */
                payout?: "skipped";
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
                        items: components["schemas"]["Account"][];
                        /**
                         * @description Send it as `after` to get the next page. Null: this is the last page.
                         * @example WyIyMDI2LTExLTE1VDEyOjAwOjAwLjAwMFoiLCJhIl0
                         */
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
                    /**
                     * Format: account-id
                     * @description The id of the account, as payments name it. Visible characters, no space at either end.
                     * @example my-shop
                     */
                    id: string;
                    /**
                     * @description The platform whose it is. Left out: the first one.
                     * @example 1
                     */
                    platformId?: number;
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
            403: components["responses"]["foreign_origin.password_change_required.role_not_allowed"];
            404: components["responses"]["not_found"];
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
            /** @description What was earned, what the wallet kept as its fees, what it owes, and what it paid out */
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
            query?: {
                /** @description The platform whose it is. Left out: the first one. */
                platformId?: number;
            };
            header?: never;
            path: {
                /**
                 * @description The id of the account.
                 * @example my-shop
                 */
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
    changeAccountAsOperator: {
        parameters: {
            query?: {
                /** @description The platform whose it is. Left out: the first one. */
                platformId?: number;
            };
            header?: never;
            path: {
                /**
                 * @description The id of the account.
                 * @example my-shop
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OperatorAccountChange"];
            };
        };
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
            400: components["responses"]["malformed_request.invalid_request.malformed_body.https_required"];
            401: components["responses"]["signed_out"];
            403: components["responses"]["foreign_origin.password_change_required.role_not_allowed.confirmation_required.approval_required"];
            404: components["responses"]["not_found.account_unknown"];
            409: components["responses"]["account_not_empty.conflict"];
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
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
                /** @description How many items a page has. */
                limit?: number;
                /** @description The platform whose it is. Left out: the first one. */
                platformId?: number;
            };
            header?: never;
            path: {
                /**
                 * @description The id of the account.
                 * @example my-shop
                 */
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
                        /** @description The items of this page. */
                        items: components["schemas"]["AccountPosting"][];
                        /**
                         * @description Send it as `after` to get the next page. Null: this is the last page.
                         * @example WyIyMDI2LTExLTE1VDEyOjAwOjAwLjAwMFoiLCJhIl0
                         */
                        nextCursor: string | null;
                    };
                };
            };
            400: components["responses"]["malformed_request.invalid_request.https_required"];
            401: components["responses"]["signed_out"];
            403: components["responses"]["foreign_origin.password_change_required"];
            404: components["responses"]["not_found.account_unknown"];
            422: components["responses"]["search_too_wide"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable"];
        };
    };
    exportAccountPostings: {
        parameters: {
            query?: {
                /** @description The platform whose it is. Left out: the first one. */
                platformId?: number;
                /** @description Only this month: 2026-11. Left out: everything. */
                month?: string;
                /** @description In which times are written, such as Europe/Paris. Left out: in UTC. */
                timeZone?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The id of the account.
                 * @example my-shop
                 */
                id: string;
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
            400: components["responses"]["malformed_request.invalid_request.https_required"];
            401: components["responses"]["signed_out"];
            403: components["responses"]["foreign_origin.password_change_required"];
            404: components["responses"]["not_found.account_unknown"];
            422: components["responses"]["search_too_wide"];
            429: components["responses"]["rate_limited.too_many_downloads"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable"];
        };
    };
    exportAccountPostingsOfx: {
        parameters: {
            query?: {
                /** @description The platform whose it is. Left out: the first one. */
                platformId?: number;
                /** @description A month that is over: 2025-11. Left out: the last one. */
                month?: string;
                /** @description ISO 4217. */
                currency?: string;
                /** @description Where the month begins and ends, such as Europe/Paris. Left out: in UTC. */
                timeZone?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The id of the account.
                 * @example my-shop
                 */
                id: string;
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
            400: components["responses"]["malformed_request.invalid_request.https_required"];
            401: components["responses"]["signed_out"];
            403: components["responses"]["foreign_origin.password_change_required"];
            404: components["responses"]["not_found.account_unknown"];
            409: components["responses"]["conflict"];
            422: components["responses"]["search_too_wide"];
            429: components["responses"]["rate_limited.too_many_downloads"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable"];
        };
    };
    exportAccountPostingsCamt: {
        parameters: {
            query?: {
                /** @description The platform whose it is. Left out: the first one. */
                platformId?: number;
                /** @description A month that is over: 2025-11. Left out: the last one. */
                month?: string;
                /** @description ISO 4217. */
                currency?: string;
                /** @description Where the month begins and ends, such as Europe/Paris. Left out: in UTC. */
                timeZone?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The id of the account.
                 * @example my-shop
                 */
                id: string;
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
            400: components["responses"]["malformed_request.invalid_request.https_required"];
            401: components["responses"]["signed_out"];
            403: components["responses"]["foreign_origin.password_change_required"];
            404: components["responses"]["not_found.account_unknown"];
            409: components["responses"]["conflict"];
            422: components["responses"]["search_too_wide"];
            429: components["responses"]["rate_limited.too_many_downloads"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable"];
        };
    };
    exportAccountPostingsPdf: {
        parameters: {
            query?: {
                /** @description The platform whose it is. Left out: the first one. */
                platformId?: number;
                /** @description A month that is over: 2025-11. Left out: the last one. */
                month?: string;
                /** @description ISO 4217. */
                currency?: string;
                /** @description Where the month begins and ends, such as Europe/Paris. Left out: in UTC. */
                timeZone?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The id of the account.
                 * @example my-shop
                 */
                id: string;
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
            400: components["responses"]["malformed_request.invalid_request.https_required"];
            401: components["responses"]["signed_out"];
            403: components["responses"]["foreign_origin.password_change_required"];
            404: components["responses"]["not_found.account_unknown"];
            409: components["responses"]["conflict"];
            422: components["responses"]["search_too_wide"];
            429: components["responses"]["rate_limited.too_many_downloads"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable"];
        };
    };
    readBalanceDays: {
        parameters: {
            query?: {
                /** @description The platform whose it is. Left out: the first one. */
                platformId?: number;
            };
            header?: never;
            path: {
                /**
                 * @description The id of the account.
                 * @example my-shop
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By currency */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description One for each currency that was ever posted. */
                        items: components["schemas"]["BalanceDays"][];
                    };
                };
            };
            400: components["responses"]["malformed_request.invalid_request.https_required"];
            401: components["responses"]["signed_out"];
            403: components["responses"]["foreign_origin.password_change_required"];
            404: components["responses"]["not_found.account_unknown"];
            422: components["responses"]["search_too_wide"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable"];
        };
    };
    listAllTransfers: {
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
                /** @description Only of this platform. */
                platformId?: number;
                /** @description Took or gave money. */
                accountId?: string;
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
                        items: components["schemas"]["TransferForOperators"][];
                        /**
                         * @description Send it as `after` to get the next page. Null: this is the last page.
                         * @example WyIyMDI2LTExLTE1VDEyOjAwOjAwLjAwMFoiLCJhIl0
                         */
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
    transferAsOperator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OperatorTransferRequest"];
            };
        };
        responses: {
            /** @description Made, by this call or by the same one before */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransferForOperators"];
                };
            };
            400: components["responses"]["malformed_request.invalid_request.malformed_body.https_required"];
            401: components["responses"]["signed_out"];
            403: components["responses"]["foreign_origin.password_change_required.role_not_allowed.confirmation_required"];
            404: components["responses"]["account_unknown"];
            409: components["responses"]["account_closed.conflict"];
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["balance_too_low"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable"];
        };
    };
    reverseAsOperator: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the transfer.
                 * @example p2p_mi0c3k2x5f0c6a526d0c4c5e9a533d5a4d1c8a11
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OperatorReversalRequest"];
            };
        };
        responses: {
            /** @description Made, by this call or by the same one before */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransferForOperators"];
                };
            };
            400: components["responses"]["malformed_request.invalid_request.malformed_body.https_required"];
            401: components["responses"]["signed_out"];
            403: components["responses"]["foreign_origin.password_change_required.role_not_allowed.confirmation_required"];
            404: components["responses"]["not_found"];
            409: components["responses"]["nothing_to_reverse.account_closed.conflict"];
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["reversal_too_large.balance_too_low"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable"];
        };
    };
    transferCommission: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommissionTransferRequest"];
            };
        };
        responses: {
            /** @description Made, by this call or by the same one before */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransferForOperators"];
                };
            };
            400: components["responses"]["malformed_request.invalid_request.malformed_body.https_required"];
            401: components["responses"]["signed_out"];
            403: components["responses"]["foreign_origin.password_change_required.role_not_allowed.confirmation_required"];
            404: components["responses"]["account_unknown"];
            409: components["responses"]["account_closed.conflict"];
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["balance_too_low"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable"];
        };
    };
    listAllDisputes: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page. */
                after?: string;
                /** @description How many items a page has. */
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
                        /** @description The items of this page. */
                        items: components["schemas"]["ListedDispute"][];
                        /**
                         * @description Send it as `after` to get the next page. Null: this is the last page.
                         * @example WyIyMDI2LTExLTE1VDEyOjAwOjAwLjAwMFoiLCJhIl0
                         */
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
                /** @description Comparisons on a page. */
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
                        /** @description The items of this page. */
                        items: components["schemas"]["Reconciliation"][];
                        /**
                         * @description Send it as `after` to get the next page. Null: this is the last page.
                         * @example WyIyMDI2LTExLTE1VDEyOjAwOjAwLjAwMFoiLCJhIl0
                         */
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
    listAllEvents: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page. */
                after?: string;
                /** @description How many items a page has. */
                limit?: number;
                /** @description Only of this type. */
                type?: "payment.created" | "payment.changed" | "payment.change_refused" | "payment.authorized" | "payment.partially_captured" | "payment.part_declined" | "payment.captured" | "payment.declined" | "payment.cancelled" | "payment.expired" | "payment.failed" | "payment.released" | "payment.quarantined" | "payment.reviewed" | "refund.requested" | "refund.pending" | "refund.completed" | "refund.failed" | "refund.cancelled" | "refund.corrected" | "dispute.opened" | "dispute.updated" | "dispute.resolved" | "distribution.completed" | "account.opened" | "account.changed" | "transfer.made" | "transfer.reversed" | "payout.created" | "payout.approved" | "payout.paid" | "payout.returned" | "payout.cancelled";
                /** @description The id of an event, of a payment or of a transfer. */
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
                        /** @description The items of this page. */
                        items: components["schemas"]["Event"][];
                        /**
                         * @description Send it as `after` to get the next page. Null: this is the last page.
                         * @example WyIyMDI2LTExLTE1VDEyOjAwOjAwLjAwMFoiLCJhIl0
                         */
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
    readEventDetails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the event.
                 * @example evt_pay_mi0c3k2x5f0c6a526d0c4c5e9a533d5a4d1c8a11_2
                 */
                id: string;
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
            400: components["responses"]["malformed_request.invalid_request.https_required"];
            401: components["responses"]["signed_out"];
            403: components["responses"]["foreign_origin.password_change_required"];
            404: components["responses"]["not_found"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable"];
        };
    };
    listAllWebhookEndpoints: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page. */
                after?: string;
                /** @description How many items a page has. */
                limit?: number;
                /** @description true: only those that fail, or were disabled because they failed. */
                troubled?: boolean;
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
                        items: components["schemas"]["WatchedWebhookEndpoint"][];
                        /**
                         * @description Send it as `after` to get the next page. Null: this is the last page.
                         * @example WyIyMDI2LTExLTE1VDEyOjAwOjAwLjAwMFoiLCJhIl0
                         */
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
    addWebhookEndpointAsOperator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
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
                    /**
                     * @description The platform whose events it receives. Left out: those of all platforms.
                     * @example 1
                     */
                    platformId?: number | null;
                    /**
                     * @description The password of the operator who is signed in, or signs in.
                     * @example correct horse battery
                     */
                    password?: string;
                    /**
                     * @description Six digits of the authenticator app, or a recovery code. Each works once.
                     * @example 123456
                     */
                    code?: string;
                };
            };
        };
        responses: {
            /** @description A receiver of events, and how it is doing */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WatchedWebhookEndpoint"];
                };
            };
            400: components["responses"]["malformed_request.invalid_request.malformed_body.https_required"];
            401: components["responses"]["signed_out.two_factor_required"];
            403: components["responses"]["foreign_origin.password_change_required.role_not_allowed.confirmation_required.password_wrong.code_wrong"];
            404: components["responses"]["not_found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable"];
        };
    };
    readWebhookEndpointDetails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the webhook endpoint.
                 * @example whe_5f0c6a526d0c4c5e9a533d5a4d1c8a11
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A receiver of events, and how it is doing */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WatchedWebhookEndpoint"];
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
    removeWebhookEndpointAsOperator: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the webhook endpoint.
                 * @example whe_5f0c6a526d0c4c5e9a533d5a4d1c8a11
                 */
                id: string;
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
            400: components["responses"]["malformed_request.invalid_request.malformed_body.https_required"];
            401: components["responses"]["signed_out"];
            403: components["responses"]["foreign_origin.password_change_required.role_not_allowed"];
            404: components["responses"]["not_found"];
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable"];
        };
    };
    changeWebhookEndpointAsOperator: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the webhook endpoint.
                 * @example whe_5f0c6a526d0c4c5e9a533d5a4d1c8a11
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
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
                     * @description The password of the operator who is signed in, or signs in.
                     * @example correct horse battery
                     */
                    password?: string;
                    /**
                     * @description Six digits of the authenticator app, or a recovery code. Each works once.
                     * @example 123456
                     */
                    code?: string;
                };
            };
        };
        responses: {
            /** @description A receiver of events, and how it is doing */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WatchedWebhookEndpoint"];
                };
            };
            400: components["responses"]["malformed_request.invalid_request.malformed_body.https_required"];
            401: components["responses"]["signed_out.two_factor_required"];
            403: components["responses"]["foreign_origin.password_change_required.role_not_allowed.confirmation_required.password_wrong.code_wrong"];
            404: components["responses"]["not_found"];
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable"];
        };
    };
    listAllWebhookDeliveries: {
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
            400: components["responses"]["malformed_request.invalid_request.https_required"];
            401: components["responses"]["signed_out"];
            403: components["responses"]["foreign_origin.password_change_required"];
            404: components["responses"]["not_found"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable"];
        };
    };
    listEventDeliveries: {
        parameters: {
            query?: {
                /** @description Of all events of this payment or transfer. Send either this or `eventId`. */
                transactionId?: string;
                /** @description Of this event alone. */
                eventId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By event and endpoint */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventDeliveries"];
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
    enableWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the webhook endpoint.
                 * @example whe_5f0c6a526d0c4c5e9a533d5a4d1c8a11
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A receiver of events, and how it is doing */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WatchedWebhookEndpoint"];
                };
            };
            400: components["responses"]["malformed_request.invalid_request.malformed_body.https_required"];
            401: components["responses"]["signed_out"];
            403: components["responses"]["foreign_origin.password_change_required.role_not_allowed.confirmation_required"];
            404: components["responses"]["not_found"];
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable"];
        };
    };
    disableWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the webhook endpoint.
                 * @example whe_5f0c6a526d0c4c5e9a533d5a4d1c8a11
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A receiver of events, and how it is doing */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WatchedWebhookEndpoint"];
                };
            };
            400: components["responses"]["malformed_request.invalid_request.malformed_body.https_required"];
            401: components["responses"]["signed_out"];
            403: components["responses"]["foreign_origin.password_change_required.role_not_allowed"];
            404: components["responses"]["not_found"];
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable"];
        };
    };
    revealWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the webhook endpoint.
                 * @example whe_5f0c6a526d0c4c5e9a533d5a4d1c8a11
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The password of the operator who is signed in, or signs in.
                     * @example correct horse battery
                     */
                    password?: string;
                    /**
                     * @description Six digits of the authenticator app, or a recovery code. Each works once.
                     * @example 123456
                     */
                    code?: string;
                };
            };
        };
        responses: {
            /** @description The secret */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevealedWebhookSecret"];
                };
            };
            400: components["responses"]["malformed_request.invalid_request.malformed_body.https_required"];
            401: components["responses"]["signed_out.two_factor_required"];
            403: components["responses"]["foreign_origin.password_change_required.role_not_allowed.confirmation_required.password_wrong.code_wrong"];
            404: components["responses"]["not_found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable"];
        };
    };
    rotateWebhookSecretAsOperator: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the webhook endpoint.
                 * @example whe_5f0c6a526d0c4c5e9a533d5a4d1c8a11
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description For how long the old secret signs beside the new one.
                     * @default 24
                     * @example 24
                     */
                    overlapHours?: number;
                };
            };
        };
        responses: {
            /** @description A receiver of events, and how it is doing */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WatchedWebhookEndpoint"];
                };
            };
            400: components["responses"]["malformed_request.invalid_request.malformed_body.https_required"];
            401: components["responses"]["signed_out"];
            403: components["responses"]["foreign_origin.password_change_required.role_not_allowed"];
            404: components["responses"]["not_found"];
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable"];
        };
    };
    testWebhookEndpointAsOperator: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the webhook endpoint.
                 * @example whe_5f0c6a526d0c4c5e9a533d5a4d1c8a11
                 */
                id: string;
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
            400: components["responses"]["malformed_request.invalid_request.malformed_body.https_required"];
            401: components["responses"]["signed_out"];
            403: components["responses"]["foreign_origin.password_change_required.role_not_allowed"];
            404: components["responses"]["not_found"];
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable"];
        };
    };
    sendEventAsOperator: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the webhook endpoint.
                 * @example whe_5f0c6a526d0c4c5e9a533d5a4d1c8a11
                 */
                id: string;
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
            400: components["responses"]["malformed_request.invalid_request.malformed_body.https_required"];
            401: components["responses"]["signed_out"];
            403: components["responses"]["foreign_origin.password_change_required.role_not_allowed"];
            404: components["responses"]["not_found"];
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable"];
        };
    };
    resendEventsAsOperator: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the webhook endpoint.
                 * @example whe_5f0c6a526d0c4c5e9a533d5a4d1c8a11
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResendRequest"];
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
            400: components["responses"]["malformed_request.invalid_request.malformed_body.https_required"];
            401: components["responses"]["signed_out"];
            403: components["responses"]["foreign_origin.password_change_required.role_not_allowed"];
            404: components["responses"]["not_found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable"];
        };
    };
    replayEventsAsOperator: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the webhook endpoint.
                 * @example whe_5f0c6a526d0c4c5e9a533d5a4d1c8a11
                 */
                id: string;
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
            400: components["responses"]["malformed_request.invalid_request.malformed_body.https_required"];
            401: components["responses"]["signed_out"];
            403: components["responses"]["foreign_origin.password_change_required.role_not_allowed"];
            404: components["responses"]["not_found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["body_too_large"];
            415: components["responses"]["unsupported_media_type"];
            429: components["responses"]["rate_limited"];
            500: components["responses"]["internal_error"];
            503: components["responses"]["overloaded.temporarily_unavailable"];
        };
    };
}
