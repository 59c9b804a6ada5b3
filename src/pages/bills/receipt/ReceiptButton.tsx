export { ArchiveButton as ReceiptButton } from '../../../shell/downloads/archive/ArchiveButton.tsx';
