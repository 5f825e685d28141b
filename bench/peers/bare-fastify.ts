import Fastify from 'fastify';

/**
 * Fastify with nothing behind it, as the measure of what the framework alone costs. It takes the very requests that the
 * service takes, same method, headers and body, and answers the same JSON; it reads the body and looks at none of it.
 * Its answers have schemas because that is Fastify's fast way, and the service's have them too.
 */
const [tokenAnswer, pingAnswer] = process.argv.slice(2).map((text) => JSON.parse(text) as object);

const schemaOf = (answer: object) => ({
  response: {
    200: {
      type: 'object',
      properties: Object.fromEntries(
        Object.entries(answer).map(([name, value]) => [name, { type: typeof value }]),
      ),
    },
  },
});

const app = Fastify();
app.addContentTypeParser(
  'application/x-www-form-urlencoded',
  { parseAs: 'string' },
  (_request, body, done) => {
    done(null, body);
  },
);
app.post('/token', { schema: schemaOf(tokenAnswer!) }, async () => tokenAnswer);
app.get('/ping', { schema: schemaOf(pingAnswer!) }, async () => pingAnswer);

process.once('disconnect', () => process.exit());
process.send?.({ ready: true, url: await app.listen({ host: '127.0.0.1', port: 0 }) });
