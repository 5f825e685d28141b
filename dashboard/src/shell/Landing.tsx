import { Navigate } from 'react-router';
import { mayOpen, pages } from '../routes.tsx';
import { useInstallation } from '../session/installation.ts';
import { useSession } from '../session/session.ts';
import { NotFound } from '../states/NotFound.tsx';

/** The first page of the menu that this operator may open. */
export const Landing = () => {
  const { role } = useSession();
  const { environment } = useInstallation();
  const first = pages.find((page) => page.menu !== undefined && mayOpen(page, role, environment));
  return first ? <Navigate to={first.path} replace /> : <NotFound />;
};
