/** The time in milliseconds after which the browser has started to save the file. */
const SAVE_START_MS = 60_000;

/** Saves a file under a name, as a native download. */
export function saveFile(file: Blob, fileName: string): void {
  const blobUrl = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = blobUrl;
  link.download = fileName;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(blobUrl), SAVE_START_MS);
}
