import type { Sql } from '../database/client.ts';

/** A certificate with which the wallet signs notifications. */
export interface StoredCertificate {
  readonly url: string;
  readonly pem: string;
}

/** Keeps what one process has learnt for the others, and for the time after a restart (docs/security.md#a23). */
export interface CertificateStore {
  list(): Promise<readonly StoredCertificate[]>;
  keep(certificate: StoredCertificate, at: Date): Promise<void>;
}

/** Wallets use few certificates at a time. */
export const certificatesMax = 16;

export const makeCertificateStore = (sql: Sql): CertificateStore => ({
  list: () => sql.read<StoredCertificate[]>`
    select url, pem from signing_certificates order by learnt_at desc limit ${certificatesMax}`,
  keep: async ({ url, pem }, at) => {
    await sql`
      insert into signing_certificates (url, pem, learnt_at) values (${url}, ${pem}, ${at})
      on conflict (url) do update set pem = excluded.pem, learnt_at = excluded.learnt_at`;
    await sql`
      delete from signing_certificates where url not in (
        select url from signing_certificates order by learnt_at desc limit ${certificatesMax})`;
  },
});
