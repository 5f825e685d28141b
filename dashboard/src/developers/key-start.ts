/**
 * The first characters of a key, which tell it from the others without revealing it. A key is its id and its secret in
 * base64 (docs/authentication.md), so 24 characters of the id are its first 32; the id is no secret.
 */
export const keyStart = (id: string) => btoa(id.slice(0, 24));
