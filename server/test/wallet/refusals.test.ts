import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  authorizationRules,
  changeRules,
  newOrderRules,
  orderRules,
  refundRules,
  type Rule,
} from '../../src/wallet/orders-v2/refusals.ts';

/** The wallet's published descriptions are in a folder next to the repository, not in the repository. */
const folder = new URL('../../../../shared/wallet-openapi/', import.meta.url);

/** Every call that we make, the file that describes it, and the table of its refusals. */
const calls: Record<string, readonly [file: string, rules: readonly Rule<string>[]]> = {
  'orders.create': ['checkout_orders_v2', newOrderRules],
  'orders.patch': ['checkout_orders_v2', changeRules],
  'orders.get': ['checkout_orders_v2', orderRules],
  'orders.capture': ['checkout_orders_v2', orderRules],
  'orders.authorize': ['checkout_orders_v2', orderRules],
  'authorizations.get': ['payments_payment_v2', authorizationRules],
  'authorizations.capture': ['payments_payment_v2', authorizationRules],
  'authorizations.void': ['payments_payment_v2', authorizationRules],
  'captures.get': ['payments_payment_v2', authorizationRules],
  'captures.refund': ['payments_payment_v2', refundRules],
  'refunds.get': ['payments_payment_v2', refundRules],
};

const issuesOf = (rules: readonly Rule<string>[]) => rules.flatMap(({ issues }) => issues.split(/\s+/));

interface Schema {
  readonly $ref?: string;
  readonly properties?: { readonly issue?: { readonly enum?: readonly string[] } };
}
interface Described {
  readonly operationId?: string;
  readonly responses?: Readonly<Record<string, object>>;
}
interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

/** Every issue that the refusals (4xx) of a call name. */
const listDocumented = (operationId: string, file: string) => {
  const description = JSON.parse(readFileSync(new URL(`${file}.json`, folder), 'utf8')) as Description;
  const found = new Set<string>();
  const walk = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return;
    const { $ref, properties } = node as Schema;
    if ($ref !== undefined) walk(description.components.schemas[$ref.split('/').at(-1)!]);
    for (const issue of properties?.issue?.enum ?? []) found.add(issue);
    Object.values(node).forEach(walk);
  };
  const operation = Object.values(description.paths)
    .flatMap((methods) => Object.values(methods))
    .find((one) => one.operationId === operationId);
  for (const [status, response] of Object.entries(operation?.responses ?? {}))
    if (status.startsWith('4')) walk(response);
  return [...found];
};

describe('the tables of refusals', () => {
  test.for(Object.entries(calls))(
    'every issue that the wallet documents for %s has a decision',
    ([operationId, [file, rules]], { skip }) => {
      skip(
        !existsSync(folder),
        'SKIPPED: ../shared/wallet-openapi does not exist, so no decision was compared with the published issues',
      );
      const documented = listDocumented(operationId, file);
      // One at least: an unknown id. A description that is read wrongly would have none.
      expect(documented.length).toBeGreaterThan(0);
      const decided = new Set(issuesOf(rules));
      expect(documented.filter((issue) => !decided.has(issue))).toEqual([]);
    },
  );

  test('the published descriptions name as many issues as they did when the tables were written', ({
    skip,
  }) => {
    skip(!existsSync(folder), 'SKIPPED: ../shared/wallet-openapi does not exist');
    // Of 422 alone there are 85 at a capture and 73 at an authorisation.
    expect(listDocumented('orders.capture', 'checkout_orders_v2').length).toBeGreaterThanOrEqual(85);
    expect(listDocumented('orders.authorize', 'checkout_orders_v2').length).toBeGreaterThanOrEqual(73);
  });

  test.for([
    ['orders', orderRules],
    ['authorisations', authorizationRules],
    ['refunds', refundRules],
    ['new orders', newOrderRules],
    ['changes', changeRules],
  ] as const)('no issue of %s has two decisions', ([, rules]) => {
    const issues = issuesOf(rules);
    expect(issues.filter((issue, index) => issues.indexOf(issue) !== index)).toEqual([]);
  });
});
