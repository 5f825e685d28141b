import type { operations } from './schema.ts';

type Answer<N extends keyof operations> = operations[N] extends {
  responses:
    | { 200: { content: { 'application/json': infer T } } }
    | { 201: { content: { 'application/json': infer T } } };
}
  ? T
  : never;

/** What the API answers, by the names that people use. */
export type Installation = Answer<'readInstallation'>;
export type Environment = Installation['environment'];

export type Session = Answer<'readSession'>;
export type Role = Session['role'];
export type OwnSession = Answer<'listSessions'>['items'][number];

/** What an authenticator app is set up with. */
export type TwoFactorSecret = Answer<'beginTwoFactor'>;

export type Operator = Answer<'listOperators'>['items'][number];
export type OpenInvitation = Answer<'listInvitations'>['items'][number];
/** With its link, which is shown once. */
export type NewInvitation = Answer<'inviteOperator'>;
/** What the invited person sees of it. */
export type Invitation = Answer<'lookAtInvitation'>;

export type ApiKey = Answer<'listApiKeys'>['items'][number];
export type RevealedApiKey = Answer<'revealApiKey'>;
export type IpAllowList = Answer<'readIpAllowList'>;

export type AuditAction = Answer<'listAuditActions'>['items'][number];
export type AuditEntry = Answer<'listAuditLog'>['items'][number];
export type AuditVerification = Answer<'verifyAuditLog'>;

export type TestClock = Answer<'readTestClock'>;

export type Home = Answer<'readHome'>;

export type Account = Answer<'readAccount'>;
export type AccountPosting = Answer<'listAccountPostings'>['items'][number];

export type ListedPayment = Answer<'listAllPayments'>['items'][number];
export type Payment = Answer<'readPaymentDetails'>;
export type PaymentStatus = ListedPayment['status'];

/** What a list of payments can be narrowed by. */
export type PaymentQuery = NonNullable<operations['exportPayments']['parameters']['query']>;
