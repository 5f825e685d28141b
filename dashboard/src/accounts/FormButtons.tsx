import { Button, Group } from '@mantine/core';
import { useTexts } from '../i18n/use-texts.ts';

interface FormButtonsProps {
  readonly close: () => void;
  readonly isPending: boolean;
  /** Where there is something to remove. */
  readonly removal?: { readonly label: string; readonly remove: () => void } | undefined;
}

/** The buttons of a form that changes an account. */
export const FormButtons = ({ close, isPending, removal }: FormButtonsProps) => {
  const { life: texts } = useTexts('accounts');
  return (
    <Group justify="flex-end" mt="xs">
      {removal && (
        <Button variant="subtle" color="red" onClick={removal.remove}>
          {removal.label}
        </Button>
      )}
      <Button variant="default" onClick={close}>
        {texts.cancel}
      </Button>
      <Button type="submit" loading={isPending}>
        {texts.save}
      </Button>
    </Group>
  );
};
