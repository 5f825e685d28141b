const cache = new Map<string, unknown>();

/** Creating a formatter takes twenty to eighty times as long as using it, and a list uses hundreds. */
const cached = <Options, Format>(Kind: new (locale: string, options?: Options) => Format) => {
  return (locale: string, options?: Options): Format => {
    const key = `${Kind.name} ${locale} ${JSON.stringify(options)}`;
    const format = (cache.get(key) as Format | undefined) ?? new Kind(locale, options);
    cache.set(key, format);
    return format;
  };
};

export const dateFormat = cached(Intl.DateTimeFormat);
export const numberFormat = cached(Intl.NumberFormat);
export const relativeTimeFormat = cached(Intl.RelativeTimeFormat);
export const listFormat = cached(Intl.ListFormat);
