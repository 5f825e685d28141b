import type { ApiKeyRow } from './queries.ts';

export const presentApiKey = (row: ApiKeyRow) => ({
  id: row.id,
  platformId: row.platformId,
  label: row.label,
  rights: row.rights,
  mayBookRefunds: row.mayBookRefunds,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  createdBy: row.createdBy,
  revokedAt: row.revokedAt?.toISOString() ?? null,
  retiresAt: row.retiresAt?.toISOString() ?? null,
  replacedBy: row.replacedBy,
  replaces: row.replaces,
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  lastUsedFrom: row.lastUsedFrom,
});
