import type { ComponentType } from 'react';
import { loadTexts } from '../../../i18n/i18n.ts';
import { createLoader } from '../../../lib/load-again.ts';
import type { ExportProps } from './export-props.ts';

/** The exports. Each is loaded when its button is pressed, because few customers need them. */
const exportLoaders = {
  csv: createLoader(async () => withTexts((await import('./CsvExport.tsx')).CsvExport)),
  print: createLoader(async () => withTexts((await import('./PrintExport.tsx')).PrintExport)),
};

export type ExportKind = keyof typeof exportLoaders;

async function withTexts(Part: ComponentType<ExportProps>): Promise<ComponentType<ExportProps>> {
  await loadTexts('bill-export');
  return Part;
}

/** @throws Error if the chunk cannot be loaded; the next press tries again */
export const loadExport = (kind: ExportKind): Promise<ComponentType<ExportProps>> =>
  exportLoaders[kind].load();
