import type { ReactNode } from 'react';
import { useInstallation } from '../session/installation.ts';
import { useSession } from '../session/session.ts';
import { NoPermission } from '../states/NoPermission.tsx';
import { NotFound } from '../states/NotFound.tsx';
import { mayOpen, type PageRoute } from './routes.tsx';

/** Hides pages that the role may not see, and sandbox pages in production. */
export const PageGate = ({ page, children }: { page: PageRoute; children: ReactNode }) => {
  const { rights } = useSession();
  const { environment } = useInstallation();
  if (mayOpen(page, rights, environment)) return children;
  return page.environment === undefined || page.environment === environment ? (
    <NoPermission level={1} />
  ) : (
    <NotFound />
  );
};
