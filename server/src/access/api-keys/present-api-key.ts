import type { ApiKeyRow } from './queries.ts';

export const presentApiKey = (row: ApiKeyRow) => ({
  id: row.id,
  label: row.label,
  mayBookRefunds: row.mayBookRefunds,
  createdAt: row.createdAt.toISOString(),
  createdBy: row.createdBy,
  revokedAt: row.revokedAt?.toISOString() ?? null,
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  lastUsedFrom: row.lastUsedFrom,
});
