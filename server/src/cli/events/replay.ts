import { findFullKeyOf } from '../../access/api-keys/queries.ts';
import { StartFault } from '../../start/start-fault.ts';
import { getEndpoint } from '../../webhooks/manage-endpoints.ts';
import { defineCommand } from '../command.ts';
import { UsageFault } from '../fault.ts';
import { findSandbox } from '../sandbox/find-sandbox.ts';
import { makePlatform } from '../sandbox/platform.ts';
import { takeApiKey } from '../sandbox/take-api-key.ts';
import { signInOptions } from '../sign-in/as-operator.ts';

export const replayEventsCommand = defineCommand({
  words: ['events', 'replay'],
  args: ['<endpoint>'],
  summary: 'send events again to an endpoint in the sandbox',
  details: 'Give either --from or --after: every event from there on is sent, in order.',
  options: {
    from: { type: 'string', value: '<time>', help: 'from this time on, such as 2026-11-16T08:00:00Z' },
    after: { type: 'string', value: '<event>', help: 'those that came after this event, by its id' },
    ...signInOptions,
  },
  run: async ({ config, args: [id = ''], values: { from, after, email } }) => {
    if ((from === undefined) === (after === undefined))
      throw new UsageFault('Give either --from <time> or --after <event>.');
    const url = await findSandbox(config);
    const key = await takeApiKey(config, { ...(email !== undefined && { email }) }, async (deps) => {
      const { platformId } = await getEndpoint(deps, id);
      const key =
        platformId === null ? undefined : await findFullKeyOf(deps.sql, platformId, deps.keyring.secretIds);
      if (key === undefined)
        throw new StartFault(
          `${id} belongs to no platform with an active API key. Send events to it again from the dashboard.`,
        );
      return key;
    });
    const path = `/webhook-endpoints/${encodeURIComponent(id)}/replay`;
    await makePlatform(url, key).ask({
      method: 'POST',
      path,
      body: from === undefined ? { after } : { from },
    });
    return {
      text: `The events are being sent again to ${id}.`,
      json: { endpointId: id, ...(from === undefined ? { after } : { from }) },
    };
  },
});
