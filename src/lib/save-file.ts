/** Time for the browser to start saving the file, in milliseconds. */
const HANDOVER_MS = 60_000;

/** Saves a file under a name, as a native download. */
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
