import { useForm } from '@mantine/form';
import { useTexts } from '../i18n/use-texts.ts';

/** The limits of the service. */
export const passwordLength = { least: 12, most: 128 } as const;

/** The two fields of a new password. `isRefused` tells which passwords are not allowed, besides short ones. */
export const useNewPassword = (isRefused: (password: string) => boolean) => {
  const texts = useTexts('password');
  return useForm({
    initialValues: { newPassword: '', again: '' },
    validate: {
      newPassword: (value) =>
        value.length < passwordLength.least ? texts.tooShort : isRefused(value) ? texts.same : null,
      again: (value, { newPassword }) => (value === newPassword ? null : texts.differs),
    },
  });
};

export type NewPasswordForm = ReturnType<typeof useNewPassword>;
