/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { Revision } from './revision.ts';
import type { UploadToken } from './uploadToken.ts';

/**
 * A file that the customer sends back. Refused if it is empty (400-1-05-07), too large (400-1-05-08 or 413-1-00-01), has unusable characters in its name (400-1-05-09) or an unusable extension (400-1-05-10); S5.
 */
export interface ReturnedFileUpload {
  uploadToken: UploadToken;
  revision: Revision;
  /**
     * File name with its extension (S3 fileName), as the customer sees it. Unusable characters (400-1-05-09) are those that file systems refuse: \ / : * ? " < > |, control and invisible characters (Unicode Cc, Cf, Zl, Zp), and a blank or a dot at either end. More than fileNameMaxLength characters give 400-1-00-04.
     * @minLength 1
     * @maxLength 255
     */
  fileName: string;
  /** Content of the file. */
  file: Blob | File;
}
