import { fileNameFrom } from '../lib/content-disposition.ts';
import { saveFile } from '../lib/save-file.ts';
import { ApiError } from './api-error.ts';
import { asApiError, failure, send } from './call.ts';
import { startDeadline } from './deadline.ts';
import { getFlowId } from './identity.ts';
import { noteCall } from './pending.ts';

/** How long a server may take to make a file, and then to send its next part, in milliseconds. */
export const FIRST_BYTE_TIMEOUT_MS = 120_000;
export const STALL_TIMEOUT_MS = 30_000;

/** S7's named error: an answer without a name for its file. */
export class MissingFileNameError extends ApiError {
  constructor(status: number) {
    super({ kind: 'malformed', status, flowId: getFlowId() });
    this.message = 'fileName is not found in response headers';
  }
}

export interface DownloadProgress {
  /** Bytes received. */
  received: number;
  /** Bytes in all; undefined if the server does not say, or sends them compressed. */
  total: number | undefined;
}

export interface DownloadOptions {
  /** Gives the download up: ApiError of kind `aborted`. */
  signal?: AbortSignal;
  /** Another name for the file, from the one that the response gives. */
  rename?: (fileName: string) => string;
  /** What is done with the file, instead of saving it. */
  handOver?: ((file: Blob, fileName: string) => void) | undefined;
  onProgress?: (progress: DownloadProgress) => void;
}

export interface DownloadedFile {
  fileName: string;
  /** In bytes. */
  size: number;
  /** What was saved, or handed over. */
  file: Blob;
}

function totalOf(headers: Headers): number | undefined {
  const length = headers.get('content-length');
  if (length === null || headers.get('content-encoding') !== null) return undefined;
  return Number.parseInt(length, 10);
}

/** Lets the parts through, counting them. The browser puts a large blob on disk by itself. */
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
 * Downloads a file and hands it to the customer under the name the response gives (S7).
 *
 * @param path of the operation with its values put in, relative to the API's base, such as
 *   `/bills/b-1/pdf`; a value from outside has to be percent-encoded
 * @throws MissingFileNameError if the response has no name; ApiError for all else. Nothing is saved
 *   then, and the call can be made again.
 */
export async function downloadFile(
  path: string,
  { signal, rename, handOver = saveFile, onProgress }: DownloadOptions = {},
): Promise<DownloadedFile> {
  const deadline = startDeadline(FIRST_BYTE_TIMEOUT_MS, signal);
  try {
    const response = await send(path, {}, deadline.signal);
    noteCall();
    const given = fileNameFrom(response.headers.get('content-disposition'));
    if (given === undefined) {
      await response.body?.cancel();
      throw new MissingFileNameError(response.status);
    }
    deadline.extend(STALL_TIMEOUT_MS);
    const file = await collect(response, (progress) => {
      deadline.extend();
      onProgress?.(progress);
    });
    const fileName = rename?.(given) ?? given;
    handOver(file, fileName);
    return { fileName, size: file.size, file };
  } catch (error) {
    throw asApiError(error, signal?.aborted ?? false, deadline.timedOut());
  } finally {
    deadline.clear();
  }
}
