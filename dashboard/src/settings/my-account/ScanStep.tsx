import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useEffect, useRef } from 'react';
import type { ApiProblem } from '../../api/api-problem.ts';
import type { TwoFactorSecret } from '../../api/schema.ts';
import { SecretField } from '../../components/SecretField.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { ProblemAlert } from '../../states/ProblemAlert.tsx';
import { QrCode } from './QrCode.tsx';

/** Shows the secret for the phone to scan, and asks for its first code. */
export const ScanStep = ({
  secret: { secret, uri },
  problem,
  isPending,
  cancel,
  submit,
}: {
  secret: TwoFactorSecret;
  problem: ApiProblem | null;
  isPending: boolean;
  cancel: () => void;
  submit: (code: string) => void;
}) => {
  const { setUp: texts } = useTexts('twoFactor');
  const { cancel: cancelText } = useTexts('components');
  const form = useForm({ mode: 'uncontrolled', initialValues: { code: '' } });
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <form onSubmit={form.onSubmit(({ code }) => submit(code.trim()))}>
      <Stack>
        <ProblemAlert problem={problem} />
        <Text>{texts.scan}</Text>
        <QrCode text={uri} name={texts.picture} />
        <div>
          <Text size="sm" c="dimmed" mb={4}>
            {texts.secret}
          </Text>
          <SecretField text={secret} shown={inGroups(secret)} name={texts.copy} />
        </div>
        <TextInput
          ref={field}
          label={texts.code}
          description={texts.codeHint}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          required
          withAsterisk={false}
          key={form.key('code')}
          {...form.getInputProps('code')}
        />
        <Group justify="flex-end" mt="xs">
          <Button variant="default" onClick={cancel}>
            {cancelText}
          </Button>
          <Button type="submit" loading={isPending}>
            {texts.submit}
          </Button>
        </Group>
      </Stack>
    </form>
  );
};

const inGroups = (secret: string) => secret.replaceAll(/.{4}(?=.)/g, '$& ');
