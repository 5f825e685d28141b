import { TextInput, type TextInputProps } from '@mantine/core';
import { useTexts } from '../i18n/use-texts.ts';

/** A code of the authenticator app, or a recovery code. Its name in a form is `code`. */
export const CodeInput = (props: TextInputProps) => {
  const texts = useTexts('password');
  return (
    <TextInput
      name="code"
      label={texts.code}
      description={texts.codeHint}
      autoComplete="one-time-code"
      spellCheck={false}
      minLength={6}
      maxLength={40}
      required
      withAsterisk={false}
      {...props}
    />
  );
};
