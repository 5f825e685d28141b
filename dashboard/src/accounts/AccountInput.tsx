import { Autocomplete } from '@mantine/core';
import { useFoundAccounts } from './use-found-accounts.ts';

interface AccountInputProps {
  readonly platformId: number;
  readonly label: string;
  readonly value: string;
  readonly change: (id: string) => void;
  readonly says?: string | undefined;
  readonly wrong?: string | undefined;
  readonly isFirst?: boolean;
}

/** The id of an account. Those that begin with what is typed are offered. */
export const AccountInput = (props: AccountInputProps) => {
  const { platformId, label, value, change, says, wrong, isFirst = false } = props;
  const { suggestions } = useFoundAccounts(value, platformId);
  return (
    <Autocomplete
      label={label}
      data={suggestions}
      // The service has chosen them already.
      filter={({ options }) => options}
      comboboxProps={{ withinPortal: false }}
      value={value}
      onChange={change}
      description={wrong === undefined ? says : undefined}
      error={wrong ?? false}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      maxLength={256}
      autoComplete="off"
      {...(isFirst && { 'data-autofocus': true })}
    />
  );
};
