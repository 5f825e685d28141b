/** What an endpoint is called: as someone has described it, or by its URL without what all have in common. */
export const nameOfEndpoint = ({ description, url }: { description: string; url: string }) =>
  description.trim() === '' ? url.replace(/^https?:\/\//, '') : description;
