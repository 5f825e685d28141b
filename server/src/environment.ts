export const environments = ['sandbox', 'production'] as const;

/** What a process serves: one of the two, with a database, secrets and a wallet of its own. */
export type Environment = (typeof environments)[number];
