/** The time in milliseconds after which the browser has started to save the file. */
const SAVE_START_MS = 60_000;

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
  setTimeout(() => URL.revokeObjectURL(address), SAVE_START_MS);
}
