import { once } from 'node:events';
import { buildShop } from './app.ts';
import { readSettings } from './web/settings.ts';

/** Answers that are on their way have this long when the shop stops. Browsers keep connections open for later. */
const stopMsMax = 1000;

try {
  // oxlint-disable-next-line node/no-process-env -- the only place that reads the environment
  const settings = readSettings(process.env);
  const { server, endPages } = await buildShop(settings);
  const stop = () => {
    endPages();
    server.close(() => process.exit(0));
    setTimeout(() => server.closeAllConnections(), stopMsMax).unref();
  };
  // A forked shop ends when its parent process ends.
  process.once('SIGTERM', stop).once('SIGINT', stop).once('disconnect', stop);
  server.listen(settings.port, settings.host);
  await once(server, 'listening');
  process.stdout.write(`Demo shop at ${settings.shopUrl}\n`);
  process.send?.({ ready: true, url: settings.shopUrl });
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  const inUse = 'Its port is already in use. Stop the other program, or set SHOP_PORT.';
  process.stderr.write(`The demo shop cannot start: ${code === 'EADDRINUSE' ? inUse : message}\n`);
  process.exit(1);
}
