import { signedInOf } from '../sessions/operator-sessions.ts';
import type { DashboardApp } from '../sessions/dashboard-app.ts';
import { makePage, momentForm, readCursor } from '../../http/pagination.ts';
import { uuidForm } from '../../http/schema-compilers.ts';
import { requireConfirmedSession } from '../confirmation/require-confirmation.ts';
import type { Dependencies } from '../../dependencies.ts';
import {
  changeRoleSchema,
  listRolesSchema,
  disableSchema,
  enableSchema,
  listOperatorsSchema,
  resetTwoFactorSchema,
} from './schema.ts';
import { administerOperator } from './administer-operator.ts';
import { changingRoleTo, disabling, enabling, resettingTwoFactor } from './change-operator.ts';
import { rights, rolesWith } from '../roles.ts';
import { listOperatorPage, type ListedOperator } from '../queries.ts';

/** Operators and their roles. */
export const administrationRoutes = (deps: Dependencies) => async (app: DashboardApp) => {
  app.get('/roles', { schema: listRolesSchema }, () => {
    const { environment } = deps.config;
    return { items: rights.map((right) => ({ right, roles: rolesWith(right, environment) })) };
  });

  app.get('/operators', { schema: listOperatorsSchema }, async (request) => {
    const { after, limit = 50 } = request.query;
    const [createdAt, id] = readCursor(after, [momentForm, uuidForm]) ?? [];
    const position = createdAt && id ? { createdAt: new Date(createdAt), id } : undefined;
    const rows = await listOperatorPage(deps.sql, position, limit + 1);
    const present = presentTo(signedInOf(request).operator.id);
    return makePage(rows, limit, present, (row) => [row.createdAt.toISOString(), row.id]);
  });

  app.post('/operators/:id/role', { schema: changeRoleSchema }, async (request, reply) => {
    requireConfirmedSession(deps, signedInOf(request));
    await administerOperator(deps, signedInOf(request), request.params.id, changingRoleTo(request.body.role));
    return reply.code(204).send(null);
  });

  app.post('/operators/:id/disable', { schema: disableSchema }, async (request, reply) => {
    await administerOperator(deps, signedInOf(request), request.params.id, disabling);
    return reply.code(204).send(null);
  });

  app.post('/operators/:id/enable', { schema: enableSchema }, async (request, reply) => {
    requireConfirmedSession(deps, signedInOf(request));
    await administerOperator(deps, signedInOf(request), request.params.id, enabling);
    return reply.code(204).send(null);
  });

  app.post('/operators/:id/reset-two-factor', { schema: resetTwoFactorSchema }, async (request, reply) => {
    requireConfirmedSession(deps, signedInOf(request));
    await administerOperator(deps, signedInOf(request), request.params.id, resettingTwoFactor);
    return reply.code(204).send(null);
  });
};

const presentTo =
  (ownId: string) =>
  ({ id, email, role, createdAt, updatedAt, disabledAt, lastSeenAt, twoFactor }: ListedOperator) => ({
    id,
    email,
    role,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    disabledAt: disabledAt?.toISOString() ?? null,
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
    twoFactor,
    isYou: id === ownId,
  });
