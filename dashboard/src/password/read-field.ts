/** The text in a field of a form; empty if the form has no such field. */
export const readField = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};
