import { createBrowserRouter } from 'react-router';
import { SignInPage } from '../sign-in/SignInPage.tsx';
import { FailedToLoad } from '../states/FailedToLoad.tsx';
import { Loading } from '../states/Loading.tsx';
import { NotFound } from '../states/NotFound.tsx';
import { urls } from '../urls.ts';
import { Layout } from './Layout.tsx';
import { PageGate } from './PageGate.tsx';
import { pages, type PageRoute } from './routes.tsx';
import { SessionGate } from './SessionGate.tsx';

const routeOf = (page: PageRoute) => ({
  path: page.path,
  lazy: async () => {
    const Page = await page.load();
    return {
      element: (
        <PageGate page={page}>
          <Page />
        </PageGate>
      ),
    };
  },
});

/** The sign-in page, and inside the frame the table of pages. */
export const makeRouter = () =>
  createBrowserRouter(
    [
      {
        hydrateFallbackElement: <Loading isWholePage />,
        errorElement: <FailedToLoad isWholePage />,
        children: [
          { path: urls.signIn, element: <SignInPage /> },
          {
            path: urls.invitation,
            lazy: () =>
              import('../sign-in/InvitationPage.tsx').then((page) => ({ Component: page.InvitationPage })),
          },
          {
            element: (
              <SessionGate>
                <Layout />
              </SessionGate>
            ),
            children: [
              {
                errorElement: <FailedToLoad />,
                children: [...pages.map(routeOf), { path: '*', element: <NotFound /> }],
              },
            ],
          },
        ],
      },
    ],
    { basename: '/dashboard' },
  );
