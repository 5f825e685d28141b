import type { ReactNode } from 'react';
import { useInstallation } from '../session/installation.ts';
import { useSession } from '../session/session.ts';
import { NoPermission } from '../states/NoPermission.tsx';
import { NotFound } from '../states/NotFound.tsx';
import { mayOpen, type PageRoute } from './routes.tsx';

/** Hides administrators' pages from viewers, and sandbox pages in production. */
export const PageGate = ({ page, children }: { page: PageRoute; children: ReactNode }) => {
  const { role } = useSession();
  const { environment } = useInstallation();
  if (mayOpen(page, role, environment)) return children;
  return page.environment === undefined || page.environment === environment ? (
    <NoPermission level={1} />
  ) : (
    <NotFound />
  );
};
