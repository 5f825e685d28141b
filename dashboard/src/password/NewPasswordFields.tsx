import { PasswordInput } from '@mantine/core';
import { useTexts } from '../i18n/use-texts.ts';
import { PasswordStrength } from './PasswordStrength.tsx';
import { passwordLength, type NewPasswordForm } from './use-new-password.ts';

/** A new password, typed twice, with the rule and its strength. */
export const NewPasswordFields = ({ form }: { form: NewPasswordForm }) => {
  const texts = useTexts('password');
  const field = {
    required: true,
    withAsterisk: false,
    autoComplete: 'new-password',
    maxLength: passwordLength.most,
  };
  return (
    <>
      <div>
        <PasswordInput
          {...field}
          label={texts.chosen}
          description={texts.rule}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          {...form.getInputProps('newPassword')}
        />
        <PasswordStrength password={form.values.newPassword} />
      </div>
      <PasswordInput {...field} label={texts.again} {...form.getInputProps('again')} />
    </>
  );
};
