/**
 * Loads at the first use, and again after a failure: what cannot be read now, for example without free file descriptors, can be
 * read later.
 */
export const loadOnce = <T>(load: () => Promise<T>) => {
  let loading: Promise<T> | undefined;
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
};
