const known = new Map<string, unknown>();

/** Making one of the browser's formatters takes twenty to eighty times as long as using it, and a list uses hundreds. */
const remember = <Options, Format>(Kind: new (locale: string, options?: Options) => Format) => {
  return (locale: string, options?: Options): Format => {
    const key = `${Kind.name} ${locale} ${JSON.stringify(options)}`;
    const format = (known.get(key) as Format | undefined) ?? new Kind(locale, options);
    known.set(key, format);
    return format;
  };
};

export const dateFormat = remember(Intl.DateTimeFormat);
export const numberFormat = remember(Intl.NumberFormat);
export const relativeTimeFormat = remember(Intl.RelativeTimeFormat);
export const listFormat = remember(Intl.ListFormat);
