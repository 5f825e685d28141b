type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Leaves out members that are undefined: to the types of the API, undefined is not the same as absent. */
export const defined = <T extends object>(members: T) =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as Defined<T>;
