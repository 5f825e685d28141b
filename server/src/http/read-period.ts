/** The period of a list, as its query names it. */
export const readPeriod = ({ from, to }: { readonly from?: string; readonly to?: string }) => ({
  from: from === undefined ? undefined : new Date(from),
  to: to === undefined ? undefined : new Date(to),
});
