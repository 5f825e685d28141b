import { Type } from '../schema.ts';
import type { DashboardApp } from '../operators/sessions/dashboard-app.ts';
import { environments } from '../environment.ts';
import type { Dependencies } from '../dependencies.ts';
import { version } from '../version.ts';
import { currencyCode, text } from '../http/described-fields.ts';

const schema = {
  tags: ['Dashboard'],
  operationId: 'readInstallation',
  needs: 'nothing' as const,
  summary: 'Which installation this is; needs no session',
  security: [],
  problems: [],
  response: {
    200: Type.Object(
      {
        environment: Type.Enum([...environments], {
          title: 'Environment',
          description: 'Whether money is real.',
        }),
        publicUrl: Type.String({
          format: 'uri',
          description: 'The address of this service.',
          examples: ['http://localhost:8080'],
        }),
        currency: currencyCode('ISO 4217. The currency of payments that do not name one.'),
        version: text('The version of this service.', version),
      },
      { title: 'Installation', description: 'This installation' },
    ),
  },
};

/** What the sign-in page shows before the sign-in. All of it is public. */
export const installationRoutes =
  ({ config: { environment, publicUrl, currency } }: Dependencies) =>
  async (app: DashboardApp) => {
    app.get('/installation', { schema }, () => ({ environment, publicUrl, currency, version }));
  };
