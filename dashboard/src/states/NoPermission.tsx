import { useTexts } from '../i18n/use-texts.ts';
import { PadlockIcon } from '../icons.tsx';
import { useSession } from '../session/session.ts';
import { StatePanel } from './StatePanel.tsx';

/** Tells a viewer that a page is for administrators only. The API refuses its calls anyway. */
export const NoPermission = ({ level = 2 }: { level?: 1 | 2 }) => {
  const { noPermission } = useTexts('states');
  const { email } = useSession();
  return (
    <StatePanel level={level} icon={PadlockIcon} title={noPermission.title}>
      {noPermission.text(email)}
    </StatePanel>
  );
};
