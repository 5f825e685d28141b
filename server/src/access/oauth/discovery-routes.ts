import type { App } from '../../http/fastify.ts';
import type { Dependencies } from '../../dependencies.ts';
import { tokenPath } from './routes.ts';
import { metadataSchema } from './schema.ts';

/** RFC 8414. */
export const discoveryRoutes =
  ({ config }: Dependencies) =>
  async (app: App) => {
    const schema = {
      tags: ['Authorization'],
      operationId: 'readMetadata',
      summary: 'What a standard OAuth 2.0 client needs to know (RFC 8414)',
      security: [],
      response: { 200: metadataSchema },
      problems: [],
    };
    app.get('/.well-known/oauth-authorization-server', { schema }, () => ({
      issuer: config.publicUrl,
      token_endpoint: `${config.publicUrl}${tokenPath}`,
      grant_types_supported: ['client_credentials'],
      response_types_supported: [],
      token_endpoint_auth_methods_supported: ['client_secret_basic'],
      service_documentation: `${config.publicUrl}/docs`,
    }));
  };
