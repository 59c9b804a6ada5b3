import { fileNameFrom } from '../lib/content-disposition.ts';
import { saveFile } from '../lib/save-file.ts';
import { noteFailedCall, createApiError, sendRequest } from './call.ts';
import { startDeadline } from './deadline.ts';
import { MissingFileNameError } from './missing-file-name-error.ts';
import { recordDownloadCall } from './pending.ts';

/** Time limits in milliseconds: for the first byte, and then between two chunks of the file. */
export const FIRST_BYTE_TIMEOUT_MS = 120_000;
export const STALL_TIMEOUT_MS = 30_000;

export interface DownloadProgress {
  receivedBytes: number;
  /** Undefined if the server does not send the size, or compresses the file. */
  totalBytes: number | undefined;
}

export interface DownloadOptions {
  /** Cancels the download: ApiError of kind `aborted`. */
  signal?: AbortSignal;
  /** Returns the name of the saved file for the name in the response. */
  rename?: (fileName: string) => string;
  /** Receives the file instead of saving it. */
  onFile?: ((file: Blob, fileName: string) => void) | undefined;
  onProgress?: (progress: DownloadProgress) => void;
}

export interface DownloadedFile {
  fileName: string;
  /** In bytes. */
  size: number;
  /** The file that was saved, or passed to `onFile`. */
  file: Blob;
}

function contentLengthOf(headers: Headers): number | undefined {
  const length = headers.get('content-length');
  if (length === null || headers.get('content-encoding') !== null) return undefined;
  return Number.parseInt(length, 10);
}

/** Reads the body and reports the progress. Browsers keep a large blob on disk. */
async function readBody(
  response: Response,
  onProgress: (progress: DownloadProgress) => void,
): Promise<Blob> {
  const totalBytes = contentLengthOf(response.headers);
  let receivedBytes = 0;
  const countedStream = response.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        receivedBytes += chunk.byteLength;
        onProgress({ receivedBytes, totalBytes });
        controller.enqueue(chunk);
      },
    }),
  );
  const type = response.headers.get('content-type') ?? 'application/octet-stream';
  const blob = await new Response(countedStream ?? null, {
    headers: { 'content-type': type },
  }).blob();
  if (totalBytes !== undefined && receivedBytes !== totalBytes)
    throw createApiError('malformed', undefined, response.status);
  return blob;
}

/**
 * Downloads a file and saves it under the name in the response (S7).
 *
 * @param path of the operation with its values, relative to the API's base, such as `/bills/b-1/pdf`;
 *   values must be percent-encoded
 * @throws MissingFileNameError if the response has no name; ApiError otherwise. After an error, nothing is saved,
 *   and the call can be repeated.
 */
export async function downloadFile(
  path: string,
  { signal, rename, onFile = saveFile, onProgress }: DownloadOptions = {},
): Promise<DownloadedFile> {
  const deadline = startDeadline(FIRST_BYTE_TIMEOUT_MS, signal);
  try {
    const response = await sendRequest(path, {}, deadline.signal);
    recordDownloadCall();
    const serverFileName = fileNameFrom(response.headers.get('content-disposition'));
    if (serverFileName === undefined) {
      await response.body?.cancel();
      throw new MissingFileNameError(response.status);
    }
    deadline.extend(STALL_TIMEOUT_MS);
    const file = await readBody(response, (progress) => {
      deadline.extend();
      onProgress?.(progress);
    });
    const fileName = rename?.(serverFileName) ?? serverFileName;
    onFile(file, fileName);
    return { fileName, size: file.size, file };
  } catch (error) {
    throw noteFailedCall({ path }, error, signal?.aborted ?? false, deadline.hasTimedOut());
  } finally {
    deadline.clear();
  }
}
