/** How long the browser may need to take the file over, in milliseconds. */
const HANDOVER_MS = 60_000;

/** Gives a file to the customer under a name, as the browser does with any download. */
export function saveFile(file: Blob, fileName: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), HANDOVER_MS);
}
