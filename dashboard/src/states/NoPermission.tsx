import { useTexts } from '../i18n/use-texts.ts';
import { PadlockIcon } from '../icons.tsx';
import { useSession } from '../session/session.ts';
import { StatePanel } from './StatePanel.tsx';

/** A viewer came to a page that is for administrators. The API refuses it by itself; this says so. */
export const NoPermission = ({ level = 2 }: { level?: 1 | 2 }) => {
  const { noPermission } = useTexts('states');
  const { email } = useSession();
  return (
    <StatePanel level={level} icon={PadlockIcon} title={noPermission.title}>
      {noPermission.text(email)}
    </StatePanel>
  );
};
