import { StartFault } from '../../start/start-fault.ts';

/** What one check of the doctor has found. */
export interface Finding {
  readonly name: string;
  readonly result: 'ok' | 'warning' | 'wrong' | 'not_checked';
  /** In words without a full stop, with the figures. */
  readonly detail: string;
  readonly remedy: string | null;
}

export const ok = (name: string, detail: string): Finding => ({ name, result: 'ok', detail, remedy: null });
export const notChecked = (name: string, detail: string): Finding => ({
  name,
  result: 'not_checked',
  detail,
  remedy: null,
});
export const warning = (name: string, detail: string, remedy: string): Finding => ({
  name,
  result: 'warning',
  detail,
  remedy,
});
export const wrong = (name: string, detail: string, remedy: string): Finding => ({
  name,
  result: 'wrong',
  detail,
  remedy,
});

/** The first line of such a message is the cause, and the others say what to do. */
const fromFault = (name: string, { message }: StartFault) => {
  const [cause = '', ...fix] = message.replace(/ Nothing was (?:changed|done)\.$/, '').split('\n');
  return wrong(name, cause.replace(/\.$/, ''), fix.join(' '));
};

/** Makes one check. A fault that would keep the service from starting is a finding; an unexpected error ends the command. */
export const attempt = async (
  name: string,
  check: () => Promise<Finding>,
  explain: (error: unknown) => unknown = (error) => error,
): Promise<Finding> => {
  try {
    return await check();
  } catch (error) {
    const explained = explain(error);
    if (explained instanceof StartFault) return fromFault(name, explained);
    throw explained;
  }
};
