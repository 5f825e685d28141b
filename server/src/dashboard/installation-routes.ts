import { Type } from 'typebox';
import { environments } from '../environment.ts';
import type { Parts } from '../parts.ts';
import { version } from '../version.ts';
import type { App } from '../http/fastify.ts';

const schema = {
  tags: ['Dashboard'],
  operationId: 'readInstallation',
  summary: 'Which installation this is; needs no session',
  security: [],
  response: {
    200: Type.Object(
      {
        environment: Type.Enum([...environments]),
        publicUrl: Type.String({ format: 'uri' }),
        currency: Type.String({ description: 'Of payments that name none, ISO 4217.' }),
        version: Type.String(),
      },
      { description: 'This installation' },
    ),
  },
};

/** What the sign-in page shows before anybody has signed in: nothing that the public may not know. */
export const installationRoutes =
  ({ config: { environment, publicUrl, currency } }: Parts) =>
  async (app: App) => {
    app.get('/installation', { schema }, () => ({ environment, publicUrl, currency, version }));
  };
