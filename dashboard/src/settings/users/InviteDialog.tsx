import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { NewInvitation, OpenInvitation } from '../../api/schema.ts';
import { useApiChange } from '../../api/use-api.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { DialogStep } from '../../components/DialogStep.tsx';
import { SecretField } from '../../components/SecretField.tsx';
import { useFormats } from '../../format/use-formats.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ProblemAlert } from '../../states/ProblemAlert.tsx';
import { RoleChoice } from './RoleChoice.tsx';

type Invited = Pick<OpenInvitation, 'email' | 'role'>;

/** Asks whom to invite, and then shows the link once. */
export const InviteDialog = ({ close }: { close: () => void }) => {
  const { inviting: texts } = useTexts('users');
  const { cancel } = useTexts('components');
  const invite = useApiChange('post', '/invitations', ['/invitations']);
  const form = useForm<Invited>({ initialValues: { email: '', role: 'viewer' } });
  const body = { ...form.values, email: form.values.email.trim() };
  if (invite.data)
    return (
      <Dialog title={texts.linkTitle} close={close} isPersistent>
        <InvitationLink invited={body} answer={invite.data} onDone={close} />
      </Dialog>
    );
  return (
    <Dialog title={texts.title} close={close}>
      <form onSubmit={form.onSubmit(() => invite.mutate({ body }))}>
        <Stack>
          <ProblemAlert problem={invite.error} />
          <TextInput
            label={texts.email}
            description={texts.emailHint}
            type="email"
            autoComplete="off"
            maxLength={254}
            required
            withAsterisk={false}
            data-autofocus
            {...form.getInputProps('email')}
          />
          <RoleChoice label={texts.role} {...form.getInputProps('role')} />
          <Group justify="flex-end" mt="xs">
            <Button variant="default" onClick={close}>
              {cancel}
            </Button>
            <Button type="submit" loading={invite.isPending}>
              {texts.submit}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
};

const InvitationLink = ({
  invited: { email, role },
  answer: { link, expiresAt, isMailed },
  onDone,
}: {
  invited: Invited;
  answer: NewInvitation;
  onDone: () => void;
}) => {
  const { inviting: texts } = useTexts('users');
  const { roles } = useTexts('session');
  const { done } = useTexts('components');
  const formats = useFormats();
  return (
    <DialogStep>
      <Text fw={600}>{texts.forWhom(email, roles[role])}</Text>
      <SecretField text={link} name={texts.copy} />
      <Alert color="gold" variant="light">
        {texts.once}
      </Alert>
      {isMailed && <Text>{texts.mailed}</Text>}
      <Text c="dimmed">{texts.until(formats.time(expiresAt))}</Text>
      <Group justify="flex-end">
        <Button onClick={onDone}>{done}</Button>
      </Group>
    </DialogStep>
  );
};
