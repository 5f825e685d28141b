import { requestingApproval } from '../../operators/approvals/request-approval.ts';
import type { SignedIn } from '../../operators/operator.ts';
import { requireNeed, type Right } from '../../operators/roles.ts';
import { makeSignedIn } from '../../operators/sessions/find-session.ts';
import { hashSessionId } from '../../operators/sessions/open-session.ts';
import { cookieName } from '../../operators/sessions/operator-sessions.ts';
import { signIn } from '../../operators/sign-in/sign-in.ts';
import { signOut } from '../../operators/sign-in/sign-out.ts';
import type { Dependencies } from '../../dependencies.ts';
import { Problem } from '../../problem.ts';
import type { Config } from '../../start/config.ts';
import { StartFault } from '../../start/start-fault.ts';
import { sayDatabase } from '../say-database.ts';
import { withKnownDatabase } from '../with-dependencies.ts';
import { openPrompt, type Prompt } from './prompt.ts';
import { readSignIn } from './read-sign-in.ts';

/** Someone at the machine itself has no address. */
const address = '';
const origin = { address, userAgent: 'florin command line', deviceToken: undefined, language: undefined };

export const signInOptions = {
  email: { type: 'string', value: '<e-mail>', help: 'who you are; the password is asked for' },
} as const;

type Work<T> = (deps: Dependencies, operator: SignedIn) => Promise<T>;

/**
 * Signs an operator in as at the dashboard, does the work, and signs out. So the command line can do no more than
 * the operator can, wrong passwords are counted, and the audit log says who it was.
 */
export const asOperator = async <T>(
  config: Config,
  email: string | undefined,
  right: Right,
  work: Work<T>,
): Promise<T> =>
  inSession(config, email, right, async (deps, operator, session) => {
    try {
      requireRights(operator, config);
      return await requestingApproval(deps, operator, () => work(deps, operator));
    } finally {
      await session.end();
    }
  });

/** The same, but the session goes on. The caller ends it over HTTP, with this cookie. */
export const staySignedIn = <T>(config: Config, email: string | undefined, right: Right, work: Work<T>) =>
  inSession(config, email, right, async (deps, operator, session) => {
    try {
      requireRights(operator, config);
      const result = await requestingApproval(deps, operator, () => work(deps, operator));
      return { result, cookie: session.cookie };
    } catch (error) {
      await session.end();
      throw error;
    }
  });

interface Session {
  readonly cookie: string;
  end(): Promise<void>;
}

const inSession = async <T>(
  config: Config,
  email: string | undefined,
  right: Right,
  work: (deps: Dependencies, operator: SignedIn, session: Session) => Promise<T>,
): Promise<T> => {
  // Before anybody types a password.
  sayDatabase(config);
  const prompt = openPrompt();
  try {
    const given = await readSignIn(config, email, prompt);
    return await withKnownDatabase(config, async (deps) => {
      const { sessionId, operator, failedSignIns, passwordChange } = await signInWith(deps, given, prompt);
      const opened = { operator, sessionIdHash: hashSessionId(sessionId), confirmedAt: null };
      const signedIn = makeSignedIn(deps, opened, right, address);
      const session = {
        cookie: `${cookieName(config.publicUrl, 'session')}=${sessionId}`,
        end: async () => void (await signOut(deps, signedIn)),
      };
      if (failedSignIns > 0)
        process.stderr.write(`Failed sign-ins as ${operator.email} since the last one: ${failedSignIns}.\n`);
      if (passwordChange)
        process.stderr.write(
          `The password of ${operator.email} was changed at ${passwordChange.at.toISOString()} from ${passwordChange.address}.\n`,
        );
      return work(deps, signedIn, session);
    });
  } finally {
    prompt.close();
  }
};

const requireRights = ({ operator, need }: SignedIn, { environment }: Config) => {
  if (operator.oneTimeUntil !== null)
    throw new StartFault('This is a one-time password. Sign in to the dashboard first and choose your own.');
  requireNeed(operator, need, environment);
};

const signInWith = async (
  deps: Dependencies,
  { email, password, file }: Awaited<ReturnType<typeof readSignIn>>,
  prompt: Prompt,
) => {
  try {
    return await signIn(deps, { email, password }, origin);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (error.code === 'two_factor_required') {
      const code = await prompt.askHidden('Code from your authenticator app, or a recovery code: ');
      return signIn(deps, { email, password, code: code.trim() }, origin);
    }
    if (error.code === 'sign_in_failed' && file !== undefined)
      throw new StartFault(
        `${email} does not have the password of ${file} any more. Say who you are: --email <e-mail>`,
      );
    throw error;
  }
};
