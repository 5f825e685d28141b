// The shop of the test. The test writes the entry that the README asks for beside this file.
const { defineConfig } = require('@medusajs/framework/utils');
const payment = require('./readme-entry.js');

const [provider] = payment.options.providers;
const later = { ...provider, id: 'later', options: { ...provider.options, captureLater: true } };
// The shop waits five seconds before it handles a webhook, which is long for a test.
payment.options = { ...payment.options, webhook_delay: 200, providers: [provider, later] };

module.exports = defineConfig({
  admin: { disable: true },
  projectConfig: {
    databaseUrl: process.env.DATABASE_URL,
    http: {
      storeCors: '*',
      adminCors: '*',
      authCors: '*',
      jwtSecret: 'for-this-test',
      cookieSecret: 'for-this-test',
    },
  },
  modules: [payment],
});
