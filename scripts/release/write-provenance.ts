import { writeFile } from 'node:fs/promises';
import type { Source } from './source.ts';

export interface Artefact {
  readonly name: string;
  readonly sha256: string;
}

/**
 * Writes what the files were made of (an in-toto statement with SLSA provenance). It is not signed: whoever publishes a
 * release signs it with a key that they keep.
 */
export const writeProvenance = (
  { version, commit }: Source,
  artefacts: readonly Artefact[],
  file: string,
) => {
  const statement = {
    _type: 'https://in-toto.io/Statement/v1',
    subject: artefacts.map(({ name, sha256 }) => ({ name, digest: { sha256 } })),
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: 'urn:florin:npm-run-release',
        externalParameters: { version },
        internalParameters: { node: process.versions.node },
        resolvedDependencies: [{ name: 'florin', digest: { gitCommit: commit } }],
      },
      runDetails: { builder: { id: 'urn:florin:scripts/release' } },
    },
  };
  return writeFile(file, `${JSON.stringify(statement, null, 2)}\n`);
};
