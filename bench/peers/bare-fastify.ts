import Fastify from 'fastify';

/**
 * Fastify without any logic, to measure the cost of the framework alone. It takes the same requests as the service,
 * with the same method, headers and body, and answers the same JSON. It reads the body but does not use it. Its answers
 * have schemas, like those of the service, because Fastify is faster with them.
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
