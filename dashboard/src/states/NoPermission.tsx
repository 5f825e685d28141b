import { useTexts } from '../i18n/use-texts.ts';
import { PadlockIcon } from '../icons.tsx';
import { useSession } from '../session/session.ts';
import { StatePanel } from './StatePanel.tsx';

/** Says that the role doesn't have this page. The API refuses its calls anyway. */
export const NoPermission = ({ level = 2 }: { level?: 1 | 2 }) => {
  const { noPermission } = useTexts('states');
  const { email, role } = useSession();
  const { roles } = useTexts('session');
  return (
    <StatePanel level={level} icon={PadlockIcon} title={noPermission.title}>
      {noPermission.text(email, roles[role])}
    </StatePanel>
  );
};
