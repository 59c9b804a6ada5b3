import { deletePlan } from '../downloads/stored-parts.ts';
import { deleteDownloadRecords } from '../downloads/download-record.ts';
import { deleteDrafts } from './drafts.ts';

/** Deletes drafts, the plan of a download in parts, and download records from this browser, as a logout does (S4). */
export function deleteStoredData(): void {
  deleteDrafts();
  deletePlan();
  deleteDownloadRecords();
}
