import { fileNameFrom } from '../lib/content-disposition.ts';
import { saveFile } from '../lib/save-file.ts';
import { failedCall, failure, send } from './call.ts';
import { startDeadline } from './deadline.ts';
import { MissingFileNameError } from './missing-file-name-error.ts';
import { recordCall } from './pending.ts';

/** Time limits in milliseconds for the first byte, and then between two parts. */
export const FIRST_BYTE_TIMEOUT_MS = 120_000;
export const STALL_TIMEOUT_MS = 30_000;

export interface DownloadProgress {
  /** Bytes received. */
  received: number;
  /** Total bytes; undefined if the server does not send the size, or compresses the file. */
  total: number | undefined;
}

export interface DownloadOptions {
  /** Cancels the download: ApiError of kind `aborted`. */
  signal?: AbortSignal;
  /** Makes another file name from the name in the response. */
  rename?: (fileName: string) => string;
  /** Receives the file instead of saving it. */
  handOver?: ((file: Blob, fileName: string) => void) | undefined;
  onProgress?: (progress: DownloadProgress) => void;
}

export interface DownloadedFile {
  fileName: string;
  /** In bytes. */
  size: number;
  /** The saved or handed over file. */
  file: Blob;
}

function totalOf(headers: Headers): number | undefined {
  const length = headers.get('content-length');
  if (length === null || headers.get('content-encoding') !== null) return undefined;
  return Number.parseInt(length, 10);
}

/** Collects the body and reports the progress. Browsers keep a large blob on disk. */
async function collect(
  response: Response,
  onPart: (progress: DownloadProgress) => void,
): Promise<Blob> {
  const total = totalOf(response.headers);
  let received = 0;
  const counted = response.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(part, controller) {
        received += part.byteLength;
        onPart({ received, total });
        controller.enqueue(part);
      },
    }),
  );
  const type = response.headers.get('content-type') ?? 'application/octet-stream';
  const blob = await new Response(counted ?? null, { headers: { 'content-type': type } }).blob();
  if (total !== undefined && received !== total)
    throw failure('malformed', undefined, response.status);
  return blob;
}

/**
 * Downloads a file and saves it under the name in the response (S7).
 *
 * @param path of the operation with its values, relative to the API's base, such as `/bills/b-1/pdf`;
 *   values must be percent-encoded
 * @throws MissingFileNameError if the response has no name; ApiError otherwise. Nothing is saved then, and
 *   the call can be repeated.
 */
export async function downloadFile(
  path: string,
  { signal, rename, handOver = saveFile, onProgress }: DownloadOptions = {},
): Promise<DownloadedFile> {
  const deadline = startDeadline(FIRST_BYTE_TIMEOUT_MS, signal);
  try {
    const response = await send(path, {}, deadline.signal);
    recordCall();
    const serverFileName = fileNameFrom(response.headers.get('content-disposition'));
    if (serverFileName === undefined) {
      await response.body?.cancel();
      throw new MissingFileNameError(response.status);
    }
    deadline.extend(STALL_TIMEOUT_MS);
    const file = await collect(response, (progress) => {
      deadline.extend();
      onProgress?.(progress);
    });
    const fileName = rename?.(serverFileName) ?? serverFileName;
    handOver(file, fileName);
    return { fileName, size: file.size, file };
  } catch (error) {
    throw failedCall({ path }, error, signal?.aborted ?? false, deadline.timedOut());
  } finally {
    deadline.clear();
  }
}
