export const environments = ['sandbox', 'production'] as const;

/** The environment that a process serves. Each has its own database, secrets and wallet. */
export type Environment = (typeof environments)[number];
