import { Button, PasswordInput, Stack } from '@mantine/core';
import { useState } from 'react';
import { useApiChange } from '../../api/use-api.ts';
import { PageSection } from '../../components/PageSection.tsx';
import { Panel } from '../../components/Panel.tsx';
import { useNotify } from '../../components/use-notify.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { CodeInput } from '../../password/CodeInput.tsx';
import { NewPasswordFields } from '../../password/NewPasswordFields.tsx';
import { useNewPassword } from '../../password/use-new-password.ts';
import { useSession } from '../../session/session.ts';
import { ProblemAlert } from '../../states/ProblemAlert.tsx';
import classes from './PasswordSection.module.css';

export const PasswordSection = () => {
  const { password: texts } = useTexts('myAccount');
  const { email, twoFactor } = useSession();
  const notify = useNotify();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const form = useNewPassword((value) => value === password || value.toLowerCase() === email);
  const change = useApiChange('post', '/password', ['/sessions']);
  const submit = form.onSubmit(({ newPassword }) =>
    change.mutate(
      { body: { password, newPassword, ...(twoFactor && { code: code.trim() }) } },
      {
        onSuccess: () => {
          notify(texts.done);
          setPassword('');
          setCode('');
          form.reset();
        },
      },
    ),
  );
  return (
    <PageSection title={texts.title} text={texts.text}>
      <Panel p={{ base: 'md', sm: 'lg' }}>
        <form onSubmit={submit}>
          <Stack>
            <ProblemAlert problem={change.error} />
            {/* Tells password managers whose password this is. */}
            <input type="email" autoComplete="username" value={email} readOnly hidden />
            <div className={classes.fields}>
              <PasswordInput
                label={texts.current}
                autoComplete="current-password"
                required
                withAsterisk={false}
                value={password}
                onChange={(event) => setPassword(event.currentTarget.value)}
              />
              <NewPasswordFields form={form} />
              {twoFactor && (
                <CodeInput value={code} onChange={(event) => setCode(event.currentTarget.value)} />
              )}
            </div>
            <Button type="submit" loading={change.isPending} mr="auto">
              {texts.submit}
            </Button>
          </Stack>
        </form>
      </Panel>
    </PageSection>
  );
};
