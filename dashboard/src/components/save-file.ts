/** Long enough for a browser that asks where to save the file. */
const keptForMs = 60_000;

/** Hands a file to the browser as a download. */
export const saveFile = (blob: Blob, name: string) => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), keptForMs);
};
